import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NODE, ROOT } from '../../scripts/prepare.mjs';
import { QUIET, WRANGLER } from '../../scripts/wrangler.mjs';
import { databaseFile, rowsOf } from './data.ts';
import type { Mark } from './mark.ts';

const NAME = '9999_flavours.sql';
const GOOD = 'CREATE TABLE flavours (id INTEGER PRIMARY KEY);\nUPDATE products SET price_cents = price_cents + 1;\n';
const BROKEN = `${GOOD}INSERT INTO nowhere VALUES (1);\n`;

/**
 * Mark 38 of trust.md: if the last line of a migration fails, none of its lines is applied; once corrected, it is applied
 * completely. It is in a copy of the migrations, beside the data.
 */
export const migrated: Mark = {
  name: 'migrated',
  title: 'Migração que falha no meio',
  run(state) {
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

    assert.notEqual(migrate(BROKEN), 0, 'uma migração quebrada passou por aplicada');
    assert.deepEqual(seen(state), before, 'uma migração quebrada deixou algo');

    assert.equal(migrate(GOOD), 0, 'a migração consertada não foi aplicada');
    const products = Number(before.prices.products);
    assert.deepEqual(seen(state), {
      tables: before.tables + 1,
      prices: { products, total: Number(before.prices.total) + products },
      names: [...before.names, NAME],
    });
    return Promise.resolve(`${products} produtos e ${before.tables} tabelas como antes; depois, aplicada inteira`);
  },
};

/** Runs README's command for the deployed database on the one in `state`; returns the exit code. */
function applied(sources: string, state: string): number | null {
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', path.join(ROOT, state)];
  const env = { ...process.env, ...QUIET, CI: 'true' };
  return spawnSync(NODE, [path.join(ROOT, WRANGLER), ...args], { cwd: sources, env, stdio: 'ignore' }).status;
}

function seen(state: string) {
  const file = databaseFile(state);
  const [tables] = rowsOf(file, "SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table'");
  const [prices] = rowsOf(file, 'SELECT count(*) AS products, sum(price_cents) AS total FROM products');
  const names = rowsOf(file, 'SELECT name FROM d1_migrations ORDER BY id').map(({ name }) => name);
  return { tables: Number(tables?.n), prices: { ...prices }, names };
}
