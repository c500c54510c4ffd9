import assert from 'node:assert/strict';
import type { Mark } from './mark.ts';
import { edgeTests } from './tests.ts';

/**
 * The promises of trust.md under random failures and concurrency: many seeds of `tests/edge/simulation`, of which the tests
 * run a few. Each seed gives one history of each kind.
 */
export const simulated: Mark = {
  name: 'simulated',
  title: 'Histories with random failures',
  async run(_, { seeds }) {
    const { passed, failed } = await edgeTests({ SIMULATE: seeds }, 'simulation');
    const names = failed.map((title) => title.split(': ').at(-1)).join(', ');
    assert(failed.length === 0, `broken by: ${names} (SIMULATE=… npx vitest run --project edge simulation)`);
    return `${passed - 1} histories (seeds ${seeds}), 0 promises broken, the same seed gives the same history`;
  },
};
