import { describe, expect, test } from 'vitest';
import type { UserRow } from '../../src/shared/user';
import { browser, PASSWORD, person, signedIn, signIn, tokenMailed } from '../helpers/account';
import { counted, env } from '../helpers/edge';
import { count } from '../helpers/people';

const PATH = '/api/panel/users';
type List = { rows: UserRow[]; next: string | null };
const admin = signedIn('admin');

async function list(query = ''): Promise<List> {
  const response = await admin.get(PATH + query);
  expect(response.status).toBe(200);
  return response.json();
}
const put = (id: string, role: string) => admin.json('PUT', `${PATH}/${id}/roles/${role}`);
const revoke = (id: string, role: string, by = admin) => by.json('DELETE', `${PATH}/${id}/roles/${role}`);
const writesAbout = async (id: string) => {
  const rows = await env.DB.prepare('SELECT * FROM activity WHERE record_id = ? ORDER BY id').bind(id).all();
  return rows.results;
};

describe('users in the panel', () => {
  test('are listed by name with roles, state, last visit and open sessions', async () => {
    const { rows: users } = await list(`?search=${admin.user.email}`);
    expect(users).toEqual([
      {
        id: admin.user.id,
        name: admin.user.name,
        email: admin.user.email,
        roles: ['admin'],
        createdAt: expect.stringMatching(/Z$/),
        active: true,
        confirmed: true,
        invited: false,
        invitedUntil: null,
        lastSeenAt: expect.stringMatching(/Z$/),
        openSessions: 1,
        twoSteps: false,
      },
    ]);
  });

  test('are found by words without accents, and by role', async () => {
    const id = crypto.randomUUID();
    await env.DB.prepare('INSERT INTO users (id, name, email, search_text) VALUES (?, ?, ?, ?)')
      .bind(id, 'Íris Conceição', 'iris@example.com', 'iris conceicao iris@example.com')
      .run();
    expect((await list('?search=CONCEICAO')).rows.map((user) => user.id)).toEqual([id]);
    expect((await list('?search=concei%C3%A7%C3%A3o&role=customer')).rows).toHaveLength(1);
    expect((await list('?search=conceicao&role=admin')).rows).toEqual([]);
    expect((await list('?search=%25')).rows).toEqual([]);
    expect((await admin.get(`${PATH}?role=dono`)).status).toBe(422);
  });

  test('are found by the one role that is asked for, and by a mail that was not delivered', async () => {
    const [editor, customer] = [await person({ role: 'editor' }), await person()];
    const ids = async (query: string) => (await list(query)).rows.map((user) => user.id);
    expect(await ids('?role=editor')).toEqual([editor.id]);
    expect(await ids('?role=admin')).toEqual([admin.user.id]);
    expect(await ids('?role=customer')).toContain(customer.id);
    const sql =
      "INSERT INTO outbox (id, subject, user_id, failed_at) VALUES ('m', 'Oi', ?, '2026-01-01T00:00:00.000Z')";
    await env.DB.prepare(sql).bind(customer.id).run();
    expect(await ids('?mail=failed')).toEqual([customer.id]);
  });

  test('are paged without repeats or gaps, and few rows are read per page', { timeout: 20_000 }, async () => {
    const statement = env.DB.prepare('INSERT INTO users (id, name, email, search_text) VALUES (?, ?, ?, ?)');
    await env.DB.batch(
      Array.from({ length: 400 }, (_, i) =>
        statement.bind(`u${i}`, 'Zé', `ze-${i}@example.com`, `ze ze-${i}@example.com`),
      ),
    );
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const { rows: users, next } = await list(`?search=ze-${after && `&after=${encodeURIComponent(after)}`}`);
      seen.push(...users.map(({ id }) => id));
      if (!next) break;
      after = next;
    }
    expect(seen).toHaveLength(400);
    expect(new Set(seen).size).toBe(400);
    for (const path of [PATH, '/api/panel/activity/authors']) {
      const { db, usage } = counted(env.DB);
      expect((await admin.get(path, { DB: db })).status).toBe(200);
      expect(usage.rowsRead, path).toBeLessThan(400);
    }
  });

  test('cannot be paged further from a user who was deleted', async () => {
    const { rows, next } = await list('?search=ze-');
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(rows.at(-1)?.id).run();
    const answer = await admin.get(`${PATH}?search=ze-&after=${encodeURIComponent(next ?? '')}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad-cursor' }]);
  });
});

describe('an invitation', () => {
  const mailsTo = async (email: string) => {
    const found = env.DB.prepare('SELECT subject FROM outbox WHERE to_address = ? ORDER BY rowid').bind(email);
    return (await found.all<{ subject: string }>()).results.map(({ subject }) => subject);
  };
  const invite = (body: object) => admin.json('POST', `${PATH}/invitations`, body);

  test('creates an account without a password, and its link gives access to the panel', async () => {
    const email = `convite-${crypto.randomUUID()}@example.com`;
    const response = await invite({ name: 'Bia Souza', email: email.toUpperCase(), role: 'c-level' });
    expect(response.status).toBe(201);
    const { user } = (await response.json()) as { user: UserRow };
    expect(user).toMatchObject({ email, roles: ['c-level'], invited: true, confirmed: false });
    const expires = await env.DB.prepare('SELECT expires_at AS at FROM mailbox_tokens WHERE user_id = ?')
      .bind(user.id)
      .first<{ at: string }>();
    expect(Date.parse(expires?.at ?? '') - Date.now()).toBeGreaterThan(23.9 * 3600_000);
    const bia = browser();
    const token = await tokenMailed(email);
    expect((await bia.json('POST', '/api/auth/reset', { token, password: PASSWORD })).status).toBe(200);
    expect((await bia.json('POST', '/api/auth/session', { email, password: PASSWORD })).status).toBe(200);
    expect((await bia.get(PATH)).status).toBe(200);
    const writes = await writesAbout(user.id);
    expect(writes.map(({ action, after }) => [action, after])).toEqual([
      ['create', '{"invited":true,"roles":["c-level"]}'],
    ]);
    expect(JSON.stringify(writes)).not.toMatch(/bia|souza/i);
  });

  test('of a person with an account adds the role and mails which, without a link to a password', async () => {
    const known = await person();
    const response = await invite({ name: 'Outro Nome', email: known.email, role: 'admin' });
    const { user, sent } = (await response.json()) as { user: UserRow; sent: string };
    expect(sent).toBe('role');
    expect(user).toMatchObject({ id: known.id, name: known.name, roles: ['admin'], invited: false });
    expect(await writesAbout(known.id)).toMatchObject([{ action: 'update', after: '{"roles":["admin"]}' }]);
    expect(await mailsTo(known.email)).toEqual(['Agora você tem acesso ao painel da Soul']);
    expect(await count('mailbox_tokens WHERE user_id = ?', known.id)).toBe(0);
    const again = await invite({ name: 'Outro Nome', email: known.email, role: 'admin' });
    expect(await again.json()).toMatchObject({ user: { roles: ['admin'] }, sent: null });
    expect(await mailsTo(known.email)).toHaveLength(1);
    await revoke(known.id, 'admin');
  });

  test('sent three times concurrently creates one account', async () => {
    const email = `dupla-${crypto.randomUUID()}@example.com`;
    const answers = await Promise.all([1, 2, 3].map(() => invite({ name: 'Dupla', email, role: 'admin' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await list(`?search=${email}`)).rows).toHaveLength(1);
  });

  test('stays valid after a password request and a change of roles', async () => {
    const email = `paciente-${crypto.randomUUID()}@example.com`;
    const { user } = (await (await invite({ name: 'Paciente', email, role: 'c-level' })).json()) as { user: UserRow };
    const token = await tokenMailed(email);
    await browser().json('POST', '/api/auth/recoveries', { email });
    const other = await tokenMailed(email);
    expect(other).not.toBe(token);
    await put(user.id, 'admin');
    const guest = browser();
    const asked = await guest.json('POST', '/api/auth/link-checks', { token });
    expect(await asked.json()).toEqual({ purpose: 'invitation' });
    expect((await guest.json('POST', '/api/auth/reset', { token, password: PASSWORD })).status).toBe(200);
    expect((await guest.json('POST', '/api/auth/reset', { token: other, password: PASSWORD })).status).toBe(410);
    const { results } = await env.DB.prepare('SELECT subject FROM outbox WHERE user_id = ? ORDER BY rowid')
      .bind(user.id)
      .all();
    expect(results.map(({ subject }) => subject)).toEqual([
      'Convite para o painel da Soul',
      'Crie uma nova senha na Soul',
      'Sua conta na Soul está pronta',
    ]);
    await revoke(user.id, 'admin');
  });

  test('whose role is revoked before it was accepted leaves no data of the person', async () => {
    const email = `engano-${crypto.randomUUID()}@example.com`;
    const { user } = (await (await invite({ name: 'Engano', email, role: 'admin' })).json()) as { user: UserRow };
    expect(await (await revoke(user.id, 'admin')).json()).toEqual({ user: null });
    expect((await list(`?search=${email}`)).rows).toEqual([]);
    const mail = await env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE to_address = ?')
      .bind(email)
      .first<{ n: number }>();
    expect(mail?.n).toBe(0);
  });

  test('is refused with a message for each field', async () => {
    const response = await invite({ name: '', email: 'nada', role: 'owner' });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields).sort()).toEqual([
      'email',
      'name',
      'role',
    ]);
    expect((await invite({ name: 'A', email: 'a@example.com', role: 'admin', id: 'x' })).status).toBe(400);
  });
});

test('the sessions of a user end at once; one’s own end except the current one', async () => {
  const other = await signIn();
  expect((await admin.json('DELETE', `${PATH}/${other.user.id}/sessions`)).status).toBe(200);
  expect((await other.get('/api/me')).status).toBe(401);
  expect(await writesAbout(other.user.id)).toMatchObject([{ before: '{"sessions":1}', after: '{"sessions":0}' }]);
  expect((await admin.json('DELETE', `${PATH}/${admin.user.id}/sessions`)).status).toBe(200);
  expect((await admin.get(PATH)).status).toBe(200);
  expect((await admin.json('DELETE', `${PATH}/nobody/sessions`)).status).toBe(404);
});
