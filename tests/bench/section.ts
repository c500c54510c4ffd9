import type { Browser } from '@playwright/test';

/** What a section measures with. */
export type Bench = {
  /** Serves the seeded content, with what `fill` (SQL) adds to it, for as long as `work` lasts. */
  serve: <T>(work: (origin: string) => Promise<T>, fill?: string[]) => Promise<T>;
  browser: Browser;
  /** How many samples are taken where a sample takes seconds. */
  rounds: number;
};
/** A table of results; what its figures are is said above it. */
export type Table = { note: string; head: string[]; rows: string[][] };
/** A part of the bench, by the name that `npm run bench -- --only` knows it by. */
export type Section = { name: string; title: string; run: (bench: Bench) => Promise<Table> };

/** Least, median and most. */
function spread(samples: number[]): [min: number, median: number, max: number] {
  const [first, ...others] = samples.toSorted((a, b) => a - b);
  if (first === undefined) throw new Error('nothing was measured');
  const sorted = [first, ...others];
  return [first, sorted[Math.floor(sorted.length / 2)] ?? first, sorted.at(-1) ?? first];
}

/**
 * Samples of each case, taken in turns, so that whatever else the machine does meets all alike. Those of a first round,
 * which pays for what has just started, are left out.
 */
export async function inTurns<Case, Sample>(rounds: number, cases: Case[], take: (each: Case) => Promise<Sample>) {
  const samples = cases.map((): Sample[] => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [at, each] of cases.entries()) {
      const sample = await take(each);
      if (round >= 0) samples[at]?.push(sample);
    }
  }
  return samples;
}

export const median = (samples: number[]) => spread(samples)[1];

/** `12.3 – 14.0 – 20.1` */
export function spreadText(samples: number[], digits = 1): string {
  return spread(samples)
    .map((sample) => sample.toFixed(digits))
    .join(' – ');
}

/** `0.97 ×` */
export const ratio = (part: number, whole: number) => `${(part / whole).toFixed(2)} ×`;

/** How long an answer takes to its last byte, ms, and how many bytes it has when it is unpacked. */
export async function timed(address: string, init?: RequestInit) {
  const ask = async () => {
    const started = performance.now();
    const response = await fetch(address, init);
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return { ms: performance.now() - started, bytes: byteLength };
  };
  try {
    return await ask();
  } catch (error) {
    // The local server closes connections that rest, now and then just while it is asked.
    if (error instanceof TypeError) return ask();
    throw error;
  }
}

export function markdown({ note, head, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [note, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
