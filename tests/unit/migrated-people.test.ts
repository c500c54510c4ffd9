import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ROLES } from '../../src/shared/roles';

const files = globSync('migrations/*.sql').sort();
const isBefore = (file: string) => file < 'migrations/0004';

test('the migration of roles allows every role, and keeps the roles already granted', () => {
  const database = new DatabaseSync(':memory:');
  const run = (wanted: string[]) => {
    for (const file of wanted) database.exec(readFileSync(file, 'utf8'));
  };
  run(files.filter(isBefore));
  database.exec(`
    INSERT INTO users (id, name, email) VALUES ('a', 'Ana', 'ana@example.com'), ('b', 'Bia', 'bia@example.com');
    INSERT INTO user_roles VALUES ('a', 'admin', '2025-01-02'), ('a', 'c-level', '2025-01-03'), ('b', 'c-level', '2025-01-04');
  `);
  const roles = () => database.prepare('SELECT * FROM user_roles ORDER BY granted_at').all();
  const before = roles();
  run(files.filter((file) => !isBefore(file)));
  expect(roles()).toEqual(before);
  expect(database.prepare('SELECT deactivated_at FROM users').all()).toEqual([
    { deactivated_at: null },
    { deactivated_at: null },
  ]);

  const give = database.prepare(`INSERT OR REPLACE INTO user_roles (user_id, role) VALUES ('b', ?)`);
  for (const role of ROLES) give.run(role);
  expect(() => give.run('owner')).toThrow('CHECK');
  expect(() => database.exec(`INSERT INTO user_roles (user_id, role) VALUES ('nobody', 'editor')`)).toThrow('FOREIGN');
  database.exec(`DELETE FROM users WHERE id = 'b'`);
  expect(roles()).toHaveLength(2);
});
