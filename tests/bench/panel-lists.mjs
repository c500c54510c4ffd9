// The panel's list of products with 10,000 of them, page by page and searched. Timings are for reading, never for a test.
import { readFileSync } from 'node:fs';
import { wrangler } from '../../scripts/wrangler.mjs';
import { spread, withServer } from './server.mjs';

const COUNT = 10_000;
const ROUNDS = 20;
const PATH = '/api/panel/products';

const SUBJECTS = {
  'resposta constante (404 da API)': '/api/nada',
  'sessão e papel (uma linha)': '/api/panel/products/1',
  'primeira página, por categoria': PATH,
  'página 100, por categoria': `${PATH}?after=${encodeURIComponent('["toppins",5000]')}`,
  'primeira página, por nome': `${PATH}?sort=name`,
  'primeira página, por preço': `${PATH}?sort=price&descending=true`,
  'busca com muitos resultados': `${PATH}?search=muitos&sort=name`,
  'busca com um resultado': `${PATH}?search=muitos+9999`,
  'busca sem resultado': `${PATH}?search=nenhum+deles`,
};

function run(sql) {
  wrangler(['d1', 'execute', 'DB', '--local', '--persist-to', '.wrangler/bench', '--yes', '--command', sql]);
}

await withServer(async (origin) => {
  const remove = "DELETE FROM products WHERE category = 'toppins'";
  run(`${remove}; INSERT INTO products (category, number, name, price_cents, description, search_text, active)
    WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${COUNT})
    SELECT 'toppins', value, 'Muitos ' || value, value % 90 * 100, 'Uma descrição de tamanho médio, com palavras.',
      'muitos ' || value || ' toppins uma descricao de tamanho medio, com palavras.', 0 FROM n`);
  try {
    const [, password] = /^DEMO_ADMIN_PASSWORD="?([^"\n]+)/m.exec(readFileSync('.dev.vars', 'utf8'));
    const signedIn = await fetch(`${origin}/api/auth/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ email: 'admin@example.com', password }),
    });
    const Cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    for (const [name, address] of Object.entries(SUBJECTS)) {
      const times = [];
      for (let round = -3; round < ROUNDS; round += 1) {
        const started = performance.now();
        await (await fetch(origin + address, { headers: { Cookie } })).arrayBuffer();
        if (round >= 0) times.push(performance.now() - started);
      }
      const figures = spread(times).map((ms) => ms.toFixed(1));
      console.log(`${name.padEnd(34)} ${figures.join(' – ')} ms`);
    }
  } finally {
    run(remove);
  }
});
