import { describe, expect, test } from 'vitest';
import { limitKey } from '../../../functions/auth/limit';
import { POLICY_VERSION } from '../../../src/shared/policy';
import { browser, PASSWORD, person, tokenMailed } from '../../helpers/account';
import { overtaken } from '../../helpers/d1-through';
import { env, request } from '../../helpers/edge';

const ANA = { name: 'Ana Conceição', password: PASSWORD, acceptedPolicy: POLICY_VERSION, adult: true };
let count = 0;
const newAddress = () => {
  count += 1;
  return `nova-${count}@example.com`;
};

const signUp = (body: object, client = browser()) => client.json('POST', '/api/auth/sign-up', body);
/** Signs up; `happens` runs after the password is hashed and before the sign-up is stored. */
const signUpOvertaken = (body: object, happens: () => unknown) =>
  request(
    '/api/auth/sign-up',
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    },
    { DB: overtaken(env.DB, happens) },
  );
const resend = (email: string, password: string, client = browser()) =>
  client.json('POST', '/api/auth/confirmations', { email, password });
const signIn = (email: string, password = PASSWORD) => browser().json('POST', '/api/auth/session', { email, password });
/** Confirms in the browser that signed up, or, given a password, in another. */
const confirm = (token: string, { password = PASSWORD, client = browser() } = {}) =>
  client.json('POST', '/api/auth/confirm', { token, password });
const confirmHere = (token: string, client: ReturnType<typeof browser>) =>
  client.json('POST', '/api/auth/confirm', { token });
const mails = async (to: string) =>
  (await env.DB.prepare('SELECT subject FROM outbox WHERE to_address = ? ORDER BY rowid').bind(to).all()).results.map(
    ({ subject }) => subject,
  );

describe('signing up', () => {
  test('requires a confirmed address before the first sign-in, and stores the consent', async () => {
    const email = newAddress();
    const client = browser();
    const response = await signUp({ ...ANA, email }, client);
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
    expect((await signIn(email)).status).toBe(403);
    const token = await tokenMailed(email);
    expect((await confirmHere(token, client)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    const row = await env.DB.prepare('SELECT * FROM users WHERE email = ?').bind(email).first();
    expect(row).toMatchObject({ name: 'Ana Conceição', consent_version: POLICY_VERSION });
    expect(Date.parse(String(row?.consent_at))).toBeGreaterThan(Date.now() - 60_000);
  });

  test('stores neither the password nor the token', async () => {
    const email = newAddress();
    await signUp({ ...ANA, email });
    const token = await tokenMailed(email);
    const rows = await env.DB.batch(['users', 'sign_ups'].map((table) => env.DB.prepare(`SELECT * FROM ${table}`)));
    const stored = JSON.stringify(rows.map(({ results }) => results));
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(token);
  });

  test('with the address of an account gets the same answer, changes nothing, and notifies the owner', async () => {
    const known = await person();
    const response = await signUp({ ...ANA, email: known.email, password: 'senha do invasor' });
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
    expect(await mails(known.email)).toEqual(['Você já tem uma conta na Soul']);
    expect((await signIn(known.email)).status).toBe(200);
    expect((await signIn(known.email, 'senha do invasor')).status).toBe(401);
  });

  test('that loses a race against another link leaves no unusable link, and notifies the owner', async () => {
    const email = newAddress();
    const response = await signUpOvertaken({ ...ANA, email }, () => person({ email }));
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
    const left = await env.DB.prepare('SELECT id FROM sign_ups WHERE email = ?').bind(email).all();
    expect([left.results, await mails(email)]).toEqual([[], ['Você já tem uma conta na Soul']]);
  });

  test.each([
    ['first', 'senha do estranho', 'senha da dona'],
    ['second', 'senha da dona', 'senha do estranho'],
  ])('by a stranger who came %s is not confirmed by the owner’s link', async (_, earlier, later) => {
    const email = newAddress();
    const made = new Map<string, { token: string; client: ReturnType<typeof browser> }>();
    for (const password of [earlier, later]) {
      const client = browser();
      await signUp({ ...ANA, email, password }, client);
      made.set(password, { token: await tokenMailed(email), client });
    }
    const [own, strange] = ['senha da dona', 'senha do estranho'].map((password) => made.get(password));
    if (!own || !strange) throw new Error('Not signed up.');
    expect((await confirmHere(own.token, own.client)).status).toBe(200);
    expect((await signIn(email, 'senha da dona')).status).toBe(200);
    expect((await signIn(email, 'senha do estranho')).status).toBe(401);
    // The address's other sign-ups have ended.
    expect((await confirmHere(strange.token, strange.client)).status).toBe(410);
    const waiting = await env.DB.prepare('SELECT count(*) AS n FROM sign_ups WHERE email = ?').bind(email).first();
    expect(waiting?.n).toBe(0);
  });

  test('by a stranger, whose link the owner opens, gives the account the password that the owner chooses there', async () => {
    const email = newAddress();
    const [stranger, owner] = [browser(), browser()];
    await signUp({ ...ANA, email, password: 'senha do estranho' }, stranger);
    const token = await tokenMailed(email);
    // The owner has signed up, too, but a link is bound to the browser of its own sign-up.
    await signUp({ ...ANA, email, password: 'senha da dona' }, owner);
    const check = await owner.json('POST', '/api/auth/link-checks', { token });
    expect(await check.json()).toEqual({ purpose: 'claim' });
    const refused = await confirmHere(token, owner);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ fields: { password: 'Escolha a senha da sua conta.' } });
    const weak = await confirm(token, { password: 'password', client: owner });
    expect([weak.status, Object.keys(((await weak.json()) as { fields: object }).fields)]).toEqual([422, ['password']]);
    expect((await confirm(token, { password: 'senha da dona', client: owner })).status).toBe(200);
    expect((await signIn(email, 'senha do estranho')).status).toBe(401);
    expect((await signIn(email, 'senha da dona')).status).toBe(200);
  });

  test('again sends a new link for the sign-up that has the given password, and for no other', async () => {
    const email = newAddress();
    await signUp({ ...ANA, email, password: 'senha da dona' });
    const first = await tokenMailed(email);
    await signUp({ ...ANA, email, password: 'senha do estranho' });
    expect((await resend(email, 'senha qualquer')).status).toBe(202);
    expect(await mails(email)).toHaveLength(2);
    const client = browser();
    await resend(email, 'senha da dona', client);
    expect(await mails(email)).toHaveLength(3);
    const renewed = await tokenMailed(email);
    expect((await confirm(first)).status).toBe(410);
    expect((await confirmHere(renewed, client)).status).toBe(200);
    expect((await signIn(email, 'senha da dona')).status).toBe(200);
  });

  test('sends the owner a new link, however often strangers tried other passwords', async () => {
    const email = newAddress();
    await signUp({ ...ANA, email, password: 'senha da dona' });
    for (let tries = 0; tries < 9; tries += 1) await resend(email, 'senha qualquer');
    await resend(email, 'senha da dona');
    expect(await mails(email)).toHaveLength(2);
  });

  test('answers each waiting sign-up by its own password that a confirmation is missing', async () => {
    const email = newAddress();
    for (const password of ['senha da dona', 'senha do estranho']) await signUp({ ...ANA, email, password });
    for (const password of ['senha da dona', 'senha do estranho'])
      expect((await signIn(email, password)).status).toBe(403);
    expect((await signIn(email, 'senha de ninguém')).status).toBe(401);
  });

  test('twice at the same moment, with two passwords, answers and resends each by its own', async () => {
    const email = newAddress();
    const [first, second] = ['senha da dona', 'senha do estranho'];
    await signUpOvertaken({ ...ANA, email, password: second }, () => signUp({ ...ANA, email, password: first }));
    expect(await mails(email)).toHaveLength(2);
    for (const password of [first, second]) expect((await signIn(email, password)).status).toBe(403);
    expect((await signIn(email, 'senha de ninguém')).status).toBe(401);
    for (const password of [first, second]) await resend(email, password);
    expect(await mails(email)).toHaveLength(4);
  });

  test('still answers an earlier sign-up that was made with another salt, such as before a change of secret', async () => {
    const email = newAddress();
    await person({ email, confirmed: false });
    await signUp({ ...ANA, email, password: 'senha do estranho' });
    for (const password of [PASSWORD, 'senha do estranho']) expect((await signIn(email, password)).status).toBe(403);
  });

  test('sends at most eight mails an hour to one mailbox, wherever the requests come from', async () => {
    const [fresh, known] = [newAddress(), (await person()).email];
    for (const email of [fresh, known]) {
      await signUp({ ...ANA, email });
      const key = limitKey(env.AUTH_SECRET, 'mailOfMailbox', `sign-up:${email}`);
      const counted = await env.DB.prepare('UPDATE limits SET count = 7 WHERE key = ? AND count = 1').bind(key).run();
      expect(counted.meta.changes).toBe(1);
      for (let i = 0; i < 2; i += 1) {
        const response = await signUp({ ...ANA, email });
        expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
      }
      expect(await mails(email)).toHaveLength(2);
    }
    const waiting = await env.DB.prepare('SELECT count(*) AS n FROM sign_ups WHERE email = ?').bind(fresh).first();
    expect(waiting?.n).toBe(2);
  });

  test('counts the mails to addresses that differ only in their tag together', async () => {
    const client = browser();
    const addresses = ['', '+a', '+b', '+c'].map((tag) => `caixa${tag}@example.com`);
    for (const email of addresses) expect((await signUp({ ...ANA, email }, client)).status).toBe(202);
    expect((await Promise.all(addresses.map(mails))).flat()).toHaveLength(3);
    await signUp({ ...ANA, email: 'caixa+a@outro.example.com' }, client);
    expect(await mails('caixa+a@outro.example.com')).toHaveLength(1);
  });

  test('mails a link that cannot reset a password, and still confirms the account after the attempt', async () => {
    const email = newAddress();
    await signUp({ ...ANA, email });
    const token = await tokenMailed(email);
    const reset = await browser().json('POST', '/api/auth/reset', { token, password: 'uma senha nova' });
    expect(reset.status).toBe(410);
    expect((await confirm(token)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  test('does not take over an invited account, which keeps its name and role and has no password', async () => {
    const invited = await person({ role: 'admin', confirmed: false });
    await env.DB.prepare('UPDATE users SET password_hash = NULL WHERE id = ?').bind(invited.id).run();
    await signUp({ ...ANA, email: invited.email });
    const row = await env.DB.prepare('SELECT name, password_hash FROM users WHERE id = ?').bind(invited.id).first();
    expect(row).toEqual({ name: invited.name, password_hash: null });
    const roles = await env.DB.prepare('SELECT role FROM user_roles WHERE user_id = ?').bind(invited.id).all();
    expect(roles.results).toEqual([{ role: 'admin' }]);
    expect(await mails(invited.email)).toEqual(['Você já tem uma conta na Soul']);
  });

  test.each([
    ['a name', { name: '  ' }, 'name'],
    ['an address', { email: 'sem arroba' }, 'email'],
    ['a password of six characters', { password: '12345' }, 'password'],
    ['one of at most 128', { password: 'x'.repeat(129) }, 'password'],
    ['one that is not among the most common', { password: 'Password' }, 'password'],
    ['one that is not the address', { password: 'ana.conceicao' }, 'password'],
    ['the consent', { acceptedPolicy: '2020-01-01' }, 'acceptedPolicy'],
    ['18 years', { adult: false }, 'adult'],
  ])('requires %s, and shows the error at the field', async (_, change, field) => {
    const response = await signUp({ ...ANA, email: 'ana.conceicao@example.com', ...change });
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([field]);
  });

  test.each(['role', 'roles', 'id', 'confirmedAt', 'version'])('refuses the field %s', async (key) => {
    expect((await signUp({ ...ANA, email: newAddress(), [key]: 'admin' })).status).toBe(400);
  });

  test('is allowed five times an hour from one IP address', async () => {
    const client = browser();
    for (let i = 0; i < 5; i += 1) expect((await signUp({ ...ANA, email: newAddress() }, client)).status).toBe(202);
    const sixth = await signUp({ ...ANA, email: newAddress() }, client);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(3500);
  });

  test('20 times at once with one address makes one account', { timeout: 90_000 }, async () => {
    const email = newAddress();
    const responses = await Promise.all(Array.from({ length: 20 }, () => signUp({ ...ANA, email })));
    const statuses = new Set(responses.map(({ status }) => status));
    // The hashing queue is short.
    expect([...statuses].filter((status) => ![202, 503].includes(status))).toEqual([]);
    expect((await confirm(await tokenMailed(email))).status).toBe(200);
    const row = await env.DB.prepare('SELECT count(*) AS n FROM users WHERE email = ?').bind(email).first();
    expect(row?.n).toBe(1);
  });
});

describe('the confirmation link', () => {
  test('used 20 times at once succeeds exactly once', async () => {
    const email = newAddress();
    const client = browser();
    await signUp({ ...ANA, email }, client);
    const body = JSON.stringify({ token: await tokenMailed(email) });
    const from = (i: number) => ({ 'Content-Type': 'application/json', 'CF-Connecting-IP': `203.0.113.${i}` });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        client.send('/api/auth/confirm', { method: 'POST', body, headers: from(i) }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 410)).toHaveLength(19);
  });

  test('opened by a mail scanner consumes nothing', async () => {
    const email = newAddress();
    await signUp({ ...ANA, email });
    const token = await tokenMailed(email);
    for (const path of ['/auth/confirmar', `/auth/confirmar?token=${token}`, '/api/auth/confirm'])
      await browser().get(path);
    expect((await confirm(token)).status).toBe(200);
  });

  test('expires after 24 hours', async () => {
    const email = newAddress();
    await signUp({ ...ANA, email });
    const token = await tokenMailed(email);
    await env.DB.prepare('UPDATE sign_ups SET expires_at = ?')
      .bind(new Date(Date.now() - 1).toISOString())
      .run();
    const response = await confirm(token);
    expect(response.status).toBe(410);
    expect(((await response.json()) as { error: string }).error).toContain('Este link não vale mais');
  });

  test('can be requested again three times an hour from one IP address; after that no mail is sent, silently', async () => {
    const email = newAddress();
    const client = browser();
    await signUp({ ...ANA, email });
    for (let i = 0; i < 4; i += 1) {
      const response = await client.json('POST', '/api/auth/confirmations', { email, password: PASSWORD });
      expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
    }
    expect(await mails(email)).toHaveLength(1 + 3);
    expect((await confirm(await tokenMailed(email))).status).toBe(200);
  });

  test('can be checked without being used up, until it is used', async () => {
    const email = newAddress();
    const client = browser();
    await signUp({ ...ANA, email }, client);
    const token = await tokenMailed(email);
    const check = () => client.json('POST', '/api/auth/link-checks', { token });
    for (let i = 0; i < 2; i += 1) expect(await (await check()).json()).toEqual({ purpose: 'confirmation' });
    expect((await confirm(token)).status).toBe(200);
    expect((await check()).status).toBe(410);
  });
});

test('a sign-up with a forged Host header is mailed with the configured origin', async () => {
  const { request } = await import('../../helpers/edge');
  const email = newAddress();
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Host: 'evil.example' };
  const body = JSON.stringify({ ...ANA, email });
  const bindings = { SITE_ORIGIN: 'https://www.example.com' };
  await request('/api/auth/sign-up', { method: 'POST', headers, body }, bindings, 'https://evil.example');
  const row = await env.DB.prepare('SELECT html, text FROM outbox WHERE to_address = ?').bind(email).first();
  expect(JSON.stringify(row)).toContain('https://www.example.com/auth/confirmar#');
  expect(JSON.stringify(row)).not.toContain('evil');
});
