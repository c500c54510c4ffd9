import { type Context, Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { deviceName } from '../../functions/auth/device';
import { digestOf } from '../../functions/auth/keys';
import { timeLeft } from '../../functions/auth/lifetime';
import { LIMITS, limitKey, limitTries, maySend, tooMany, tooManyTries } from '../../functions/auth/limit';
import { hashRecoveryCode, makeRecoveryCodes } from '../../functions/auth/recovery-codes';
import { isConfigured, passesChallenge } from '../../functions/auth/turnstile';
import type { Database } from '../../functions/db/database';
import type { AppEnv } from '../../functions/env';
import { addressOf, originOf } from '../../functions/http/origin';

const SECRET = 'unit-tests-0123456789-abcdefghijklmnop';

describe('the name of a device', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  test.each([
    ['Chrome no Windows', CHROME],
    ['Edge no Windows', `${CHROME} Edg/140.0`],
    ['Opera no Windows', `${CHROME} OPR/120.0`],
    ['Samsung Internet no Android', 'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36'],
    ['Firefox no Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Safari no iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'],
    ['Safari no Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'],
    ['Chrome no ChromeOS', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0 Safari/537.36'],
    ['Firefox', 'Firefox/140.0'],
    ['Navegador no Android', 'Dalvik/2.1.0 (Android 15)'],
    ['Dispositivo desconhecido', 'curl/8.0'],
    ['Dispositivo desconhecido', ''],
  ])('is %s', (name, agent) => expect(deviceName(agent)).toBe(name));
});

describe('the time that a session has left', () => {
  const HOUR = 60 * 60 * 1000;
  const DAY = 24 * HOUR;
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  const ago = (ms: number) => new Date(now - ms).toISOString();

  test.each([
    ['a customer’s, just used', [], 0, 0, 7 * DAY],
    ['a customer’s, used two days ago', [], 10 * DAY, 2 * DAY, 5 * DAY],
    ['a customer’s, nearly a month old', [], 29 * DAY, 0, DAY],
    ['a customer’s, not used for a week', [], 7 * DAY, 7 * DAY, 0],
    ['an editor’s, just used', ['editor'], 0, 0, 12 * HOUR],
    ['an editor’s, a week old', ['editor'], 7 * DAY - HOUR, 0, HOUR],
    ['an editor’s, beyond both', ['editor'], 8 * DAY, DAY, -DAY],
  ] as const)('is as the rules say for %s', (_, roles, created, used, left) => {
    expect(timeLeft({ createdAt: ago(created), rotatedAt: ago(used) }, roles, now)).toBe(left);
  });
});

describe('recovery codes', () => {
  test('are ten different codes of 16 plain letters and digits', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(?:-[a-hjkmnp-z2-9]{4}){3}$/);
  });

  test('use every letter about equally often', () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < 200; round += 1) {
      for (const letter of makeRecoveryCodes().join('').replaceAll('-', '')) {
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
      }
    }
    // 32,000 letters of 31 kinds: each about 1,032 times, with a standard deviation of 32.
    expect(counts.size).toBe(31);
    for (const count of counts.values()) expect(Math.abs(count - 32_000 / 31)).toBeLessThan(200);
    // Bytes beyond the last whole round would make the first eight letters more likely: about 9,000 instead of 8,258.
    const first = [...'abcdefgh'].reduce((sum, letter) => sum + (counts.get(letter) ?? 0), 0);
    expect(first).toBeLessThan(8650);
  });

  test('have another digest for each person', () => {
    expect(hashRecoveryCode('u1', 'abcd')).toBe(digestOf('u1:abcd'));
    expect(hashRecoveryCode('u1', 'abcd')).not.toBe(hashRecoveryCode('u2', 'abcd'));
  });
});

/** Runs `work` inside a request, with a database that answers each count with the next of `counts`. */
async function inRequest<T>(
  work: (c: Context<AppEnv>) => Promise<T> | T,
  counts: number[] = [],
  address?: string,
): Promise<T> {
  const rows = counts.map((count) => [{ count, startedAt: Date.now() }]);
  const returning = async () => rows.shift() ?? [];
  const db = { insert: () => ({ values: () => ({ onConflictDoUpdate: () => ({ returning }) }) }) };
  let answer: { value: T } | undefined;
  let thrown: unknown;
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('db', db as unknown as Database);
      await next();
    })
    .get('/', async (c) => {
      answer = { value: await work(c) };
      return c.body(null);
    })
    .onError((error, c) => {
      thrown = error;
      return c.body(null);
    });
  await app.request('/', { headers: address ? { 'CF-Connecting-IP': address } : {} }, { AUTH_SECRET: SECRET });
  if (!answer) throw thrown;
  return answer.value;
}

describe('a limit', () => {
  test('lets its number of tries pass, and tells from the next on how long to wait', async () => {
    const wait = (count: number) => inRequest((c) => tooMany(c, 'signIn', 'x'), [count]);
    expect(await wait(1)).toBe(0);
    expect(await wait(LIMITS.signIn.max)).toBe(0);
    expect(await wait(LIMITS.signIn.max + 1)).toBeGreaterThan(270);
    expect(await wait(LIMITS.signIn.max + 1)).toBeLessThanOrEqual(300);
    expect(await inRequest((c) => tooMany(c, 'signIn', 'x'))).toBe(0);
  });

  test('throws 429 beyond its number of tries only', async () => {
    await inRequest((c) => limitTries(c, 'panelWrite', 'x'), [LIMITS.panelWrite.max]);
    await expect(inRequest((c) => limitTries(c, 'panelWrite', 'x'), [LIMITS.panelWrite.max + 1])).rejects.toMatchObject(
      {
        status: 429,
        body: { code: 'too-many' },
      },
    );
  });

  test('refuses with the wait in seconds or minutes, and what else to do', () => {
    expect(tooManyTries(89)).toMatchObject({
      status: 429,
      body: { error: 'Muitas tentativas. Tente de novo em 89 segundos.', code: 'too-many' },
      headers: { 'Retry-After': '89' },
    });
    expect(tooManyTries(1).body.error).toBe('Muitas tentativas. Tente de novo em 1 segundo.');
    expect(tooManyTries(90).body.error).toBe('Muitas tentativas. Tente de novo em 2 minutos.');
    expect(tooManyTries(600, ' Saia.').body.error).toBe('Muitas tentativas. Tente de novo em 10 minutos. Saia.');
  });

  test('of mail counts the origin first, then the mailbox', async () => {
    const { mailOfOrigin, mailOfMailbox } = LIMITS;
    const send = (counts: number[]) => inRequest((c) => maySend(c, 'reset', 'ana@example.com'), counts);
    expect(await send([mailOfOrigin.max, mailOfMailbox.max])).toBe(true);
    expect(await send([mailOfOrigin.max + 1, 1])).toBe(false);
    expect(await send([1, mailOfMailbox.max + 1])).toBe(false);
  });

  test('of mail counts the IPv6 site between both', async () => {
    const { mailOfOrigin, mailOfSite, mailOfMailbox } = LIMITS;
    const send = (counts: number[]) => inRequest((c) => maySend(c, 'reset', 'ana@example.com'), counts, '2001:db8::1');
    expect(await send([mailOfOrigin.max, mailOfSite.max, mailOfMailbox.max])).toBe(true);
    expect(await send([1, mailOfSite.max + 1, 1])).toBe(false);
    expect(await send([1, 1, mailOfMailbox.max + 1])).toBe(false);
  });

  test('has a key for each name and subject, which reveals neither', () => {
    const key = limitKey(SECRET, 'signIn', 'ana@example.com');
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(limitKey(SECRET, 'signUp', 'ana@example.com')).not.toBe(key);
    expect(limitKey(SECRET, 'signIn', 'bia@example.com')).not.toBe(key);
  });
});

describe('the origin of a request', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:a:b:1:2:3:4', '2001:db8:a:b'],
    ['2001:DB8:00a:000b::9', '2001:db8:a:b'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['fe80::a:b:c:d:e:f:1', 'fe80:a:b:c'],
  ])('of %s is %s', async (address, origin) => {
    const named = (text: string) =>
      text.includes('.')
        ? text
        : text
            .split(':')
            .map((group) => Number.parseInt(group, 16))
            .join(':');
    expect(await inRequest((c) => originOf(c), [], address)).toBe(named(origin));
  });

  test('is “local” without an address', async () => {
    expect(await inRequest((c) => originOf(c))).toBe('local');
  });

  test('is not the address that others are told, which is whole', async () => {
    expect(await inRequest((c) => addressOf(c), [], '2001:db8::5')).toBe('2001:db8::5');
    expect(await inRequest((c) => addressOf(c))).toBeUndefined();
  });
});

describe('Turnstile', () => {
  const KEYS = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' };

  test('is configured with both keys only', () => {
    expect(isConfigured(KEYS)).toBe(true);
    expect(isConfigured({ ...KEYS, TURNSTILE_SECRET: '' })).toBe(false);
    expect(isConfigured({ ...KEYS, TURNSTILE_SITE_KEY: undefined })).toBe(false);
  });

  test('is asked with secret, answer and address, and its answer counts', async () => {
    const asked: [string, RequestInit | undefined][] = [];
    const answering =
      (body: unknown): typeof fetch =>
      async (url, init) => {
        asked.push([String(url), init]);
        return Response.json(body);
      };
    expect(await passesChallenge(KEYS, 'answer', '203.0.113.7', answering({ success: true }))).toBe(true);
    expect(await passesChallenge(KEYS, 'answer', '203.0.113.7', answering({ success: false }))).toBe(false);
    expect(await passesChallenge(KEYS, 'answer', '203.0.113.7', answering({}))).toBe(false);
    const [url, init] = asked[0] ?? [];
    expect(url).toBe('https://challenges.cloudflare.com/turnstile/v0/siteverify');
    expect(init).toMatchObject({ method: 'POST', signal: expect.any(AbortSignal) });
    expect(String(init?.body)).toBe('secret=secret&response=answer&remoteip=203.0.113.7');
  });

  test('keeps nobody out while it cannot be reached', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await passesChallenge(KEYS, 'x', 'y', () => Promise.reject(new Error('down')))).toBe(true);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
