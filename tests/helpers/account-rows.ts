// Rows of accounts, written straight to the database. Two people can have the same.
import { env } from './edge';

export const NOW = '2026-05-01T12:00:00.000Z';
export const LATER = '2026-05-01T13:00:00.000Z';

export type State = 'active' | 'invited' | 'deactivated' | 'unconfirmed';

/** Everything an account can have. The ids and hashes are of one person, all else is the same for both. */
function rowsOf(id: string, state: State): [table: string, row: Record<string, unknown>][] {
  const own = { user_id: id };
  const isInvited = state === 'invited';
  const mail = { subject: 'Oi', to_address: `${id}@x.com`, html: 'Oi', text: 'Oi' };
  const signUp = { name: 'Ana', password_hash: 'x', consent_version: '1', consent_at: NOW, created_at: NOW };
  return [
    [
      'users',
      {
        ...{ id, name: 'Ana', email: `${id}@x.com`, search_text: 'ana' },
        password_hash: isInvited ? null : 'hash',
        confirmed_at: state === 'active' || state === 'deactivated' ? NOW : null,
        deactivated_at: state === 'deactivated' ? NOW : null,
      },
    ],
    ['user_roles', { ...own, role: 'editor' }],
    ...['1', '2', '3'].map((n): [string, Record<string, unknown>] => [
      'sessions',
      { ...own, id: `${id}${n}`, device: '', created_at: NOW, rotated_at: `2026-05-0${n}` },
    ]),
    ['sessions', { ...own, id: `${id}0`, device: '', created_at: NOW, rotated_at: '2026-06', ended_at: NOW }],
    ['mailbox_tokens', { ...own, purpose: 'invitation', hash: `${id}-convite`, expires_at: LATER }],
    ['mailbox_tokens', { ...own, purpose: 'reset', hash: `${id}-senha`, expires_at: LATER }],
    ['second_steps', { ...own, hash: `${id}-passo`, expires_at: LATER }],
    ['second_steps', { ...own, hash: `${id}-chave`, session_id: `${id}1`, expires_at: LATER }],
    ...['a', 'b'].map((n): [string, Record<string, unknown>] => [
      'passkeys',
      {
        ...{ ...own, id: `${id}-${n}`, name: n, credential_id: `${id}-${n}`, public_key: 'x', counter: 0 },
        ...{ transports: '[]', synced: 0, created_at: NOW },
      },
    ]),
    ['recovery_codes', { ...own, hash: 'um' }],
    ['recovery_codes', { ...own, hash: 'dois' }],
    ['outbox', { ...own, id: `${id}-carta`, ...mail }],
    ['sign_ups', { ...signUp, id: `${id}-1`, email: `${id}@x.com`, token_hash: `${id}-1`, expires_at: LATER }],
    ['sign_ups', { ...signUp, id: `${id}-2`, email: `${id}@x.com`, token_hash: `${id}-2`, expires_at: LATER }],
  ];
}

/** Creates a person with everything an account can have. */
export async function given(id: string, state: State) {
  const statements = rowsOf(id, state).map(([table, row]) => {
    const columns = Object.keys(row);
    const sql = `INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`;
    return env.DB.prepare(sql).bind(...Object.values(row));
  });
  await env.DB.batch(statements);
}

const COLUMN: Record<string, string> = { users: 'id', sign_ups: 'email' };

/** Returns all rows of a person, by table. */
export async function standing(id: string) {
  const tables = [...new Set(rowsOf(id, 'active').map(([table]) => table))];
  const queries = tables.map((table) => {
    const value = table === 'sign_ups' ? `${id}@x.com` : id;
    return env.DB.prepare(`SELECT * FROM ${table} WHERE ${COLUMN[table] ?? 'user_id'} = ? ORDER BY 1, 2`).bind(value);
  });
  const answers = await env.DB.batch<Record<string, unknown>>(queries);
  return Object.fromEntries(tables.map((table, at) => [table, answers[at]?.results ?? []]));
}

/** Deletes all accounts, mail and activity. */
export async function nobody() {
  await env.DB.batch(
    ['users', 'sign_ups', 'outbox', 'activity'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
}
