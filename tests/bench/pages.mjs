// `npm run bench`: what a page costs beside a constant answer of the same server, in the same run. Timings are for
// reading, never for a test: the local server is not the edge, so only the ratios travel.
import { spawn } from 'node:child_process';
import { answers } from '../../scripts/port.mjs';

const PORT = 8797;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const ROUNDS = 40;
const BATCH = 10;

/** A parameter that no cache has seen makes the edge render; without it the cache answers. */
const SUBJECTS = {
  'resposta constante (404 da API)': () => '/api/nada',
  'home, do cache': () => '/',
  'home, renderizada': () => `/?bench=${crypto.randomUUID()}`,
  'produto, renderizado': () => `/produtos/soulshake/9?bench=${crypto.randomUUID()}`,
  'artigo, renderizado': () => `/blog/1?bench=${crypto.randomUUID()}`,
};

const server = spawn(process.execPath, ['scripts/start.mjs'], {
  env: { ...process.env, PORT: String(PORT), STATE: '.wrangler/test' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  while (!(await answers(PORT))) await new Promise((resolve) => setTimeout(resolve, 200));
  const times = Object.fromEntries(Object.keys(SUBJECTS).map((name) => [name, []]));
  for (let round = -3; round < ROUNDS; round += 1) {
    for (const [name, address] of Object.entries(SUBJECTS)) {
      const started = performance.now();
      for (let request = 0; request < BATCH; request += 1) await (await fetch(ORIGIN + address())).arrayBuffer();
      if (round >= 0) times[name].push((performance.now() - started) / BATCH);
    }
  }
  const [constant] = Object.values(times).map(median);
  for (const [name, samples] of Object.entries(times)) {
    const [min, mid, max] = [Math.min(...samples), median(samples), Math.max(...samples)].map((ms) => ms.toFixed(2));
    console.log(`${name.padEnd(34)} ${min} – ${mid} – ${max} ms   ×${(median(samples) / constant).toFixed(1)}`);
  }
} finally {
  server.kill('SIGTERM');
}

function median(samples) {
  return [...samples].sort((a, b) => a - b)[Math.floor(samples.length / 2)];
}
