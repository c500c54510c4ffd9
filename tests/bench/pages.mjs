// `npm run bench`: what a page costs beside a constant answer of the same server, in the same run. Timings are for
// reading, never for a test: the local server is not the edge, so only the ratios travel.
import { spread, withServer } from './server.mjs';

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

await withServer(async (origin) => {
  const times = Object.fromEntries(Object.keys(SUBJECTS).map((name) => [name, []]));
  for (let round = -3; round < ROUNDS; round += 1) {
    for (const [name, address] of Object.entries(SUBJECTS)) {
      const started = performance.now();
      for (let request = 0; request < BATCH; request += 1) await (await fetch(origin + address())).arrayBuffer();
      if (round >= 0) times[name].push((performance.now() - started) / BATCH);
    }
  }
  const [, constant] = spread(Object.values(times)[0]);
  for (const [name, samples] of Object.entries(times)) {
    const [min, median, max] = spread(samples);
    const figures = [min, median, max].map((ms) => ms.toFixed(2)).join(' – ');
    console.log(`${name.padEnd(34)} ${figures} ms   ×${(median / constant).toFixed(1)}`);
  }
});
