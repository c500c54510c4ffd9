import assert from 'node:assert/strict';
import { LEAST, scoreOf, survivorsOf, unexplained } from '../mutation/report.ts';
import { keptSurvivors, plantFaults } from '../mutation/stryker.ts';
import type { Mark } from './mark.ts';

/** The unit tests detect Stryker's faults in the product's rules, except those of which a reason says why none can. */
export const mutants: Mark = {
  name: 'mutants',
  title: 'Faults planted in the rules',
  async run(_, { files }) {
    const kept = keptSurvivors();
    const rules = files.length > 0 ? files : Object.keys(kept);
    const report = await plantFaults(rules);
    const unknown = unexplained(survivorsOf(report), kept);
    assert(
      unknown.length === 0,
      `undetected and without a reason (npm run mutation): ${unknown.slice(0, 5).join('; ')}`,
    );
    const { caught, planted, share, percent } = scoreOf(report);
    assert(share >= LEAST, `only ${percent} of the planted faults were detected`);
    return `${caught} of ${planted} detected by the tests (${percent}) in ${rules.length} files`;
  },
};
