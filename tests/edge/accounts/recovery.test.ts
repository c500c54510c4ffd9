import { describe, expect, test } from 'vitest';
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

describe('a forgotten password', () => {
  test('is replaced by way of the mailbox; every session ends and the owner is told', async () => {
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

  test('of an unknown address is answered alike, and mails nobody', async () => {
    const response = await recover('ninguem@example.com');
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
    expect(await mails('ninguem@example.com')).toEqual([]);
  });

  test('is mailed three times an hour, then no more, in silence', async () => {
    const { email } = await person();
    for (let i = 0; i < 5; i += 1) expect((await recover(email)).status).toBe(202);
    expect(await mails(email)).toHaveLength(3);
  });

  test('can be asked for ten times an hour from one address', async () => {
    const client = browser();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await recover(`x${i}@example.com`, client)).status);
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
  });

  test('of an unconfirmed account confirms it: whoever chose the password reads the mailbox', async () => {
    const { email } = await person({ confirmed: false });
    await recover(email);
    await reset(await tokenMailed(email));
    expect((await open(email, 'uma senha nova')).status).toBe(200);
  });
});

describe('the recovery link', () => {
  test('used 20 times at once succeeds exactly once', async () => {
    const { email } = await person();
    await recover(email);
    const token = await tokenMailed(email);
    const responses = await Promise.all(Array.from({ length: 20 }, (_, i) => reset(token, `senha de número ${i}`)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 410)).toHaveLength(19);
  });

  test('is replaced by a newer one, and stale after 30 minutes', async () => {
    const { email, id } = await person();
    await recover(email);
    const first = await tokenMailed(email);
    await recover(email);
    expect((await reset(first)).status).toBe(410);
    const row = await env.DB.prepare('SELECT expires_at FROM mailbox_tokens WHERE user_id = ?').bind(id).first();
    expect(Date.parse(String(row?.expires_at)) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    await env.DB.prepare('UPDATE mailbox_tokens SET expires_at = ?').bind(new Date().toISOString()).run();
    expect((await reset(await tokenMailed(email))).status).toBe(410);
  });

  test('of a confirmation does not reset, nor the other way round', async () => {
    const { email } = await person();
    await recover(email);
    const token = await tokenMailed(email);
    expect((await browser().json('POST', '/api/auth/confirm', { token })).status).toBe(410);
    expect((await reset(token)).status).toBe(200);
  });

  test('survives a password that is refused', async () => {
    const { email } = await person();
    await recover(email);
    const token = await tokenMailed(email);
    const refused = await reset(token, '12345678');
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { fields: object }).fields).toHaveProperty('password');
    expect((await reset(token)).status).toBe(200);
  });

  test('that is guessed is checked ten times in a quarter of an hour', async () => {
    const client = browser();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await reset('A'.repeat(43), 'senha nova', client)).status);
    expect(statuses).toEqual([...Array(10).fill(410), 429]);
    expect((await reset('curto')).status).toBe(422);
  });
});
