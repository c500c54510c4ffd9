import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCESS_AGE, readAccessToken, signAccessToken } from '../../functions/auth/access-token';
import { digestOf, equalText, keyFor, seal, secretsOf } from '../../functions/auth/keys';
import { makeMailboxToken } from '../../functions/auth/mailbox-token';
import { makePreviewToken, newNonce, readPreviewToken } from '../../functions/auth/preview-token';
import { makeRefreshToken, readRefreshToken } from '../../functions/auth/refresh-token';
import type { Bindings } from '../../functions/env';

const NEW = 'new-secret-0123456789-abcdefghijklmnop';
const OLD = 'old-secret-0123456789-abcdefghijklmnop';
const OTHER = 'other-secret-0123456789-abcdefghijklmn';
const USER = '0a1b2c3d-0000-4000-8000-0123456789ab';
const SESSION = 'ffffffff-1111-4111-9111-0123456789ab';
const HOUR = 60 * 60 * 1000;

describe('the keys', () => {
  test('are the current secret and, during a rotation, the previous one', () => {
    const env = { AUTH_SECRET: NEW } as Bindings;
    expect(secretsOf(env)).toEqual([NEW]);
    expect(secretsOf({ ...env, AUTH_SECRET_PREVIOUS: OLD })).toEqual([NEW, OLD]);
  });

  test('differ by secret and by purpose', () => {
    expect(keyFor(NEW, 'access')).toHaveLength(32);
    expect(keyFor(NEW, 'access')).toEqual(keyFor(NEW, 'access'));
    expect(keyFor(NEW, 'access')).not.toEqual(keyFor(NEW, 'refresh'));
    expect(keyFor(NEW, 'access')).not.toEqual(keyFor(OLD, 'access'));
  });

  test('seal each text differently, in 43 characters', () => {
    expect(seal(keyFor(NEW, 'limits'), 'a')).toMatch(/^[\w-]{43}$/);
    expect(seal(keyFor(NEW, 'limits'), 'a')).not.toBe(seal(keyFor(NEW, 'limits'), 'b'));
    expect(seal(keyFor(NEW, 'limits'), 'a')).not.toBe(seal(keyFor(OLD, 'limits'), 'a'));
  });

  test('compare texts of any length', () => {
    expect([equalText('abc', 'abc'), equalText('abc', 'abd'), equalText('abc', 'ab'), equalText('', '')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('an access token', () => {
  const NOW = Date.parse('2026-11-20T12:00:00.000Z');
  const claims = { userId: USER, sessionId: SESSION };

  // A slow machine would otherwise use up the seconds that clocks may differ.
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  /** Signs claims that the product would not, with the right key. */
  const signed = (changes: Record<string, unknown>, type = 'at+jwt') => {
    const iat = Math.floor(NOW / 1000);
    const all = { iss: 'soul', aud: 'soul-site', sub: USER, sid: SESSION, iat, exp: iat + ACCESS_AGE, ...changes };
    return new SignJWT(all).setProtectedHeader({ alg: 'HS256', typ: type }).sign(keyFor(NEW, 'access'));
  };

  test('is read back with its expiry, 15 minutes after it was signed', async () => {
    const { token, expiresAt } = await signAccessToken(NEW, claims, NOW);
    expect(expiresAt).toBe(Math.floor(NOW / 1000) * 1000 + 15 * 60 * 1000);
    expect(await readAccessToken([NEW], token)).toEqual({ ...claims, expiresAt });
    expect(await readAccessToken([NEW], await signed({}))).toEqual({ ...claims, expiresAt });
  });

  test('is read with a previous secret too, and with no other', async () => {
    const { token } = await signAccessToken(OLD, claims);
    expect(await readAccessToken([NEW, OLD], token)).toMatchObject(claims);
    expect(await readAccessToken([NEW, OTHER], token)).toBeNull();
  });

  test('is not read once it is over, apart from 5 seconds for clocks that differ', async () => {
    const age = (seconds: number) => signAccessToken(NEW, claims, NOW - (ACCESS_AGE + seconds) * 1000);
    expect(await readAccessToken([NEW], (await age(2)).token)).toMatchObject(claims);
    expect(await readAccessToken([NEW], (await age(9)).token)).toBeNull();
    const iat = Math.floor(NOW / 1000) - ACCESS_AGE - 60;
    expect(await readAccessToken([NEW], await signed({ iat, exp: iat + 2 * ACCESS_AGE }))).toBeNull();
  });

  test.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'other' }],
    ['another audience', { aud: 'other' }],
    ['several audiences', { aud: ['soul-site', 'other'] }],
    ['a person that is no id', { sub: 'ana' }],
    ['an id with something before it', { sub: `x${USER}` }],
    ['an id with something behind it', { sid: `${SESSION}0` }],
    ['a session that is no id', { sid: 'x' }],
    ['a session that is no text', { sid: 5 }],
    ['a list with an id as session', { sid: [SESSION] }],
    ['a list with an id as person', { sub: [USER] }],
    ['no session', { sid: undefined }],
    ['no person', { sub: undefined }],
    ['no expiry', { exp: undefined }],
    ['no time of issue', { iat: undefined }],
  ])('with %s is not read', async (_, changes) => {
    expect(await readAccessToken([NEW], await signed(changes))).toBeNull();
  });

  test('of another type or longer than any of ours is not read', async () => {
    expect(await readAccessToken([NEW], await signed({}, 'jwt'))).toBeNull();
    const [fitting, tooLong] = await Promise.all([538, 539].map((more) => signed({ more: 'x'.repeat(more) })));
    expect([fitting?.length, tooLong?.length]).toEqual([1024, 1025]);
    expect(await readAccessToken([NEW], fitting ?? '')).toMatchObject(claims);
    expect(await readAccessToken([NEW], tooLong ?? '')).toBeNull();
  });
});

describe('a refresh token', () => {
  const claims = { sessionId: SESSION, counter: 120 };
  const token = makeRefreshToken(NEW, claims);

  test('is read back with a current or a previous secret', () => {
    expect(readRefreshToken([NEW], token)).toEqual(claims);
    expect(readRefreshToken([OTHER, NEW], token)).toEqual(claims);
    expect(readRefreshToken([NEW], makeRefreshToken(NEW, { sessionId: SESSION, counter: 0 }))?.counter).toBe(0);
    expect(readRefreshToken([OTHER], token)).toBeNull();
  });

  test('with any part changed is not read', () => {
    const [, , mark = ''] = token.split('.');
    expect(readRefreshToken([NEW], `${SESSION}.121.${mark}`)).toBeNull();
    expect(readRefreshToken([NEW], `${USER}.120.${mark}`)).toBeNull();
    expect(readRefreshToken([NEW], `${SESSION}.120.${'A'.repeat(43)}`)).toBeNull();
  });

  test('of another form is not read, even with its seal', () => {
    const sealed = (id: string, counter: string) =>
      `${id}.${counter}.${seal(keyFor(NEW, 'refresh'), `${id}.${counter}`)}`;
    expect(readRefreshToken([NEW], sealed(SESSION, '120'))).toEqual(claims);
    for (const [id, counter] of [
      [SESSION, '0120'],
      [SESSION, '1234567890'],
      [SESSION, '-1'],
      [SESSION, ''],
      ['', '1'],
      ['x', '1'],
      [`0${SESSION}`, '1'],
      [SESSION.toUpperCase(), '1'],
    ] as const) {
      expect(readRefreshToken([NEW], sealed(id, counter)), `${id} ${counter}`).toBeNull();
    }
    for (const text of ['', 'x', ` ${token}`, `${token}A`, `x${token}`])
      expect(readRefreshToken([NEW], text)).toBeNull();
  });
});

describe('a token for a mailbox', () => {
  test('is random, stored as its digest, and expires by its purpose', () => {
    const now = Date.parse('2026-11-20T12:00:00.000Z');
    const made = makeMailboxToken('reset', now);
    expect(made.token).toMatch(/^[\w-]{43}$/);
    expect(made.hash).toBe(digestOf(made.token));
    expect(made.hash).not.toBe(made.token);
    expect(makeMailboxToken('reset', now).token).not.toBe(made.token);
    expect(Date.parse(made.expiresAt) - now).toBe(HOUR);
    for (const purpose of ['confirmation', 'invitation'] as const) {
      expect(Date.parse(makeMailboxToken(purpose, now).expiresAt) - now).toBe(24 * HOUR);
    }
  });
});

describe('a token for a preview', () => {
  const made = (id: number | string) =>
    ({ noun: 'posts', id, nonce: newNonce(), expiresAt: 1_800_000_000_000 }) as const;

  test.each([7, 'sobre', 'soul-shake-2'])('of %s is read back, with its id as text', (id) => {
    const claims = made(id);
    const token = makePreviewToken(NEW, claims);
    expect(token).toBe(token.toLowerCase());
    expect(readPreviewToken([NEW], 'posts', token)).toEqual({ ...claims, id: String(id) });
    expect(readPreviewToken([OTHER, NEW], 'posts', token)).not.toBeNull();
  });

  test('is not read with another secret, for another noun, or with any part changed', () => {
    const claims = made(7);
    const token = makePreviewToken(NEW, claims);
    expect(readPreviewToken([OTHER], 'posts', token)).toBeNull();
    expect(readPreviewToken([NEW], 'products', token)).toBeNull();
    expect(readPreviewToken([NEW], 'posts', token.replace(/^7/, '8'))).toBeNull();
    expect(readPreviewToken([NEW], 'posts', token.replace(/^7-./, '7-z'))).toBeNull();
    expect(readPreviewToken([NEW], 'posts', token.replace(claims.nonce, newNonce()))).toBeNull();
    for (const text of ['', '7', `x ${token}`, `${token} `, `-${token}`]) {
      expect(readPreviewToken([NEW], 'posts', text)).toBeNull();
    }
  });

  test('has a nonce of 64 random bits', () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{16}$/);
    expect(newNonce()).not.toBe(newNonce());
  });
});
