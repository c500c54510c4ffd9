// @module-tag long
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUp } from '../../scripts/backup/back-up';
import type { DataStore } from '../../scripts/backup/data-store';
import { knownMigrations } from '../../scripts/backup/migrations';
import { restoreInto } from '../../scripts/backup/restore-into';
import { breaking, disturbed, silent, withBackup } from '../helpers/backups';
import { contentsOf, isUntouched, put } from '../helpers/data-stores';

const stores = withBackup();
const { file, folder } = stores;

describe('a restore', () => {
  test('invalidates all pages rendered before, as its last step', async () => {
    const steps: string[] = [];
    const noted: DataStore = {
      ...stores.target,
      async batch(statements) {
        steps.push('batch');
        return stores.target.batch(statements);
      },
      async noteChange() {
        steps.push('change');
        await stores.target.noteChange();
      },
    };
    await restoreInto(noted, file, { say: silent });
    expect(steps.indexOf('change')).toBe(steps.length - 1);
  });

  test('is refused over existing data, and with --replace leaves nothing of them', async () => {
    await restoreInto(stores.target, file, { say: silent });
    await stores.target.batch([{ sql: "UPDATE posts SET title = 'Meu'" }, { sql: 'DELETE FROM activity' }]);
    await put(stores.target, '0a1b/original', Buffer.alloc(100_000), 'image/png');
    await put(stores.target, 'extra', Buffer.from('x'), 'image/png');
    const mine = await contentsOf(stores.target);
    await expect(restoreInto(stores.target, file, { say: silent })).rejects.toThrow(/Já há dados aqui/);
    expect(await contentsOf(stores.target)).toEqual(mine);
    await restoreInto(stores.target, file, { mayReplace: true, say: silent });
    expect(await contentsOf(stores.target)).toEqual(stores.original);
  });

  test('reports which access becomes valid again, before it writes', async () => {
    const newer = path.join(folder, 'access.tar.gz');
    const sql = (...statements: string[]) => stores.target.batch(statements.map((each) => ({ sql: each })));
    await restoreInto(stores.target, file, { say: silent });
    await sql(
      ...['bia', 'caio', 'davi', 'eva'].map(
        (name) =>
          `INSERT INTO users (id, name, email, password_hash) VALUES ('${name}', '${name}', '${name}@x', 'old')`,
      ),
      "INSERT INTO user_roles (user_id, role) VALUES ('caio', 'editor'), ('caio', 'c-level'), ('eva', 'editor')",
      `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced, created_at)
        VALUES ('k1', 'davi', 'Celular', 'c1', 'p', 0, '[]', 0, '2026'), ('k2', 'davi', 'Chave', 'c2', 'p', 0, '[]', 0, '2026')`,
    );
    await backUp(stores.target, newer, silent);
    const replace = async (store = stores.target) => {
      const said: string[] = [];
      await restoreInto(store, newer, { mayReplace: true, say: (text) => said.push(text) }).catch(() => undefined);
      return said.filter((text) => text.startsWith('Voltam a valer'));
    };
    expect(await replace()).toEqual([]);
    await sql(
      "DELETE FROM users WHERE id = 'bia'",
      "DELETE FROM user_roles WHERE user_id = 'caio' AND role = 'editor'",
      "DELETE FROM passkeys WHERE id = 'k1'",
      "UPDATE users SET password_hash = 'new', deactivated_at = '2026' WHERE id = 'davi'",
      "INSERT INTO user_roles (user_id, role) VALUES ('eva', 'admin')",
    );
    const told = [
      'Voltam a valer com esta cópia, e já não valiam:',
      'bia@x: a conta, que foi excluída',
      'caio@x: o papel Edição',
      'davi@x: a conta, que foi desativada, a chave de acesso “Celular”, a senha de antes',
    ].join('\n  ');
    expect(await replace(breaking(stores.target, 1, 'before'))).toEqual([told]);
    expect(await replace()).toEqual([told]);
    expect(await replace()).toEqual([]);
  });

  test('is refused even if a picture is the only existing data', async () => {
    await put(stores.target, 'extra', Buffer.from('x'), 'image/png');
    await expect(restoreInto(stores.target, file, { say: silent })).rejects.toThrow(/Já há dados aqui/);
  });

  /** First one write marks the restore as started, then each migration is applied; the rows follow. */
  const beforeRows = 1 + knownMigrations().length;

  test.for([
    [1, 'after'],
    [beforeRows + 2, 'before'],
    [beforeRows + 5, 'after'],
  ] as const)('interrupted at write %i (%s) continues where it stopped', async ([nth, when]) => {
    await expect(restoreInto(breaking(stores.target, nth, when), file, { say: silent })).rejects.toThrow('broken off');
    const said: string[] = [];
    await restoreInto(stores.target, file, { say: (text) => said.push(text) });
    expect(await contentsOf(stores.target)).toEqual(stores.original);
    expect(said.some((text) => text.startsWith('Continuando'))).toBe(nth > beforeRows);
  });

  test('that was interrupted refuses another backup, unless that may replace it', async () => {
    await expect(restoreInto(breaking(stores.target, 4, 'after'), file, { say: silent })).rejects.toThrow('broken off');
    const other = path.join(folder, 'other.tar.gz');
    await backUp(stores.source, other, silent);
    await expect(restoreInto(stores.target, other, { say: silent })).rejects.toThrow(/pela metade/);
    await restoreInto(stores.target, other, { mayReplace: true, say: silent });
    expect(await contentsOf(stores.target)).toEqual(await contentsOf(stores.source));
  });

  test('fails and names the changed row when another write happens during the restore', async () => {
    const act = () => stores.target.batch([{ sql: "UPDATE categories SET name = 'Meu'" }]);
    const store = disturbed(stores.target, 'DELETE FROM sqlite_sequence', 1, act);
    await expect(restoreInto(store, file, { say: silent })).rejects.toThrow(/a linha 1 da tabela categories/);
  });

  test('of an older backup applies the later migrations', async () => {
    const known = [
      ...knownMigrations(),
      { name: '9999_note.sql', sql: "ALTER TABLE slides ADD COLUMN note TEXT DEFAULT 'x';" },
    ];
    await restoreInto(stores.target, file, { known, say: silent });
    expect(await stores.target.batch([{ sql: 'SELECT note FROM slides LIMIT 1' }])).toEqual([[{ note: 'x' }]]);
  });

  test('of a backup with other migrations or other tables is refused, and nothing is written', async () => {
    const [{ name, sql } = { name: '', sql: '' }] = knownMigrations();
    const others = [[], [{ name: 'other.sql', sql }], [{ name, sql: sql.replace('subtitle TEXT,', '') }]];
    for (const known of others)
      await expect(restoreInto(stores.target, file, { known, say: silent })).rejects.toThrow(/restaure-a com a versão/);
    expect(await isUntouched(stores.target)).toBe(true);
  });
});

test('the commands report what they did, and fail with a message', () => {
  const state = ['--persist-to', path.join(folder, 'source')];
  const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });
  const made = run('scripts/backup.ts', path.join(folder, 'by-command.tar.gz'), ...state);
  expect(made.stdout).toMatch(/\d+ registros e 3 objetos em .*by-command\.tar\.gz/);
  const refused = run('scripts/restore.ts', file, ...state);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^Já há dados aqui\./)]);
});
