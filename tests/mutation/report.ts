// Reads Stryker's results and compares them with the survivors that are kept with their reasons.

type Position = { line: number; column: number };
type Mutant = {
  status: string;
  replacement?: string;
  location: { start: Position; end: Position };
};
/** The fields of Stryker's report that are read here: https://github.com/stryker-mutator/mutation-testing-elements */
export type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

/** Undetected faults of each file, as `code → replacement`. The same fault is listed once for each place. */
type Found = Record<string, string[]>;
/** Faults that no test can detect, each with the reason. */
export type Kept = Record<string, { mutant: string; reason: string }[]>;

/** Minimum share of the planted faults that the tests must detect. */
export const LEAST = 0.95;

const LIVES = ['Survived', 'NoCoverage'];
const CAUGHT = ['Killed', 'Timeout'];
/** Maximum length of each half of a fault's description. */
const LONGEST = 120;

const among = (mutants: Mutant[], states: string[]) => mutants.filter(({ status }) => states.includes(status));

/** Returns the undetected faults by file. */
export function survivorsOf({ files }: Report): Found {
  return Object.fromEntries(
    Object.entries(files).map(([file, { source, mutants }]) => {
      const rows = source.split('\n');
      return [file, among(mutants, LIVES).map((mutant) => described(mutant, rows))];
    }),
  );
}

/** Returns a function that takes a text out of a copy of `texts`, and returns whether it was still there. */
function takingFrom(texts: string[]): (text: string) => boolean {
  const left = [...texts];
  return (text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
}

/** Returns the undetected faults for which no reason is kept, each with its file. */
export function unexplained(found: Found, kept: Kept): string[] {
  return Object.entries(found).flatMap(([file, faults]) => {
    const isKept = takingFrom((kept[file] ?? []).map(({ mutant }) => mutant));
    return faults.filter((fault) => !isKept(fault)).map((fault) => `${file}: ${fault}`);
  });
}

/** Returns the kept survivors without those that tests detect now. Files without results stay as they are. */
export function stillAlive(found: Found, kept: Kept): Kept {
  return Object.fromEntries(
    Object.entries(kept).map(([file, survivors]) => {
      const lives = takingFrom(found[file] ?? survivors.map(({ mutant }) => mutant));
      return [file, survivors.filter(({ mutant }) => lives(mutant))];
    }),
  );
}

/** Returns how many of the faults were detected. */
export function scoreOf({ files }: Report) {
  const mutants = Object.values(files).flatMap(({ mutants }) => mutants);
  const caught = among(mutants, CAUGHT).length;
  const planted = caught + among(mutants, LIVES).length;
  const share = planted === 0 ? 1 : caught / planted;
  return { caught, planted, share, percent: `${(share * 100).toFixed(1)} %` };
}

/** Returns a line for each file, with its undetected faults that have no reason, and a total. */
export function reportLines(report: Report, kept: Kept): string[] {
  const found = survivorsOf(report);
  const lines = Object.entries(report.files).flatMap(([file, { mutants }]) => {
    const lives = found[file] ?? [];
    const caught = among(mutants, CAUGHT).length;
    const unknown = unexplained({ [file]: lives }, kept);
    const detected = (kept[file]?.length ?? 0) - (lives.length - unknown.length);
    const change = detected > 0 ? ` (${detected} are detected now: npm run mutation -- --keep)` : '';
    const head = `${unknown.length > 0 ? '✗' : '✓'} ${file}: ${caught} of ${caught + lives.length}${change}`;
    return [head, ...unknown.map((fault) => `    ${fault.slice(file.length + 2)}`)];
  });
  const { caught, planted, percent } = scoreOf(report);
  return [...lines, `${caught} of ${planted} planted faults were detected: ${percent}`];
}

/** Describes a fault without its line, which other changes move: `code → replacement`. */
export function described(
  { replacement = '', location: { start, end } }: Omit<Mutant, 'status'>,
  rows: string[],
): string {
  const lines = rows.slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const code = lines.map((line, at) =>
    line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
  );
  const one = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  return `${one(code.join(' '))} → ${one(replacement)}`.trim();
}
