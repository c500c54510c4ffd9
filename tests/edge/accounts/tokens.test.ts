import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { keyFor } from '../../../functions/auth/keys';
import { browser, signIn } from '../../helpers/account';
import { env } from '../../helpers/edge';

let good: { token: string; sub: string; sid: string };
const SECRET = 'edge-tests-0123456789-abcdefghijklmnopqrstuvwxyz';

beforeAll(async () => {
  const client = await signIn('admin');
  const token = client.cookies.get('__Host-access') ?? '';
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  good = { token, sub: payload.sub, sid: payload.sid };
});

const opens = async (token: string) => {
  const client = browser();
  client.cookies.set('__Host-access', token);
  const [own, panel] = [await client.get('/api/me'), await client.get('/api/panel/nada')];
  expect(own.status === 200).toBe(panel.status === 404);
  if (own.status !== 200) expect([own.status, panel.status]).toEqual([401, 401]);
  return own.status === 200;
};

type Claims = Record<string, unknown>;

function sign(claims: Claims = {}, header: Record<string, string> = {}, key: Uint8Array = keyFor(SECRET, 'access')) {
  const now = Math.floor(Date.now() / 1000);
  const all = { iss: 'soul', aud: 'soul-site', sub: good.sub, sid: good.sid, iat: now, exp: now + 900, ...claims };
  return new SignJWT(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)))
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(key);
}

const raw = (header: object, payload: object, signature = '') =>
  `${[header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.${signature}`;

const now = () => Math.floor(Date.now() / 1000);

/** Signs by hand, as jose refuses such keys. */
async function signedBy(key: string | Uint8Array, header: object) {
  const [, payload = ''] = (await sign()).split('.');
  const body = `${Buffer.from(JSON.stringify({ typ: 'at+jwt', ...header })).toString('base64url')}.${payload}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

const FORGED: Record<string, () => string | Promise<string>> = {
  'no token': () => '',
  'not a token': () => 'abc',
  'three dots': () => '...',
  'no signature': () => good.token.replace(/\.[^.]*$/, '.'),
  'another signature': () =>
    good.token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')).replace(/\.([^.]{4})([^.]*)$/, '.AAAA$2'),
  'algorithm none': () => new UnsecuredJWT({ sid: good.sid }).setSubject(good.sub).setExpirationTime('15m').encode(),
  'algorithm nOnE': () => raw({ alg: 'nOnE', typ: 'at+jwt' }, { sub: good.sub, sid: good.sid, exp: now() + 900 }),
  'the server’s secret as the key': () => sign({}, {}, Buffer.from(SECRET)),
  'the key of another purpose': () => sign({}, {}, keyFor(SECRET, 'refresh')),
  'an empty key': () => signedBy('', { alg: 'HS256' }),
  'an empty file as the key': () => signedBy('', { alg: 'HS256', kid: '../../../dev/null' }),
  'a key from a query': () => signedBy('x', { alg: 'HS256', kid: "x' UNION SELECT 'x' --" }),
  'a guessed secret': () => sign({}, {}, keyFor('secret', 'access')),
  'RS256, signed as HS256': () => signedBy(keyFor(SECRET, 'access'), { alg: 'RS256' }),
  'RS256, with the key of its header': async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const claims = { iss: 'soul', aud: 'soul-site', sub: good.sub, sid: good.sid, iat: now(), exp: now() + 900 };
    const header = { alg: 'RS256', typ: 'at+jwt', jwk: await exportJWK(publicKey) };
    return new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
  },
  HS512: () => sign({}, { alg: 'HS512' }, Buffer.concat([keyFor(SECRET, 'access'), keyFor(SECRET, 'access')])),
  HS384: () => sign({}, { alg: 'HS384' }, Buffer.concat([keyFor(SECRET, 'access'), keyFor(SECRET, 'access')])),
  'type JWT': () => sign({}, { typ: 'JWT' }),
  'another type': () => sign({}, { typ: 'refresh+jwt' }),
  expired: () => sign({ iat: now() - 1000, exp: now() - 10 }),
  'issued for a year': () => sign({ iat: now() - 1000, exp: now() + 31_536_000 }),
  'no expiry': () => sign({ exp: undefined }),
  'no instant of issue': () => sign({ iat: undefined }),
  'not valid yet': () => sign({ nbf: now() + 600 }),
  'another issuer': () => sign({ iss: 'https://evil.example' }),
  'no issuer': () => sign({ iss: undefined }),
  'another audience': () => sign({ aud: 'outro' }),
  'several audiences': () => sign({ aud: ['outro', 'soul-site'] }),
  'no subject': () => sign({ sub: undefined }),
  'another person’s session': () => sign({ sub: crypto.randomUUID() }),
  'an unknown session': () => sign({ sid: crypto.randomUUID() }),
  'a subject that is no id': () => sign({ sub: "' OR 1=1 --" }),
  'a session that is a number': () => sign({ sid: 1 }),
  'changed claims under a good signature': () => {
    const [header = '', , signature = ''] = good.token.split('.');
    const payload = Buffer.from(JSON.stringify({ sub: good.sub, sid: good.sid, role: 'admin' })).toString('base64url');
    return `${header}.${payload}.${signature}`;
  },
  'an embedded key': () => sign({}, { jwk: 'x', kid: '../../etc/passwd' } as Record<string, string>, Buffer.alloc(32)),
  'an encrypted token': () => 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA',
  '100 KB': () => `${good.token}${'A'.repeat(100_000)}`,
};

test('a valid access token, and one signed with the right key, are accepted', async () => {
  expect(env.AUTH_SECRET).toBe(SECRET);
  expect(await opens(good.token)).toBe(true);
  expect(await opens(await sign())).toBe(true);
});

test.each(Object.keys(FORGED))('a forged access token is refused: %s', async (kind) => {
  expect(await opens(await (FORGED[kind] as () => string | Promise<string>)())).toBe(false);
});

test('1,000 random cookies are refused with 401 and without a failure', async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 1000; i += 1) {
    const bytes = crypto.getRandomValues(new Uint8Array(1 + (i % 90)));
    const client = browser();
    client.cookies.set(
      '__Host-access',
      i % 2 ? Buffer.from(bytes).toString('base64url') : encodeURIComponent(String.fromCharCode(...bytes)),
    );
    statuses.add((await client.get('/api/me')).status);
  }
  expect([...statuses]).toEqual([401]);
});
