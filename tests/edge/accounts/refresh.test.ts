import { describe, expect, test } from 'vitest';
import { type Browser, browser, signIn } from '../../helpers/account';
import { env } from '../../helpers/edge';

const refresh = (client: Browser) => client.json('POST', '/api/auth/session/refresh', {});

async function stored(userId: string) {
  return env.DB.prepare('SELECT counter, ended_at, end_reason FROM sessions WHERE user_id = ?').bind(userId).first<{
    counter: number;
    ended_at: string | null;
    end_reason: string | null;
  }>();
}

/** Creates another tab, or a thief, with the same cookies. */
function copyOf(client: Browser): Browser {
  const copy = browser();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

async function age(userId: string, ms: number) {
  const instant = new Date(Date.now() - ms).toISOString();
  await env.DB.prepare('UPDATE sessions SET rotated_at = ? WHERE user_id = ?').bind(instant, userId).run();
}

describe('the refresh token', () => {
  test('is exchanged for a new one at each use', async () => {
    const client = await signIn();
    const before = client.cookies.get('__Host-refresh');
    const response = await refresh(client);
    expect(response.status).toBe(200);
    expect(client.cookies.get('__Host-refresh')).not.toBe(before);
    expect((await stored(client.user.id))?.counter).toBe(1);
  });

  test('used by 20 tabs at once is exchanged once, and all tabs continue with the same new token', async () => {
    const client = await signIn();
    const tabs = Array.from({ length: 20 }, () => copyOf(client));
    const responses = await Promise.all(tabs.map(refresh));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await stored(client.user.id))?.counter).toBe(1);
    expect(new Set(tabs.map((tab) => tab.cookies.get('__Host-refresh'))).size).toBe(1);
    expect((await refresh(tabs[7] as Browser)).status).toBe(200);
  });

  test('used again after the grace of 30 s ends the session for thief and owner, and records the reuse', async () => {
    const client = await signIn();
    const thief = copyOf(client);
    await refresh(client);
    await age(client.user.id, 29_000);
    expect((await refresh(copyOf(thief))).status).toBe(200);
    await age(client.user.id, 31_000);
    expect((await refresh(thief)).status).toBe(401);
    expect(await stored(client.user.id)).toMatchObject({ end_reason: 'reuse', ended_at: expect.any(String) });
    expect((await client.get('/api/me')).status).toBe(401);
    expect((await refresh(client)).status).toBe(401);
  });

  test('that is two exchanges old ends the session even within the grace', async () => {
    const client = await signIn();
    const thief = copyOf(client);
    await refresh(client);
    await refresh(client);
    expect((await refresh(thief)).status).toBe(401);
    expect((await stored(client.user.id))?.end_reason).toBe('reuse');
  });

  test('that is forged is refused, and ends no session', async () => {
    const client = await signIn();
    const [id = '', counter = '', seal = ''] = (client.cookies.get('__Host-refresh') ?? '').split('.');
    const forged = [
      '',
      'x',
      `${id}.${counter}`,
      `${id}.1.${seal}`,
      `${id}.${counter}.${seal.slice(0, -1)}${seal.endsWith('A') ? 'B' : 'A'}`,
      `${crypto.randomUUID()}.${counter}.${seal}`,
      `${id}.-1.${seal}`,
      `${id}.${counter}.${seal}.${seal}`,
      'a'.repeat(5000),
    ];
    for (const token of forged) {
      const attacker = browser();
      attacker.cookies.set('__Host-refresh', token);
      expect((await refresh(attacker)).status, token.slice(0, 80)).toBe(401);
    }
    expect((await refresh(client)).status).toBe(200);
  });
});
