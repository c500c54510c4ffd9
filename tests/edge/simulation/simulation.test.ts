import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '../../helpers/edge';
import { history } from './acts';
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

/** Plays the history of a seed; returns its trace. */
async function played(seed: number): Promise<string[]> {
  let trace: string[] = [];
  let failedAt = Number.POSITIVE_INFINITY;
  const property = fc.asyncProperty(history, fc.scheduler(), fc.nat(2), async (commands, scheduler, one) => {
    if (performance.now() - failedAt > SHRINKING) return;
    const simulation = await Simulation.begun(scheduler, one === 0);
    trace = simulation.trace;
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: simulation }), commands);
    } catch (error) {
      failedAt = Math.min(failedAt, performance.now());
      const again = `SIMULATE=${seed} npx vitest run --project edge simulation`;
      throw new Error(`${String(error)}\n\n${trace.join('\n')}\n\nAgain: ${again}\n`);
    }
  });
  await fc.assert(property, { seed, numRuns: 1, endOnFailure: seeds().length > 1, includeErrorInReport: true });
  return trace;
}

/** `SIMULATE=17` or `SIMULATE=100-300` plays other seeds. */
function seeds(): number[] {
  const [first = 0, last = first] = env.SIMULATE.split('-').map(Number);
  if (!env.SIMULATE) return [...ALWAYS, ...KEPT];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

test.each(seeds())(
  'the guarantees hold under failures and concurrent requests: seed %i',
  { timeout: 120_000 },
  async (seed) => {
    await played(seed);
  },
);

test('one seed always plays the same history', { timeout: 60_000 }, async () => {
  expect(await played(ALWAYS[0] ?? 0)).toEqual(await played(ALWAYS[0] ?? 0));
});
