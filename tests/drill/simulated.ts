import assert from 'node:assert/strict';
import type { Mark } from './mark.ts';
import { edgeTests } from './tests.ts';

/** The kinds of histories: `HISTORIES` of `tests/edge/simulation/acts.ts`, which only workerd can load. */
const KINDS = ['content', 'shop'];

/**
 * The promises of trust.md under random failures and concurrency: many seeds of `tests/edge/simulation`, of which the tests
 * run a few. Each seed gives one history of each kind.
 */
export const simulated: Mark = {
  name: 'simulated',
  title: 'Histories with random failures',
  async run(_, { seeds }) {
    // Two processes: a history needs one core, and waits for nothing.
    const ranges = seeds.includes(':') ? [seeds] : KINDS.map((kind) => `${kind}:${seeds}`);
    const runs = await Promise.all(ranges.map((range) => edgeTests({ SIMULATE: range }, 'simulation')));
    const failed = runs.flatMap((run) => run.failed);
    // Each run also plays one seed twice.
    const played = runs.reduce((sum, { passed }) => sum + passed - 1, 0);
    const names = failed.map((title) => title.split(': ').at(-1)).join(', ');
    assert(failed.length === 0, `broken by: ${names} (SIMULATE=… npx vitest run --project edge simulation)`);
    return `${played} histories (seeds ${seeds}), 0 promises broken, the same seed gives the same history`;
  },
};
