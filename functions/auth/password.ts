import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { inTurn } from '../http/turns.ts';
import { equalText } from './keys.ts';

/**
 * OWASP Password Storage: N=2^14, r=8, p=5. Production caps N·r·p at 2^20. It blocks its isolate for about 120 ms:
 * limit the rate before it. Argon2id would need a WebAssembly module, which the bundle, the tests, `npm run dev` and
 * the plain Node of `npm run admin` each load in another way.
 */
const COST = { ln: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 64;

type Cost = typeof COST;

/** `$scrypt$ln=14,r=8,p=5$salt$key`, after the PHC string format: the parameters travel with each hash. */
const STORED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/**
 * Hashes a password that is already in NFKC. `neighbour` is an earlier hash for the same address: its salt is used again, so
 * that one derivation is enough to check a password against both.
 */
export async function hashPassword(password: string, neighbour?: string): Promise<string> {
  const [, , , , known] = (neighbour && !isOutdated(neighbour) && STORED.exec(neighbour)) || [];
  const salt = known ? Buffer.from(known, 'base64url') : randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST, KEY_BYTES);
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** What nobody's password hashes to: an unknown address costs as much time as a wrong password. */
const NOBODY = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${'A'.repeat(22)}$${'A'.repeat(86)}`;

/** Whether the password is the stored one; without a stored one it takes as long and is not. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  return (await matchingHash(password, stored ? [stored] : [])) !== null;
}

/** Which of the hashes, neighbours of the first, the password has; none of none, which takes as long. */
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

/** Whether a hash was made with other parameters than today's. */
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
