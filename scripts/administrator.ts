import { randomUUID } from 'node:crypto';
import { userSearchText } from '../src/shared/search.ts';
import { literal } from './seed/statements.ts';

/**
 * Returns the SQL that makes a person an administrator. Without a password the person chooses one by mail. An unconfirmed
 * sign-up may be a stranger's: its password and its links must not become the administrator's.
 */
export function administratorStatements(email: string, passwordHash: string | null): string[] {
  const name = passwordHash ? 'Administração' : (email.split('@')[0] ?? email);
  const confirmedAt = passwordHash && new Date().toISOString();
  const row = [randomUUID(), name, email, passwordHash, confirmedAt, userSearchText({ name, email })];
  const address = literal(email);
  return [
    `DELETE FROM sign_ups WHERE email = ${address};`,
    `INSERT INTO users (id, name, email, password_hash, confirmed_at, search_text) VALUES (${row.map(literal).join(', ')})
  ON CONFLICT (email) DO UPDATE SET
    password_hash = coalesce(excluded.password_hash, iif(confirmed_at IS NULL, NULL, password_hash)),
    confirmed_at = coalesce(confirmed_at, excluded.confirmed_at),
    deactivated_at = NULL;`,
    // As in the panel: a session of a customer, which a stranger may hold, must not open the panel.
    `UPDATE sessions SET ended_at = ${literal(new Date().toISOString())}, end_reason = 'ended'
  WHERE ended_at IS NULL AND user_id = (SELECT id FROM users WHERE email = ${address})
    AND user_id NOT IN (SELECT user_id FROM user_roles);`,
    `INSERT OR IGNORE INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = ${address};`,
  ];
}

/** Returns the SQL that removes the second step from an account, if no other administrator can do it. */
export function withoutPasskeysStatements(email: string): string[] {
  const own = `user_id = (SELECT id FROM users WHERE email = ${literal(email)})`;
  const ended = `UPDATE sessions SET ended_at = ${literal(new Date().toISOString())}, end_reason = 'reset' WHERE ended_at IS NULL`;
  return [
    ...['passkeys', 'recovery_codes', 'second_steps'].map((table) => `DELETE FROM ${table} WHERE ${own};`),
    `${ended} AND ${own};`,
  ];
}
