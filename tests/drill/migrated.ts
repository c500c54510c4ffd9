import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NODE, ROOT } from '../../scripts/prepare.mjs';
import { QUIET, WRANGLER } from '../../scripts/wrangler.mjs';
import { answerOf, Client } from './client.ts';
import { databaseFile, rowsOf } from './data.ts';
import type { Mark } from './mark.ts';
import { startProduct } from './product.ts';
import { assertPublishes } from './writes.ts';

const NAME = '9999_flavours.sql';
const GOOD = 'CREATE TABLE flavours (id INTEGER PRIMARY KEY);\nUPDATE products SET price_cents = price_cents + 1;\n';
const BROKEN = `${GOOD}INSERT INTO nowhere VALUES (1);\n`;

const PAGES = ['/', '/produtos', '/produtos/soulshake/9', '/blog/1', '/onde-estamos'];
/** Answered from the database, never from the copy of a page. */
const READS = ['/api/slides', '/api/categories', '/api/products/soulshake/9', '/api/posts', '/api/locations'];

/**
 * Mark 38 of trust.md: if the last line of a migration fails, none of its lines is applied; once corrected, it is applied
 * completely. After both, the product serves and saves: it knows nothing of the migration, which is in a copy beside the
 * data, so this is also the code of a release on the schema of the next one.
 */
export const migrated: Mark = {
  name: 'migrated',
  title: 'Migration that fails half way',
  async run(state) {
    const sources = path.join(ROOT, state, 'sources');
    rmSync(sources, { recursive: true, force: true });
    for (const each of ['wrangler.toml', 'migrations']) {
      cpSync(path.join(ROOT, each), path.join(sources, each), { recursive: true });
    }
    const migrate = (sql: string) => {
      writeFileSync(path.join(sources, 'migrations', NAME), sql);
      return applied(sources, state);
    };
    const before = seen(state);

    assert.notEqual(migrate(BROKEN), 0, 'a broken migration counted as applied');
    assert.deepEqual(seen(state), before, 'a broken migration left something');
    await serves(state, 'After the broken migration', before.names.at(-1));

    assert.equal(migrate(GOOD), 0, 'the corrected migration was not applied');
    const products = Number(before.prices.products);
    assert.deepEqual(seen(state), {
      tables: before.tables + 1,
      prices: { products, total: Number(before.prices.total) + products },
      names: [...before.names, NAME],
    });
    const answers = await serves(state, 'After the corrected migration', NAME);
    const same = `${products} products and ${before.tables} tables as before; then applied as a whole`;
    return `${same}; ${answers} addresses 200 and a visible write after each`;
  },
};

/** Runs README's command for the deployed database on the one in `state`; returns the exit code. */
function applied(sources: string, state: string): number | null {
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', path.join(ROOT, state)];
  const env = { ...process.env, ...QUIET, CI: 'true' };
  return spawnSync(NODE, [path.join(ROOT, WRANGLER), ...args], { cwd: sources, env, stdio: 'ignore' }).status;
}

/** Starts the product on the data and asserts that it serves and saves. Returns how many addresses answered. */
async function serves(state: string, when: string, migration: unknown): Promise<number> {
  const product = await startProduct(state);
  try {
    const visitor = new Client(product.origin);
    for (const address of [...READS, ...PAGES]) {
      assert.equal((await answerOf(visitor.get(address)))?.status, 200, `${when}: ${address}`);
    }
    await assertPublishes(product.origin, when);
    const health = await (await visitor.get('/api/health')).json();
    assert.equal(health.migration, migration, `${when}: the last migration`);
    return READS.length + PAGES.length;
  } finally {
    await product.stop();
  }
}

function seen(state: string) {
  const file = databaseFile(state);
  const [tables] = rowsOf(file, "SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table'");
  const [prices] = rowsOf(file, 'SELECT count(*) AS products, sum(price_cents) AS total FROM products');
  const names = rowsOf(file, 'SELECT name FROM d1_migrations ORDER BY id').map(({ name }) => name);
  return { tables: Number(tables?.n), prices: { ...prices }, names };
}
