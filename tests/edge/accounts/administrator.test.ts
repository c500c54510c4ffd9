import { expect, test } from 'vitest';
import { administratorStatements, withoutPasskeysStatements } from '../../../scripts/administrator';
import { POLICY_VERSION } from '../../../src/shared/policy';
import { browser, PASSWORD, person, signIn, tokenMailed } from '../../helpers/account';
import { authenticator, givePasskey } from '../../helpers/authenticator';
import { env } from '../../helpers/edge';

const promote = (email: string) =>
  env.DB.batch(administratorStatements(email, null).map((statement) => env.DB.prepare(statement)));
const enter = async (email: string, password: string) =>
  (await browser().json('POST', '/api/auth/session', { email, password })).status;

test('promoting a confirmed account makes it an administrator that keeps its password', async () => {
  const { email } = await person();
  await promote(email);
  await promote(email);
  const client = browser();
  await client.json('POST', '/api/auth/session', { email, password: PASSWORD });
  expect((await client.get('/api/panel/nada')).status).toBe(404);
});

test('promoting a customer ends the sessions of that person alone', async () => {
  const [stolen, other] = [await signIn(), await signIn()];
  await promote(stolen.user.email);
  expect((await stolen.get('/api/me')).status).toBe(401);
  expect((await other.get('/api/me')).status).toBe(200);
});

test('promoting a person who has a role ends no session', async () => {
  const editor = await signIn('editor');
  await promote(editor.user.email);
  await promote(editor.user.email);
  expect((await editor.get('/api/panel/nada')).status).toBe(404);
});

test('promoting an unknown address lets its owner choose a password by mail', async () => {
  const email = "d'avila@example.com";
  await promote(email);
  await browser().json('POST', '/api/auth/recoveries', { email });
  const body = { token: await tokenMailed(email), password: 'uma senha boa' };
  expect((await browser().json('POST', '/api/auth/reset', body)).status).toBe(200);
  expect(await enter(email, 'uma senha boa')).toBe(200);
});

test('a stranger who signed up with the address before its promotion gains no access', async () => {
  const email = 'dona@example.com';
  const form = { name: 'X', email, password: 'senha do invasor', acceptedPolicy: POLICY_VERSION, adult: true };
  await browser().json('POST', '/api/auth/sign-up', form);
  const token = await tokenMailed(email);
  await promote(email);
  expect((await browser().json('POST', '/api/auth/confirm', { token })).status).toBe(410);
  await browser().json('POST', '/api/auth/sign-up', form);
  await browser().json('POST', '/api/auth/confirmations', { email, password: form.password });
  const row = await env.DB.prepare('SELECT password_hash, confirmed_at FROM users WHERE email = ?').bind(email).first();
  expect(row).toEqual({ password_hash: null, confirmed_at: null });
  expect(await enter(email, 'senha do invasor')).toBe(401);
});

test('removing the passkeys of one administrator lets that account alone sign in by password', async () => {
  const [lost, other] = [await signIn('admin'), await signIn('admin')];
  for (const { user } of [lost, other]) await givePasskey(user.id, await authenticator());
  await env.DB.batch(withoutPasskeysStatements(lost.user.email).map((statement) => env.DB.prepare(statement)));
  expect((await lost.get('/api/me')).status).toBe(401);
  expect((await other.get('/api/me')).status).toBe(200);
  expect(await enter(lost.user.email, PASSWORD)).toBe(200);
  expect(await enter(other.user.email, PASSWORD)).toBe(202);
});
