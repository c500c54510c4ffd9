// `npm run bench`: how long the panel's lists and searches take with 10,000 rows of each noun, at the edge on this machine.
import { readFileSync } from 'node:fs';
import { wrangler } from '../../scripts/wrangler.mjs';
import { STATE, spread, withServer } from './server.mjs';

const ROWS = 10_000;
const CALLS = 60;

/** The words of row i: one in a thousand is rare. */
const WORDS = "'Linha de teste ' || i || iif(i % 1000 = 7, ' raríssimo', '')";
const SEARCH = "'linha de teste ' || i || iif(i % 1000 = 7, ' rarissimo', '')";
const NUMBERS = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})`;

const FILL = `
INSERT INTO products (category, number, name, price_cents, active, search_text)
  ${NUMBERS} SELECT 'toppins', 100000 + i, ${WORDS}, 100 + i, 0, ${SEARCH} FROM n;
INSERT INTO posts (title, content, search_text) ${NUMBERS} SELECT ${WORDS}, '<p>texto</p>', ${SEARCH} FROM n;
INSERT INTO locations (name, address, city, uf, active, search_text)
  ${NUMBERS} SELECT ${WORDS}, 'Rua ' || i, 'Vitória', 'ES', 0, ${SEARCH} FROM n;
`;
const EMPTY = ['products', 'posts', 'locations']
  .map((table) => `DELETE FROM ${table} WHERE search_text LIKE 'linha de teste%';`)
  .join('\n');

const PATHS = ['products', 'posts', 'locations'].flatMap((noun) => [
  [`${noun}: lista`, `/api/panel/${noun}`],
  [`${noun}: palavra comum`, `/api/panel/${noun}?search=teste`],
  [`${noun}: palavra rara`, `/api/panel/${noun}?search=RARISSIMO`],
  [`${noun}: nada encontrado`, `/api/panel/${noun}?search=inexistente`],
]);

await withServer(async (origin) => {
  execute(EMPTY);
  execute(FILL);
  try {
    const Cookie = await signIn(origin);
    for (const [name, path] of [['resposta constante (404 da API)', '/api/nada'], ...PATHS]) {
      const times = [];
      for (let call = 0; call < CALLS; call += 1) {
        const started = performance.now();
        const response = await fetch(origin + path, { headers: { Cookie } });
        await response.arrayBuffer();
        times.push(performance.now() - started);
        if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`);
      }
      const [min, median, max] = spread(times).map((ms) => ms.toFixed(1));
      console.log(`${name.padEnd(34)} ${min} – ${median} – ${max} ms`);
    }
  } finally {
    execute(EMPTY);
  }
});

function execute(command) {
  wrangler(['d1', 'execute', 'DB', '--local', '--persist-to', STATE, '--yes', '--command', command]);
}

async function signIn(origin) {
  const password = /^DEMO_ADMIN_PASSWORD="?([^"\n]+)/m.exec(readFileSync('.dev.vars', 'utf8'))?.[1];
  const response = await fetch(`${origin}/api/auth/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  });
  if (!response.ok) throw new Error(`Entrar: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
