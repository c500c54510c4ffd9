// @module-tag long
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '../../helpers/edge';
import { HISTORIES, type Kind } from './acts';
import { ALWAYS, KEPT } from './seeds';
import { Simulation } from './simulation';

/** Time limit for shrinking a failing history of a single seed, in ms. */
const SHRINKING = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  for (const verb of ['log', 'warn', 'error'] as const) vi.spyOn(console, verb).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Played = { kind: Kind; seed: number };

/** Plays the history of a seed; returns its trace. */
async function played({ kind, seed }: Played): Promise<string[]> {
  let trace: string[] = [];
  let failedAt = Number.POSITIVE_INFINITY;
  const property = fc.asyncProperty(HISTORIES[kind], fc.scheduler(), fc.nat(2), async (commands, scheduler, one) => {
    if (performance.now() - failedAt > SHRINKING) return;
    const simulation = await Simulation.begun(scheduler, one === 0, kind === 'shop');
    trace = simulation.trace;
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: simulation }), commands);
    } catch (error) {
      failedAt = Math.min(failedAt, performance.now());
      const again = `SIMULATE=${kind}:${seed} npx vitest run --project edge simulation`;
      throw new Error(`${String(error)}\n\n${trace.join('\n')}\n\nAgain: ${again}\n`);
    }
  });
  await fc.assert(property, { seed, numRuns: 1, endOnFailure: seeds().length > 1, includeErrorInReport: true });
  return trace;
}

/** `SIMULATE=shop:17` plays another seed, `SIMULATE=100-300` those of both kinds. */
function seeds(): Played[] {
  const all = Object.keys(HISTORIES) as Kind[];
  const of = (kinds: Kind[], seedsOf: (kind: Kind) => number[]) =>
    kinds.flatMap((kind) => seedsOf(kind).map((seed) => ({ kind, seed })));
  if (!env.SIMULATE) return of(all, (kind) => [...ALWAYS[kind], ...KEPT[kind]]);
  const [range = '', only] = env.SIMULATE.split(':').reverse();
  const [first = 0, last = first] = range.split('-').map(Number);
  const asked = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return of(only ? [only as Kind] : all, () => asked);
}

test.each(seeds())(
  'the guarantees hold under failures and concurrent requests: $kind, seed $seed',
  { timeout: 120_000 },
  async (history) => {
    await played(history);
  },
);

test('one seed always plays the same history', { timeout: 60_000 }, async () => {
  const history: Played = { kind: 'shop', seed: ALWAYS.shop[0] ?? 0 };
  expect(await played(history)).toEqual(await played(history));
});
