import { beforeEach, describe, expect, test } from 'vitest';
import { browser, PASSWORD, signIn, tokenMailed } from '../../helpers/account';
import { authenticator, begunSignIn, givePasskey } from '../../helpers/authenticator';
import { env } from '../../helpers/edge';

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM limits').run();
});

async function owner({ counts = true } = {}) {
  const client = await signIn('admin');
  const device = await authenticator({ counts });
  const codes = await givePasskey(client.user.id, device);
  return { client, device, codes, email: client.user.email, id: client.user.id };
}
const SESSION = /__Host-(?:access|refresh|editor|device)=/;
const sessionsOf = async (id: string) =>
  (await env.DB.prepare('SELECT count(*) AS n FROM sessions WHERE user_id = ?').bind(id).first<{ n: number }>())?.n;

describe('an account with a passkey', () => {
  test('grants nothing by the password alone: no session, no access to account or panel, no known device', async () => {
    const { email, id, device } = await owner();
    const before = await sessionsOf(id);
    const half = browser();
    const answer = await half.json('POST', '/api/auth/session', { email, password: PASSWORD });
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({
      secondStep: {
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        rpId: 'soul.test',
        allowCredentials: [{ id: device.device.id, type: 'public-key', transports: ['internal'] }],
        userVerification: 'preferred',
        timeout: 300_000,
      },
    });
    const lines = answer.headers.getSetCookie();
    expect(lines.join()).not.toMatch(SESSION);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=300', 'Path=/'])
      expect(lines[0]).toContain(part);
    for (const path of ['/api/me', '/api/me/export', '/api/me/passkeys', '/api/panel/stats']) {
      expect((await half.get(path)).status, path).toBe(401);
    }
    expect(await (await half.get('/api/auth/session')).json()).toEqual({ session: null });
    expect((await half.json('POST', '/api/auth/session/refresh', {})).status).toBe(401);
    expect(await sessionsOf(id)).toBe(before);
  });

  test('is opened by the passkey after the password, and records when the passkey was used', async () => {
    const { email, device, id } = await owner();
    const client = browser();
    const signed = await device.sign(await begunSignIn(client, email));
    const answer = await client.json('POST', '/api/auth/session/passkey', { signed });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ user: { id, email, roles: ['admin'] } });
    expect([...client.cookies.keys()].sort()).toEqual([
      '__Host-access',
      '__Host-device',
      '__Host-editor',
      '__Host-refresh',
    ]);
    expect((await client.get('/api/panel/stats')).status).toBe(200);
    const { passkeys } = (await (await client.get('/api/me/passkeys')).json()) as {
      passkeys: { lastUsedAt: string }[];
    };
    expect(Date.now() - Date.parse(passkeys[0]?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  test('still requires the passkey after a reset by mail, which also ends a second step in progress', async () => {
    const { email, device } = await owner();
    const half = browser();
    const question = await begunSignIn(half, email);
    await browser().json('POST', '/api/auth/recoveries', { email });
    const password = 'outra senha bem boa';
    const reset = { token: await tokenMailed(email), password };
    expect((await browser().json('POST', '/api/auth/reset', reset)).status).toBe(200);
    const signed = await device.sign(question);
    expect((await half.json('POST', '/api/auth/session/passkey', { signed })).status).toBe(410);
    const client = browser();
    const renewed = await device.sign(await begunSignIn(client, email, password));
    expect((await client.json('POST', '/api/auth/session/passkey', { signed: renewed })).status).toBe(200);
  });

  test('gets the same answer to a wrong password as an account without a passkey and an unknown address', async () => {
    const { email } = await owner();
    const plain = await signIn();
    const answers = [];
    for (const address of [email, plain.user.email, 'ninguem-com-chave@example.com']) {
      const answer = await browser().json('POST', '/api/auth/session', { email: address, password: 'não é esta' });
      const headers = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
      answers.push([answer.status, headers, await answer.text()]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});

describe('the answer of a passkey', () => {
  test('is accepted once when it is sent 20 times at once', async () => {
    const { email, device, id } = await owner();
    const client = browser();
    const signed = await device.sign(await begunSignIn(client, email));
    const before = (await sessionsOf(id)) ?? 0;
    const cookies = new Map(client.cookies);
    const tries = Array.from({ length: 20 }, () => {
      const copy = browser();
      for (const [name, value] of cookies) copy.cookies.set(name, value);
      return copy.json('POST', '/api/auth/session/passkey', { signed });
    });
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(id)).toBe(before + 1);
  });

  test.each<[string, object]>([
    ['another site', { origin: 'https://soul.test.evil.example' }],
    ['this host, without TLS', { origin: 'http://soul.test' }],
    ['another host’s key', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['a key being made', { type: 'webauthn.create' }],
    ['nobody at the device', { flags: 0 }],
  ])('from %s is refused, and ends the step', async (_, odd) => {
    const { email, device, id } = await owner();
    const before = await sessionsOf(id);
    const client = browser();
    const question = await begunSignIn(client, email);
    const step = client.cookies.get('__Host-step') ?? '';
    const wrong = await client.json('POST', '/api/auth/session/passkey', { signed: await device.sign(question, odd) });
    expect([wrong.status, await wrong.json()]).toMatchObject([403, { code: 'wrong-passkey' }]);
    expect(wrong.headers.getSetCookie().join()).not.toMatch(SESSION);
    client.cookies.set('__Host-step', step);
    const right = await client.json('POST', '/api/auth/session/passkey', { signed: await device.sign(question) });
    expect(right.status).toBe(410);
    expect(await sessionsOf(id)).toBe(before);
  });

  test('with a forged signature, or by a passkey of another account or of none, is refused', async () => {
    const { email, device } = await owner();
    const other = await owner();
    const forger = await authenticator();
    forger.device.id = device.device.id;
    for (const key of [forger, other.device, await authenticator()]) {
      const client = browser();
      const signed = await key.sign(await begunSignIn(client, email));
      expect((await client.json('POST', '/api/auth/session/passkey', { signed })).status).toBe(403);
    }
  });

  test('does not work in another browser, nor after five minutes', async () => {
    const { email, device, id } = await owner();
    const client = browser();
    const signed = await device.sign(await begunSignIn(client, email));
    expect((await browser().json('POST', '/api/auth/session/passkey', { signed })).status).toBe(410);
    const half = browser();
    await begunSignIn(half, email);
    expect((await half.json('POST', '/api/auth/session/passkey', { signed })).status).toBe(403);
    await env.DB.prepare('UPDATE second_steps SET expires_at = ? WHERE user_id = ?')
      .bind(new Date(Date.now() - 1).toISOString(), id)
      .run();
    const late = await client.json('POST', '/api/auth/session/passkey', { signed });
    expect([late.status, await late.json()]).toMatchObject([410, { code: 'step-over' }]);
  });

  test('whose counter did not increase is refused: the key may have been copied', async () => {
    const { email, device } = await owner();
    const enter = async () => {
      const client = browser();
      const signed = await device.sign(await begunSignIn(client, email));
      return (await client.json('POST', '/api/auth/session/passkey', { signed })).status;
    };
    expect(await enter()).toBe(200);
    const copy = device.device.counter;
    expect(await enter()).toBe(200);
    device.device.counter = copy;
    expect(await enter()).toBe(403);
    device.device.counter = copy + 5;
    expect(await enter()).toBe(200);
  });

  test('of a device without a counter is accepted each time', async () => {
    const { email, device } = await owner({ counts: false });
    for (let i = 0; i < 2; i += 1) {
      const client = browser();
      const signed = await device.sign(await begunSignIn(client, email));
      expect((await client.json('POST', '/api/auth/session/passkey', { signed })).status).toBe(200);
    }
  });

  test('opens no session for an account that was deactivated after the first step', async () => {
    const { email, device, id } = await owner();
    const client = browser();
    const signed = await device.sign(await begunSignIn(client, email));
    await env.DB.prepare('UPDATE users SET deactivated_at = ? WHERE id = ?').bind(new Date().toISOString(), id).run();
    await client.json('POST', '/api/auth/session/passkey', { signed });
    expect((await client.get('/api/me')).status).toBe(401);
    await env.DB.prepare('UPDATE users SET deactivated_at = NULL WHERE id = ?').bind(id).run();
    expect((await client.get('/api/me')).status).toBe(401);
  });
});

describe('a recovery code', () => {
  const give = (client: ReturnType<typeof browser>, code: unknown) =>
    client.json('POST', '/api/auth/session/recovery-code', { code });

  test('replaces the passkey once, in any spelling', async () => {
    const { email, codes, id } = await owner();
    const client = browser();
    await begunSignIn(client, email);
    const [code = ''] = codes;
    const answer = await give(client, ` ${code.toUpperCase().replaceAll('-', ' ')} `);
    expect([answer.status, await answer.json()]).toMatchObject([200, { user: { id } }]);
    expect(await (await client.get('/api/me/passkeys')).json()).toMatchObject({ codesLeft: 9 });
    const second = browser();
    await begunSignIn(second, email);
    const used = await give(second, code);
    expect([used.status, await used.json()]).toMatchObject([
      403,
      { code: 'wrong-code', fields: { code: expect.any(String) } },
    ]);
    expect((await give(second, codes[1])).status).toBe(200);
  });

  test('used by eight sign-ins at once succeeds for one', async () => {
    const { email, codes } = await owner();
    const halves = Array.from({ length: 8 }, () => browser());
    for (const half of halves) await begunSignIn(half, email);
    const statuses = (await Promise.all(halves.map((half) => give(half, codes[0])))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('does not work without the password, nor for another account', async () => {
    const { codes } = await owner();
    const other = await owner();
    expect((await give(browser(), codes[0])).status).toBe(410);
    const client = browser();
    await begunSignIn(client, other.email);
    expect((await give(client, codes[0])).status).toBe(403);
    expect((await give(client, 'curto')).status).toBe(422);
  });

  test('can be guessed at most ten times in a quarter of an hour, from any browser', async () => {
    const { email, codes } = await owner();
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      const client = browser();
      await begunSignIn(client, email);
      for (let j = 0; j < 4; j += 1) statuses.push((await give(client, 'aaaa-bbbb-cccc-dddd')).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    const client = browser();
    await begunSignIn(client, email);
    const refused = await give(client, codes[0]);
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  });
});

test('one IP address can try second steps 20 times in five minutes', async () => {
  const client = browser();
  const statuses = [];
  for (let i = 0; i < 22; i += 1) {
    statuses.push((await client.json('POST', '/api/auth/session/recovery-code', { code: 'aaaabbbbccccdddd' })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(410), 429, 429]);
});
