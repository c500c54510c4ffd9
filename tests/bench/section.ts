import type { Browser } from '@playwright/test';

/** Tools of a section's measurements. */
export type Bench = {
  /** Serves the seeded content, plus the SQL in `fill`, while `work` runs. */
  serve: <T>(work: (origin: string) => Promise<T>, fill?: string[]) => Promise<T>;
  browser: Browser;
  /** Number of samples if one takes seconds. */
  rounds: number;
};
/** A table of results; `note`, above it, explains its figures. */
export type Table = { note: string; head: string[]; rows: string[][] };
/** A section of the bench; its name is for `npm run bench -- --only`. */
export type Section = { name: string; title: string; run: (bench: Bench) => Promise<Table> };

/** Returns minimum, median and maximum. */
function spread(samples: number[]): [min: number, median: number, max: number] {
  const [first, ...others] = samples.toSorted((a, b) => a - b);
  if (first === undefined) throw new Error('nothing was measured');
  const sorted = [first, ...others];
  return [first, sorted[Math.floor(sorted.length / 2)] ?? first, sorted.at(-1) ?? first];
}

/**
 * Takes samples of all cases in turns, so that other load on the machine affects all alike. The first round is a warm-up and
 * is dropped.
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

/** Returns the time to an answer's last byte, in ms, and its uncompressed size in bytes. */
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
    // The local server closes idle connections, sometimes just when one is reused.
    if (error instanceof TypeError) return ask();
    throw error;
  }
}

export function markdown({ note, head, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [note, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
