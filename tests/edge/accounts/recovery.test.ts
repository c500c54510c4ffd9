import { describe, expect, test } from 'vitest';
import { limitKey } from '../../../functions/auth/limit';
import { browser, PASSWORD, person, signIn, tokenMailed } from '../../helpers/account';
import { env } from '../../helpers/edge';

const recover = (email: string, client = browser()) => client.json('POST', '/api/auth/recoveries', { email });
const reset = (token: string, password = 'uma senha nova', client = browser()) =>
  client.json('POST', '/api/auth/reset', { token, password });
const open = (email: string, password: string) => browser().json('POST', '/api/auth/session', { email, password });
const mails = async (to: string) =>
  (await env.DB.prepare('SELECT subject FROM outbox WHERE to_address = ? ORDER BY rowid').bind(to).all()).results.map(
    ({ subject }) => subject,
  );

describe('a password recovery', () => {
  test('replaces the password by mail; every session ends and the owner gets a notice', async () => {
    const client = await signIn();
    const { email } = client.user;
    const response = await recover(email.toUpperCase());
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
    expect((await reset(await tokenMailed(email))).status).toBe(200);
    expect((await client.get('/api/me')).status).toBe(401);
    expect((await client.json('POST', '/api/auth/session/refresh', {})).status).toBe(401);
    expect((await open(email, PASSWORD)).status).toBe(401);
    expect((await open(email, 'uma senha nova')).status).toBe(200);
    expect(await mails(email)).toEqual(['Crie uma nova senha na Soul', 'Sua senha da Soul foi alterada']);
  });

  test('for an unknown address gets the same answer, and no mail is sent', async () => {
    const response = await recover('ninguem@example.com');
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
    expect(await mails('ninguem@example.com')).toEqual([]);
  });

  test('sends three mails an hour per requesting address, then silently none', async () => {
    const { email } = await person();
    const client = browser();
    for (let i = 0; i < 5; i += 1) expect((await recover(email, client)).status).toBe(202);
    expect(await mails(email)).toHaveLength(3);
  });

  test('still sends the owner a mail after a stranger has used up their own limit', async () => {
    const { email } = await person();
    const stranger = browser();
    for (let i = 0; i < 4; i += 1) await recover(email, stranger);
    await recover(email);
    expect(await mails(email)).toHaveLength(4);
    expect((await reset(await tokenMailed(email))).status).toBe(200);
  });

  test('sends at most eight mails an hour to one mailbox, and the last link stays valid after that', async () => {
    const { email, id } = await person();
    for (let i = 0; i < 10; i += 1) await recover(email);
    expect(await mails(email)).toHaveLength(8);
    const row = await env.DB.prepare('SELECT expires_at FROM mailbox_tokens WHERE user_id = ?').bind(id).first();
    const window = await env.DB.prepare('SELECT max(started_at) AS at FROM limits').first<{ at: number }>();
    expect(Date.parse(String(row?.expires_at))).toBeGreaterThan((window?.at ?? 0) + 3_500_000);
    expect((await reset(await tokenMailed(email))).status).toBe(200);
  });

  test('still sends the owner a mail after requests for the same address with a tag, which has no account', async () => {
    const { email } = await person();
    for (const stranger of [browser(), browser(), browser()]) {
      for (let i = 0; i < 3; i += 1) await recover(email.replace('@', '+x@'), stranger);
    }
    await recover(email);
    expect(await mails(email)).toHaveLength(1);
  });

  test('of unconfirmed sign-ups whose addresses differ in their tag sends at most eight mails an hour together', async () => {
    const addresses = Array.from({ length: 10 }, (_, tag) => `tia+${tag}@example.com`);
    for (const email of addresses) await person({ email, confirmed: false });
    for (const email of addresses) await recover(email);
    const sent = await Promise.all(addresses.map(mails));
    expect(sent.flat()).toHaveLength(8);
  });

  test('opens sign-in and recovery again that strangers have used up', async () => {
    const { email } = await person();
    for (let i = 0; i < 9; i += 1) await recover(email);
    expect(await mails(email)).toHaveLength(8);
    for (let i = 0; i < 12; i += 1) await open(email, 'um palpite');
    const locked = env.DB.prepare('UPDATE limits SET count = 30 WHERE key = ? AND count >= 12');
    expect((await locked.bind(limitKey(env.AUTH_SECRET, 'account', email)).run()).meta.changes).toBe(1);
    expect((await open(email, PASSWORD)).status).toBe(429);
    expect((await reset(await tokenMailed(email))).status).toBe(200);
    expect((await open(email, 'uma senha nova')).status).toBe(200);
    await recover(email);
    expect(await mails(email)).toHaveLength(8 + 2);
  });

  test('can be requested ten times an hour from one IP address', async () => {
    const client = browser();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await recover(`x${i}@example.com`, client)).status);
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
  });

  test('of an unconfirmed sign-up sends no link, but a mail that says a confirmation is missing', async () => {
    const { email } = await person({ confirmed: false });
    await recover(email);
    expect(await mails(email)).toEqual(['Seu cadastro na Soul ainda não foi confirmado']);
    await expect(tokenMailed(email)).rejects.toThrow('No mail with a link');
  });
});

describe('the recovery link', () => {
  test('used 20 times at once succeeds exactly once', { timeout: 90_000 }, async () => {
    const { email } = await person();
    await recover(email);
    const token = await tokenMailed(email);
    const responses = await Promise.all(Array.from({ length: 20 }, (_, i) => reset(token, `palavra de número ${i}`)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    // The hashing queue is short.
    expect(responses.filter(({ status }) => status === 410 || status === 503)).toHaveLength(19);
  });

  test('can be checked without being used up, within the rate limit of links', async () => {
    const { email } = await person();
    await recover(email);
    const token = await tokenMailed(email);
    const client = browser();
    const check = (text: string) => client.json('POST', '/api/auth/link-checks', { token: text });
    for (let i = 0; i < 2; i += 1) expect(await (await check(token)).json()).toEqual({ purpose: 'reset' });
    expect((await check('A'.repeat(43))).status).toBe(410);
    expect((await check('curto')).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
    expect((await check(token)).status).toBe(410);
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await check(token)).status);
    expect(statuses).toEqual([...Array(6).fill(410), 429]);
  });

  test('is replaced by a newer one, and expires after an hour', async () => {
    const { email, id } = await person();
    await recover(email);
    const first = await tokenMailed(email);
    await recover(email);
    expect((await reset(first)).status).toBe(410);
    const row = await env.DB.prepare('SELECT expires_at FROM mailbox_tokens WHERE user_id = ?').bind(id).first();
    expect(Date.parse(String(row?.expires_at)) - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    expect(Date.parse(String(row?.expires_at)) - Date.now()).toBeGreaterThan(59 * 60_000);
    await env.DB.prepare('UPDATE mailbox_tokens SET expires_at = ?').bind(new Date().toISOString()).run();
    expect((await reset(await tokenMailed(email))).status).toBe(410);
  });

  test('cannot confirm an account, and still resets the password after the attempt', async () => {
    const { email } = await person();
    await recover(email);
    const token = await tokenMailed(email);
    expect((await browser().json('POST', '/api/auth/confirm', { token })).status).toBe(410);
    expect((await reset(token)).status).toBe(200);
  });

  test('still works after a refused password', async () => {
    const { email } = await person();
    await recover(email);
    const token = await tokenMailed(email);
    const refused = await reset(token, '12345678');
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { fields: object }).fields).toHaveProperty('password');
    expect((await reset(token)).status).toBe(200);
  });

  test('can be guessed ten times in a quarter of an hour, then answers 429', async () => {
    const client = browser();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await reset('A'.repeat(43), 'senha nova', client)).status);
    expect(statuses).toEqual([...Array(10).fill(410), 429]);
    expect((await reset('curto')).status).toBe(422);
  });
});
