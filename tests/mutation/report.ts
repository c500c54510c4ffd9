// Reads Stryker's results.

type Mutant = {
  status: string;
  /** Whether it is in code that runs once, when its file is loaded. */
  static?: boolean;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
};
/** The fields of Stryker's report that are read here: https://github.com/stryker-mutator/mutation-testing-elements */
export type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

const LIVES = ['Survived', 'NoCoverage'];
const CAUGHT = ['Killed', 'Timeout'];

/** Returns mutants with one of the states. Static mutants are skipped: each would reload all tests. */
const among = (mutants: Mutant[], states: string[]) =>
  mutants.filter((mutant) => states.includes(mutant.status) && mutant.static !== true);

/** Returns the number of undetected faults by file. */
export function survivorsOf({ files }: Report): Record<string, number> {
  return Object.fromEntries(Object.entries(files).map(([file, { mutants }]) => [file, among(mutants, LIVES).length]));
}

/** Returns the files with more undetected faults than before. */
export const worse = (found: Record<string, number>, kept: Record<string, number>) =>
  Object.keys(found).filter((file) => (found[file] ?? 0) > (kept[file] ?? 0));

/** Returns the new limits of undetected faults: as before, or lower. */
export const better = (found: Record<string, number>, kept: Record<string, number>) => ({
  ...kept,
  ...Object.fromEntries(Object.entries(found).map(([file, count]) => [file, Math.min(count, kept[file] ?? count)])),
});

/** Returns how many of the faults were caught. */
export function scoreOf({ files }: Report) {
  const mutants = Object.values(files).flatMap(({ mutants }) => mutants);
  const caught = among(mutants, CAUGHT).length;
  const planted = caught + among(mutants, LIVES).length;
  const share = planted === 0 ? 1 : caught / planted;
  return { caught, planted, percent: `${(share * 100).toFixed(1).replace('.', ',')} %` };
}

/** Returns a line for each file, with its surviving faults, and a total. */
export function told(report: Report, kept: Record<string, number>): string[] {
  const lines = Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lives = among(mutants, LIVES);
    const caught = among(mutants, CAUGHT).length;
    const before = kept[file] ?? 0;
    const change = lives.length < before ? ` (eram ${before}: npm run mutation -- --keep)` : '';
    const head = `${lives.length > before ? '✗' : '✓'} ${file}: ${caught} de ${caught + lives.length}${change}`;
    const rows = source.split('\n');
    return [head, ...lives.map((mutant) => `    ${described(mutant, rows)}`)];
  });
  const { caught, planted, percent } = scoreOf(report);
  return [...lines, `${caught} de ${planted} falhas plantadas foram notadas: ${percent}`];
}

function described({ mutatorName, replacement = '', location: { start } }: Mutant, rows: string[]): string {
  const one = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100);
  return `${start.line} ${mutatorName}: ${one(rows[start.line - 1] ?? '')} → ${one(replacement)}`;
}
