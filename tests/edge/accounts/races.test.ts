import type { D1Database } from '@cloudflare/workers-types';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../../functions/auth/password';
import { POLICY_VERSION } from '../../../src/shared/policy';
import { browser, PASSWORD, person, signIn } from '../../helpers/account';
import { overtaken } from '../../helpers/d1-through';
import { env, request } from '../../helpers/edge';

const NEW = 'a senha de agora';

const post = (method: string, path: string, body: object, DB: D1Database, cookies = new Map<string, string>()) =>
  request(
    path,
    {
      method,
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    },
    { DB },
  );

/** The writes of a reset, run between the check of the old password and the next step. */
async function reset(id: string) {
  const hash = await hashPassword(NEW);
  await env.DB.batch([
    env.DB.prepare('UPDATE users SET password_hash = ? WHERE id = ?').bind(hash, id),
    env.DB.prepare("UPDATE sessions SET ended_at = '2026-01-01', end_reason = 'reset' WHERE user_id = ?").bind(id),
  ]);
}

const opens = async (email: string, password: string) =>
  (await browser().json('POST', '/api/auth/session', { email, password })).status;

describe('a password reset that happens during', () => {
  test('a sign-in with the old password opens no session', async () => {
    const { id, email } = await person();
    const DB = overtaken(env.DB, () => reset(id), /insert into "sessions"/);
    const response = await post('POST', '/api/auth/session', { email, password: PASSWORD }, DB);
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
    const row = await env.DB.prepare('SELECT count(*) AS n FROM sessions WHERE user_id = ? AND ended_at IS NULL')
      .bind(id)
      .first();
    expect(row?.n).toBe(0);
    expect(await opens(email, NEW)).toBe(200);
  });

  test('the rehash of the old password keeps the new password', async () => {
    const { scryptSync } = await import('node:crypto');
    const { id, email } = await person();
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync(PASSWORD, salt, 64, { N: 2 ** 12, r: 8, p: 1 });
    const old = `$scrypt$ln=12,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
    await env.DB.prepare('UPDATE users SET password_hash = ? WHERE id = ?').bind(old, id).run();
    const DB = overtaken(env.DB, () => reset(id), /update "users"|insert into "sessions"/);
    await post('POST', '/api/auth/session', { email, password: PASSWORD }, DB);
    expect(await opens(email, PASSWORD)).toBe(401);
    expect(await opens(email, NEW)).toBe(200);
  });

  test('a password change with the old password keeps the reset password', async () => {
    const client = await signIn();
    const { id, email } = client.user;
    const DB = overtaken(env.DB, () => reset(id), /update "users"/);
    const body = { currentPassword: PASSWORD, newPassword: 'a senha do ladrão' };
    const response = await post('PUT', '/api/me/password', body, DB, client.cookies);
    expect(response.status).toBe(403);
    expect(await opens(email, 'a senha do ladrão')).toBe(401);
    expect(await opens(email, NEW)).toBe(200);
  });
});

describe('an account that is deleted during', () => {
  const deleted = (id: string) => env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run();
  /** Rows of mail that still tell of a person. */
  const mailAbout = async (id: string) =>
    (await env.DB.prepare('SELECT subject FROM outbox WHERE user_id = ?').bind(id).all()).results;

  test('a save of its kept products gets 401', async () => {
    const { cookies, user } = await signIn();
    const DB = overtaken(env.DB, () => deleted(user.id), /insert into "kept_products"/);
    const kept = { favourites: [{ category: 'soulshake', number: 9 }], seen: [], version: 0 };
    expect((await post('PUT', '/api/me/kept-products', kept, DB, cookies)).status).toBe(401);
  });

  test('its recovery, or a sign-up with its address, leaves no mail about it, and the answer as it is', async () => {
    const signUp = { name: 'Ana', password: NEW, acceptedPolicy: POLICY_VERSION, adult: true };
    for (const [path, body] of [
      ['/api/auth/recoveries', {}],
      ['/api/auth/sign-up', signUp],
    ] as const) {
      const { id, email } = await person();
      const DB = overtaken(env.DB, () => deleted(id), /insert into "outbox"/);
      expect((await post('POST', path, { ...body, email }, DB)).status, path).toBe(202);
      expect(await mailAbout(id), path).toEqual([]);
    }
  });

  test('another deletion of it answers that it is done, or that nobody is signed in any more', async () => {
    for (const [statement, status] of [
      [/delete from "users"/, 200],
      [/"password_hash".* from "users" where "users"."id"/, 401],
    ] as const) {
      const { cookies, user } = await signIn();
      const DB = overtaken(env.DB, () => deleted(user.id), statement);
      expect((await post('POST', '/api/me/deletion', { password: PASSWORD }, DB, cookies)).status).toBe(status);
    }
  });
});

test('a sign-in during which the account is deactivated opens no session, not even for the time after', async () => {
  const { id, email } = await person();
  const deactivated = () =>
    env.DB.prepare("UPDATE users SET deactivated_at = '2026-01-01' WHERE id = ?").bind(id).run();
  const DB = overtaken(env.DB, deactivated, /insert into "sessions"/);
  const response = await post('POST', '/api/auth/session', { email, password: PASSWORD }, DB);
  expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  const { results } = await env.DB.prepare('SELECT id FROM sessions WHERE user_id = ?').bind(id).all();
  expect(results).toEqual([]);
});

test('signing in again in one browser ends its former session', async () => {
  const { id, email } = await person();
  const client = browser();
  for (let i = 0; i < 3; i += 1) await client.json('POST', '/api/auth/session', { email, password: PASSWORD });
  const rows = await env.DB.prepare('SELECT end_reason FROM sessions WHERE user_id = ? ORDER BY created_at')
    .bind(id)
    .all();
  expect(rows.results.map(({ end_reason }) => end_reason)).toEqual(['signed-out', 'signed-out', null]);
  expect((await client.get('/api/me')).status).toBe(200);
});
