import { expect, test } from 'vitest';
import { ORDERED } from '../../src/shared/nouns';
import { PASSWORD, signIn } from '../helpers/account';
import { authenticator, givePasskey } from '../helpers/authenticator';
import { env, request } from '../helpers/edge';

/** Location of each column about a person in the export of their data (a path in its JSON), or why it is missing. */
const SECRET = 'a secret, of which nothing is told';
const DEVICE = 'means something to the person’s device and to nobody else';
const LIVE_LINKS = 'holds links that open the account';
const SEARCH = 'name and address again, folded for search';
const KEY = 'only ties rows together';
const INNER = 'tells nothing of the person';
const COLUMNS: Record<string, Record<string, string | { at: string }>> = {
  users: {
    id: { at: 'account.id' },
    name: { at: 'account.name' },
    email: { at: 'account.email' },
    password_hash: SECRET,
    confirmed_at: { at: 'account.confirmedAt' },
    consent_version: { at: 'account.consentVersion' },
    consent_at: { at: 'account.consentAt' },
    search_text: SEARCH,
    created_at: { at: 'account.createdAt' },
    deactivated_at: { at: 'account.deactivatedAt' },
  },
  user_roles: { user_id: KEY, role: { at: 'roles.0' }, granted_at: INNER },
  sessions: {
    id: KEY,
    user_id: KEY,
    counter: INNER,
    device: { at: 'sessions.0.device' },
    created_at: { at: 'sessions.0.createdAt' },
    rotated_at: { at: 'sessions.0.rotatedAt' },
    ended_at: { at: 'sessions.0.endedAt' },
    end_reason: { at: 'sessions.0.endReason' },
  },
  passkeys: {
    id: { at: 'security.passkeys.0.id' },
    user_id: KEY,
    name: { at: 'security.passkeys.0.name' },
    credential_id: DEVICE,
    public_key: DEVICE,
    counter: INNER,
    transports: INNER,
    synced: { at: 'security.passkeys.0.synced' },
    created_at: { at: 'security.passkeys.0.createdAt' },
    last_used_at: { at: 'security.passkeys.0.lastUsedAt' },
  },
  recovery_codes: { user_id: KEY, hash: SECRET },
  second_steps: { hash: SECRET, user_id: KEY, session_id: SECRET, expires_at: SECRET },
  sign_ups: Object.fromEntries(
    'id name email password_hash consent_version consent_at token_hash expires_at created_at'
      .split(' ')
      .map((column) => [column, 'nobody’s until the address is confirmed; gone then, or after 7 days']),
  ),
  kept_products: {
    user_id: KEY,
    favourites: { at: 'kept.favourites.0' },
    seen: { at: 'kept.seen.0' },
    version: INNER,
    saved_at: { at: 'kept.savedAt' },
  },
  mailbox_tokens: { user_id: KEY, purpose: SECRET, hash: SECRET, expires_at: SECRET },
  outbox: {
    id: KEY,
    user_id: KEY,
    to_address: { at: 'mail.0.to' },
    subject: { at: 'mail.0.subject' },
    html: LIVE_LINKS,
    text: LIVE_LINKS,
    created_at: { at: 'mail.0.createdAt' },
    attempts: INNER,
    next_attempt_at: INNER,
    sent_at: { at: 'mail.0.sentAt' },
    failed_at: { at: 'mail.0.failedAt' },
    last_error: INNER,
    author_id: KEY,
    expires_at: INNER,
  },
  activity: {
    id: KEY,
    at: { at: 'activity.0.at' },
    user_id: KEY,
    action: { at: 'activity.0.action' },
    noun: { at: 'activity.0.noun' },
    record_id: { at: 'activity.0.recordId' },
    title: 'the name of the site’s record, not of the person',
    before: { at: 'about.0.before' },
    after: { at: 'about.0.after' },
    undoes: INNER,
    idempotency_key: INNER,
    idempotency_digest: INNER,
    import_id: INNER,
    act: INNER,
  },
  working_copies: {
    ...Object.fromEntries(
      'noun record_id fields base base_version version'.split(' ').map((column) => [column, 'the site’s own words']),
    ),
    user_id: KEY,
    authors: KEY,
    saved_at: 'tells of the copy; it goes with its publication',
  },
  presence: Object.fromEntries(
    'noun record_id user_id seen_at'.split(' ').map((column) => [column, 'a form that is open, for a minute']),
  ),
};
/** Tables without any data about people. */
const IMPERSONAL = [
  'categories',
  'former_addresses',
  'former_category_addresses',
  'products',
  'posts',
  ...ORDERED,
  'locations',
  'location_counts',
  'product_counts',
  'settings',
  'pages',
  'media',
  'limits',
  'previews',
  'client_errors',
  'redirects',
  'unknown_pages',
  'visits',
];

async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*'`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Creates a person who has left every kind of trace: was invited, wrote, got mail, had a role. */
async function somebody(name: string) {
  const admin = await signIn('admin');
  const client = await signIn('c-level');
  const { id, email } = client.user;
  await client.json('PATCH', '/api/me', { name: `${name} Quixadá` });
  const kept = [{ category: 'soulshake', number: 9 }];
  await client.json('PUT', '/api/me/kept-products', { favourites: kept, seen: kept, version: 0 });
  await client.json('PUT', '/api/panel/settings', {
    ...((await (await client.get('/api/panel/settings')).json()) as object),
    brandName: 'Alma',
  });
  await givePasskey(id, await authenticator());
  await client.json('PUT', '/api/me/password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} novo` });
  await admin.json('POST', '/api/panel/users/invitations', { name, email, role: 'admin' });
  const guest = { name: 'Convidada', email: `convidada-de-${id}@example.com`, role: 'c-level' };
  await client.json('POST', '/api/panel/users/invitations', guest);
  await admin.json('DELETE', `/api/panel/users/${id}/roles/admin`);
  await request('/api/auth/recoveries', {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
  });
  return client;
}

test('every column of every table is classified as personal or not', async () => {
  expect((await tables()).sort()).toEqual([...Object.keys(COLUMNS), ...IMPERSONAL].sort());
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const { results } = await env.DB.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{ name: string }>();
    expect(results.map(({ name }) => name).sort(), table).toEqual(Object.keys(columns).sort());
  }
});

test.each(ORDERED)('%s have no column with a name that suggests personal data', async (table) => {
  const { results } = await env.DB.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{ name: string }>();
  const personal = /user|person|author|name|mail|phone|address|birth|device|token|_ip$/;
  expect(results.length).toBeGreaterThan(5);
  expect(results.filter(({ name }) => personal.test(name))).toEqual([]);
});

test('the export has every personal column, and no secret that grants access', { timeout: 30_000 }, async () => {
  const client = await somebody('Benvinda');
  const text = await (await client.get('/api/me/export')).text();
  const content: unknown = JSON.parse(text);
  for (const [table, columns] of Object.entries(COLUMNS)) {
    for (const [column, where] of Object.entries(columns)) {
      if (typeof where === 'string') continue;
      const value = where.at.split('.').reduce((part, key) => (part as Record<string, unknown>)?.[key], content);
      expect(value, `${table}.${column} at ${where.at}`).not.toBeUndefined();
    }
  }
  const { results } = await env.DB.prepare(
    `SELECT password_hash AS secret FROM users UNION ALL SELECT hash FROM mailbox_tokens
     UNION ALL SELECT hash FROM recovery_codes UNION ALL SELECT public_key FROM passkeys`,
  ).all<{ secret: string | null }>();
  for (const { secret } of results) if (secret) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/\$scrypt|#[\w-]{43}/);
});

test('after a deletion no table contains the name or the address', { timeout: 30_000 }, async () => {
  const client = await somebody('Doralice');
  const { email, id } = client.user;
  const dump = async () => {
    const all = await Promise.all((await tables()).map((table) => env.DB.prepare(`SELECT * FROM "${table}"`).all()));
    return JSON.stringify(all.map(({ results }) => results));
  };
  const tracesIn = (text: string) => [email, 'Doralice', 'doralice'].filter((trace) => text.includes(trace));
  expect(tracesIn(await dump())).toEqual([email, 'Doralice', 'doralice']);
  const gone = await client.json('POST', '/api/me/deletion', { password: `${PASSWORD} novo` });
  expect(gone.status).toBe(200);
  expect(await invitationOf(id)).toMatchObject({
    text: expect.stringMatching(
      /^Olá, Convidada![\s\S]*Você recebeu um convite[\s\S]*o papel [\s\S]*reset-password#[\w-]{43}/,
    ),
  });
  // The farewell mail still needs the address; it is erased once the provider has accepted the mail.
  await env.DB.prepare(
    `UPDATE outbox SET sent_at = created_at, to_address = NULL, html = NULL, text = NULL WHERE to_address = ?`,
  )
    .bind(email)
    .run();
  expect(tracesIn(await dump())).toEqual([]);
  const rows = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM sessions WHERE user_id = ?1) + (SELECT count(*) FROM mailbox_tokens WHERE user_id = ?1)
     + (SELECT count(*) FROM passkeys WHERE user_id = ?1) + (SELECT count(*) FROM recovery_codes WHERE user_id = ?1)
     + (SELECT count(*) FROM user_roles WHERE user_id = ?1) + (SELECT count(*) FROM kept_products WHERE user_id = ?1) AS n`,
  )
    .bind(id)
    .first<{ n: number }>();
  expect(rows?.n).toBe(0);
});

/** Returns the queued mail of an invitation that a person sent. */
function invitationOf(id: string) {
  return env.DB.prepare('SELECT text, html FROM outbox WHERE to_address = ?')
    .bind(`convidada-de-${id}@example.com`)
    .first();
}
