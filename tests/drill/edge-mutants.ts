import assert from 'node:assert/strict';
import { keptEdge, survivorsByFile } from '../mutation/edge/kept.ts';
import { plantEdgeFaults } from '../mutation/edge/play.ts';
import { LEAST, scoreOf, survivorsOf, unexplained } from '../mutation/report.ts';
import type { Mark } from './mark.ts';

const DAY = 24 * 60 * 60 * 1000;
/** All files take too long for a drill: it takes every second one, beginning by the day with the first or the second. */
const PARTS = 2;

/** The edge tests detect faults in what runs in workerd, except those of which a reason says why none can. */
export const edgeMutants: Mark = {
  name: 'edge-mutants',
  title: 'Faults planted in what runs with the database',
  async run(_, { files }) {
    const record = keptEdge();
    const kept = survivorsByFile(record);
    const day = Math.floor(Date.now() / DAY);
    const isChosen = (file: string, at: number) => (files.length > 0 ? files.includes(file) : (at + day) % PARTS === 0);
    const wanted = Object.entries(record).filter(([file], at) => isChosen(file, at));
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
    const played = `${wanted.length} of ${Object.keys(record).length} files (day ${day})`;
    return `${caught} of ${planted} detected by the edge tests (${percent}) in ${played}`;
  },
};
