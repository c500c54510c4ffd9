import { spawn } from 'node:child_process';
import { answers } from '../../scripts/port.mjs';

const PORT = 8797;
/** Where the server of a bench keeps its data. */
export const STATE = '.wrangler/bench';

/**
 * The built product on this machine, for as long as `work` lasts.
 * @param {(origin: string) => Promise<void>} work
 */
export async function withServer(work) {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(PORT), STATE },
    stdio: 'ignore',
  });
  try {
    while (!(await answers(PORT))) {
      if (server.exitCode !== null) throw new Error('O servidor não subiu: rode npm start para ver por quê.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await work(`http://localhost:${PORT}`);
  } finally {
    server.kill();
  }
}

/** @param {number[]} times in ms */
export function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
}
