import assert from 'node:assert/strict';
import { keptEdge, survivorsByFile } from '../mutation/edge/kept.ts';
import { plantEdgeFaults } from '../mutation/edge/play.ts';
import { LEAST, scoreOf, survivorsOf, unexplained } from '../mutation/report.ts';
import type { Mark } from './mark.ts';

/** The edge tests detect faults in what runs in workerd, except those of which a reason says why none can. */
export const edgeMutants: Mark = {
  name: 'edge-mutants',
  title: 'Faults planted in what runs with the database',
  async run(_, { files }) {
    const record = keptEdge();
    const kept = survivorsByFile(record);
    const wanted = Object.entries(record).filter(([file]) => files.length === 0 || files.includes(file));
    const { report } = await plantEdgeFaults(
      Object.fromEntries(wanted.map(([file, { tests }]) => [file, tests])),
      kept,
    );
    const unknown = unexplained(survivorsOf(report), kept);
    assert(
      unknown.length === 0,
      `undetected and without a reason (npm run mutation -- --edge): ${unknown.slice(0, 5).join('; ')}`,
    );
    const { caught, planted, share, percent } = scoreOf(report);
    assert(share >= LEAST, `only ${percent} of the planted faults were detected`);
    return `${caught} of ${planted} detected by the edge tests (${percent}) in ${wanted.length} files`;
  },
};
