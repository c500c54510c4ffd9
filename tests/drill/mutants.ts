import assert from 'node:assert/strict';
import { scoreOf, survivorsOf, worse } from '../mutation/report.ts';
import { keptSurvivors, plantFaults } from '../mutation/stryker.ts';
import type { Mark } from './mark.ts';

/** The unit tests catch at least as many of Stryker's planted faults in the product's rules as before. */
export const mutants: Mark = {
  name: 'mutants',
  title: 'Falhas plantadas nas regras',
  async run(_, { files }) {
    const kept = keptSurvivors();
    const rules = files.length > 0 ? files : Object.keys(kept);
    const report = await plantFaults(rules);
    const grown = worse(survivorsOf(report), kept);
    assert(grown.length === 0, `passam despercebidas mais do que antes: ${grown.join(', ')} (npm run mutation)`);
    const { caught, planted, percent } = scoreOf(report);
    return `${caught} de ${planted} notadas pelos testes (${percent}) em ${rules.length} arquivos`;
  },
};
