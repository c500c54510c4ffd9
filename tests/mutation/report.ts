// What Stryker says of a run, in the words of this product.

type Mutant = {
  status: string;
  /** Whether it stands in what a file does once, when it is loaded. */
  static?: boolean;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
};
/** Stryker's report, as far as it is read here: https://github.com/stryker-mutator/mutation-testing-elements */
export type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

const LIVES = ['Survived', 'NoCoverage'];
const CAUGHT = ['Killed', 'Timeout'];

/** Those with one of the states. What runs when a file is loaded is not tried: each would load all tests anew. */
const among = (mutants: Mutant[], states: string[]) =>
  mutants.filter((mutant) => states.includes(mutant.status) && mutant.static !== true);

/** How many planted faults no test found, by file. */
export function survivorsOf({ files }: Report): Record<string, number> {
  return Object.fromEntries(Object.entries(files).map(([file, { mutants }]) => [file, among(mutants, LIVES).length]));
}

/** The files in which more survives than before. */
export const worse = (found: Record<string, number>, kept: Record<string, number>) =>
  Object.keys(found).filter((file) => (found[file] ?? 0) > (kept[file] ?? 0));

/** What may survive from now on: what did before, or less. */
export const better = (found: Record<string, number>, kept: Record<string, number>) => ({
  ...kept,
  ...Object.fromEntries(Object.entries(found).map(([file, count]) => [file, Math.min(count, kept[file] ?? count)])),
});

/** How many of the faults were caught. */
export function scoreOf({ files }: Report) {
  const mutants = Object.values(files).flatMap(({ mutants }) => mutants);
  const caught = among(mutants, CAUGHT).length;
  const planted = caught + among(mutants, LIVES).length;
  const share = planted === 0 ? 1 : caught / planted;
  return { caught, planted, percent: `${(share * 100).toFixed(1).replace('.', ',')} %` };
}

/** A line for each file, with what survives in it and did not before, and one for all. */
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
