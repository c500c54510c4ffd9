import assert from 'node:assert/strict';
import { LEAST, scoreOf, survivorsOf, unexplained } from '../mutation/report.ts';
import { keptSurvivors, plantFaults } from '../mutation/stryker.ts';
import type { Mark } from './mark.ts';

/** The unit tests detect Stryker's faults in the product's rules, except those of which a reason says why none can. */
export const mutants: Mark = {
  name: 'mutants',
  title: 'Falhas plantadas nas regras',
  async run(_, { files }) {
    const kept = keptSurvivors();
    const rules = files.length > 0 ? files : Object.keys(kept);
    const report = await plantFaults(rules);
    const unknown = unexplained(survivorsOf(report), kept);
    assert(unknown.length === 0, `despercebidas e sem motivo (npm run mutation): ${unknown.slice(0, 5).join('; ')}`);
    const { caught, planted, share, percent } = scoreOf(report);
    assert(share >= LEAST, `só ${percent} das falhas plantadas foram notadas`);
    return `${caught} de ${planted} notadas pelos testes (${percent}) em ${rules.length} arquivos`;
  },
};
