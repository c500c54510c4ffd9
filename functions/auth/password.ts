import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { inTurn } from '../http/turns.ts';
import { equalText, keyFor, seal } from './keys.ts';

/**
 * OWASP Password Storage: N=2^14, r=8, p=5. Production caps N·r·p at 2^20. Hashing blocks its isolate for about 120 ms:
 * check a rate limit first. Argon2id would need a WebAssembly module, which the bundle, the tests, `npm run dev` and
 * the plain Node of `npm run admin` each load in a different way.
 */
const COST = { ln: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 64;

type Cost = typeof COST;

/** `$scrypt$ln=14,r=8,p=5$salt$key`, after the PHC string format: each hash names its own parameters. */
const STORED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Hashes a password that is already in NFKC. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<string> {
  const key = await derive(password, salt, COST, KEY_BYTES);
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * Returns the salt for a sign-up. All waiting sign-ups of one address share it: one derivation then checks a password
 * against all of them. It is the salt of `earlier`, a hash of the same address, or else a keyed digest of the address,
 * because concurrent first sign-ups do not see each other.
 */
export function signUpSalt(secret: string, email: string, earlier?: string): Buffer {
  const [, , , , known] = (earlier && !isOutdated(earlier) && STORED.exec(earlier)) || [];
  return Buffer.from(known ?? seal(keyFor(secret, 'sign-up'), email), 'base64url').subarray(0, SALT_BYTES);
}

/** Hash that no password matches: checking an unknown address takes as long as checking a wrong password. */
const NOBODY = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${'A'.repeat(22)}$${'A'.repeat(86)}`;

/** Returns whether the password matches the stored hash. Without a hash it takes as long and returns `false`. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  return (await matchingHash(password, stored ? [stored] : [])) !== null;
}

/** Returns the hash that the password matches, or `null`. All share the first one's salt; an empty list takes as long. */
export async function matchingHash(password: string, hashes: string[]): Promise<string | null> {
  const [first = NOBODY] = hashes;
  const parts = STORED.exec(first);
  if (!parts) throw new Error('A stored password hash cannot be read');
  const [, ln, r, p, salt = '', key = ''] = parts;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost, Buffer.from(key, 'base64url').length);
  const made = first.slice(0, -key.length) + actual.toString('base64url');
  return hashes.find((hash) => equalText(hash, made)) ?? null;
}

/** Returns whether a hash was made with other parameters than the current ones. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$`);
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost, length: number): Promise<Buffer> {
  const N = 2 ** ln;
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * N * r };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}
