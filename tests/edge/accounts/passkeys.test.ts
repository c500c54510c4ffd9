import { beforeEach, describe, expect, test } from 'vitest';
import type { Passkey } from '../../../src/shared/passkey';
import { browser, PASSWORD, signIn } from '../../helpers/account';
import { addPasskey, authenticator, begunSignIn, givePasskey } from '../../helpers/authenticator';
import { env } from '../../helpers/edge';

type Standing = { passkeys: Passkey[]; codesLeft: number; codes?: string[] };

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM limits').run();
});

const again = async (email: string) => {
  const client = browser();
  expect((await client.json('POST', '/api/auth/session', { email, password: PASSWORD })).status).toBe(200);
  return client;
};
const standing = async (client: { get: (path: string) => Promise<Response> }) =>
  (await (await client.get('/api/me/passkeys')).json()) as Standing;
const subjects = async (email: string) => {
  const sql = 'SELECT subject FROM outbox WHERE to_address = ? ORDER BY created_at, rowid';
  return (await env.DB.prepare(sql).bind(email).all<{ subject: string }>()).results.map(({ subject }) => subject);
};
async function withPasskey() {
  const client = await signIn();
  const device = await authenticator();
  const codes = await givePasskey(client.user.id, device);
  const { passkeys } = await standing(client);
  return { client, device, codes, id: passkeys[0]?.id, email: client.user.email };
}

describe('adding a passkey', () => {
  test('requires the password, shows ten codes once, ends every other session and sends a mail', async () => {
    const client = await signIn();
    const { email } = client.user;
    const other = await again(email);
    const device = await authenticator();
    const wrong = await client.json('POST', '/api/me/passkeys/challenges', { password: 'não é esta' });
    expect([wrong.status, await wrong.json()]).toMatchObject([403, { fields: { password: expect.any(String) } }]);
    expect(await standing(client)).toEqual({ passkeys: [], codesLeft: 0 });

    const answer = await addPasskey(client, device);
    expect(answer.status).toBe(201);
    const { codes = [], ...added } = (await answer.json()) as Standing;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
    expect(added).toEqual({
      passkeys: [
        {
          id: expect.any(String),
          name: 'Notebook da Ana',
          synced: false,
          createdAt: expect.any(String),
          lastUsedAt: null,
        },
      ],
      codesLeft: 10,
    });
    expect(await standing(client)).toEqual(added);
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await client.get('/api/me')).status).toBe(200);
    expect(await subjects(email)).toEqual(['Uma chave de acesso foi adicionada à sua conta na Soul']);
  });

  test('adds a second one without new codes, and all ten codes stay valid', async () => {
    const { client } = await withPasskey();
    const second = (await (await addPasskey(client, await authenticator(), 'Celular')).json()) as Standing;
    expect(second.codes).toEqual([]);
    expect(second.codesLeft).toBe(10);
    expect(second.passkeys.map(({ name }) => name)).toEqual(['Notebook da Ana', 'Celular']);
  });

  test.each<[string, object]>([
    ['another site', { origin: 'https://soul.test.evil.example' }],
    ['another host’s key', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['a signature instead', { type: 'webauthn.get' }],
    ['nobody at the device', { flags: 0x40 }],
  ])('refuses an answer of %s, which uses up the challenge', async (_, odd) => {
    const client = await signIn();
    const begun = await client.json('POST', '/api/me/passkeys/challenges', { password: PASSWORD });
    const { options } = (await begun.json()) as { options: { challenge: string } };
    const device = await authenticator();
    const body = async (wrong: object) => ({ name: 'Chave', created: await device.create(options, wrong) });
    const step = client.cookies.get('__Host-step') ?? '';
    const refused = await client.json('POST', '/api/me/passkeys', await body(odd));
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'wrong-passkey' }]);
    client.cookies.set('__Host-step', step);
    expect((await client.json('POST', '/api/me/passkeys', await body({}))).status).toBe(410);
    expect(client.cookies.has('__Host-step')).toBe(false);
    expect((await standing(client)).passkeys).toEqual([]);
  });

  test('can be finished only by the session that began it, not by another session or a sign-in', async () => {
    const client = await signIn();
    const other = await again(client.user.email);
    const stranger = await signIn();
    const begun = await client.json('POST', '/api/me/passkeys/challenges', { password: PASSWORD });
    const { options } = (await begun.json()) as { options: { challenge: string; authenticatorSelection: unknown } };
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'preferred', userVerification: 'preferred' });
    const body = { name: 'Chave', created: await (await authenticator()).create(options) };
    const step = client.cookies.get('__Host-step') ?? '';
    for (const thief of [other, stranger, await signIn()]) {
      thief.cookies.set('__Host-step', step);
      expect((await thief.json('POST', '/api/me/passkeys', body)).status).toBe(410);
    }
    const passkey = await withPasskey();
    const question = await begunSignIn(browser(), passkey.email);
    expect((await client.json('POST', '/api/me/passkeys', body)).status).toBe(201);
    const guest = browser();
    guest.cookies.set('__Host-step', step);
    const signed = await passkey.device.sign(question);
    expect((await guest.json('POST', '/api/auth/session/passkey', { signed })).status).toBe(410);
  });

  test('refuses a device that any account has already, and more than ten passkeys per account', async () => {
    const { client, device } = await withPasskey();
    expect((await addPasskey(await signIn(), device)).status).toBe(410);
    const copy = `INSERT INTO passkeys SELECT ?1, user_id, name, ?1, public_key, counter, transports, synced, created_at, NULL
      FROM passkeys WHERE user_id = ?2 LIMIT 1`;
    await env.DB.batch(Array.from({ length: 9 }, (_, i) => env.DB.prepare(copy).bind(`copy-${i}`, client.user.id)));
    const full = await client.json('POST', '/api/me/passkeys/challenges', { password: PASSWORD });
    expect([full.status, await full.json()]).toMatchObject([409, { code: 'exists' }]);
  });
});

describe('a passkey', () => {
  test('can be renamed by its owner alone', async () => {
    const { client, id } = await withPasskey();
    const path = `/api/me/passkeys/${id}`;
    expect((await (await signIn()).json('PATCH', path, { name: 'Meu' })).status).toBe(404);
    expect((await client.json('PATCH', path, { name: ' ' })).status).toBe(422);
    const renamed = (await (await client.json('PATCH', path, { name: ' Celular ' })).json()) as Standing;
    expect(renamed.passkeys.map(({ name }) => name)).toEqual(['Celular']);
  });

  test('is removed with the password; removing the last one deletes the codes and restores password sign-in', async () => {
    const { client, codes, id, email } = await withPasskey();
    const path = `/api/me/passkeys/${id}/removal`;
    expect((await client.json('POST', path, { password: 'não é esta' })).status).toBe(403);
    expect((await (await signIn()).json('POST', path, { password: PASSWORD })).status).toBe(404);
    const pending = browser();
    const question = await begunSignIn(pending, email);
    const gone = await client.json('POST', path, { password: PASSWORD });
    expect([gone.status, await gone.json()]).toEqual([200, { passkeys: [], codesLeft: 0 }]);
    expect((await pending.json('POST', '/api/auth/session/recovery-code', { code: codes[0] })).status).toBe(410);
    expect(question.allowCredentials).toHaveLength(1);
    await again(email);
    expect((await subjects(email)).at(-1)).toBe('Uma chave de acesso foi removida da sua conta na Soul');
    expect((await client.json('POST', path, { password: PASSWORD })).status).toBe(404);
  });
});

describe('recovery codes', () => {
  test('are replaced with the password, and the former ones stop working', async () => {
    const { client, codes, email } = await withPasskey();
    expect((await client.json('POST', '/api/me/recovery-codes', { password: 'não é esta' })).status).toBe(403);
    const renewed = (await (
      await client.json('POST', '/api/me/recovery-codes', { password: PASSWORD })
    ).json()) as Standing;
    expect(renewed.codes).toHaveLength(10);
    const pending = browser();
    await begunSignIn(pending, email);
    const enter = (code?: string) => pending.json('POST', '/api/auth/session/recovery-code', { code });
    expect((await enter(codes[0])).status).toBe(403);
    expect((await enter(renewed.codes?.[0])).status).toBe(200);
    expect(await subjects(email)).toEqual([
      'Seus códigos de recuperação da Soul foram trocados',
      'Um código de recuperação abriu a sua conta na Soul',
    ]);
  });

  test('do not exist without a passkey', async () => {
    const client = await signIn();
    expect((await client.json('POST', '/api/me/recovery-codes', { password: PASSWORD })).status).toBe(404);
    expect(await standing(client)).toEqual({ passkeys: [], codesLeft: 0 });
  });

  test('are stored as digests only', async () => {
    const { client, codes } = await withPasskey();
    const { results } = await env.DB.prepare('SELECT hash FROM recovery_codes WHERE user_id = ?')
      .bind(client.user.id)
      .all<{ hash: string }>();
    expect(results).toHaveLength(10);
    for (const { hash } of results) expect(hash).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(results);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });
});
