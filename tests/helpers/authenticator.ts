// A device with one passkey, implemented after the specification (WebAuthn, ES256) for tests in workerd. It answers like
// `navigator.credentials`; each part of an answer can be made wrong.
import { hashRecoveryCode, makeRecoveryCodes } from '../../functions/auth/recovery-codes';
import type { PasskeyQuestion } from '../../src/shared/passkey';
import { type Browser, PASSWORD } from './account';
import { env } from './edge';

const ORIGIN = 'https://soul.test';
const PRESENT = 0x01;
const WITH_KEY = 0x40;

type Odd = { origin?: string; rpId?: string; challenge?: string; type?: string; flags?: number };

const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const text = (words: string) => new TextEncoder().encode(words);

/** `counts`: whether it has a signature counter, as device-bound passkeys do. */
export async function authenticator({ counts = true } = {}) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
  const id = crypto.getRandomValues(new Uint8Array(16));
  const device = { counter: 0, id: url(id), publicKey: url(cosePublicKey(point)) };

  async function data(odd: Odd, flags: number, attested: Uint8Array = new Uint8Array()) {
    if (counts) device.counter += 1;
    const counter = new Uint8Array(new Uint32Array([device.counter]).buffer).reverse();
    const rpIdHash = await sha256(text(odd.rpId ?? new URL(ORIGIN).hostname));
    return joined(rpIdHash, Uint8Array.of(odd.flags ?? flags), counter, attested);
  }
  const client = (type: string, challenge: string, odd: Odd) =>
    text(JSON.stringify({ type, challenge, origin: ORIGIN, crossOrigin: false, ...seen(odd) }));

  async function create({ challenge }: { challenge: string }, odd: Odd = {}) {
    const attested = joined(new Uint8Array(16), Uint8Array.of(0, id.length), id, cosePublicKey(point));
    const authData = await data(odd, PRESENT | WITH_KEY, attested);
    return {
      id: device.id,
      clientDataJSON: url(client('webauthn.create', challenge, odd)),
      attestationObject: url(attestation(authData)),
      transports: ['internal', 'of-the-future'],
    };
  }

  async function sign({ challenge }: Pick<PasskeyQuestion, 'challenge'>, odd: Odd = {}) {
    const authenticatorData = await data(odd, PRESENT);
    const clientData = client('webauthn.get', challenge, odd);
    const signed = joined(authenticatorData, await sha256(clientData));
    const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed);
    return {
      id: device.id,
      clientDataJSON: url(clientData),
      authenticatorData: url(authenticatorData),
      signature: url(der(new Uint8Array(raw))),
    };
  }

  return { device, create, sign };
}
type Authenticator = Awaited<ReturnType<typeof authenticator>>;

function seen({ origin, challenge, type }: Odd) {
  return { ...(origin && { origin }), ...(challenge && { challenge }), ...(type && { type }) };
}

/** The map {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR. */
function cosePublicKey(point: Uint8Array): Uint8Array {
  const [x, y] = [point.slice(1, 33), point.slice(33, 65)];
  return joined(Uint8Array.of(0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32), x, Uint8Array.of(0x22, 0x58, 32), y);
}

/** The map {fmt: 'none', attStmt: {}, authData} in CBOR. */
function attestation(authData: Uint8Array): Uint8Array {
  const key = (name: string) => joined(Uint8Array.of(0x60 + name.length), text(name));
  const fmt = joined(key('fmt'), key('none'));
  const statement = joined(key('attStmt'), Uint8Array.of(0xa0));
  return joined(Uint8Array.of(0xa3), fmt, statement, key('authData'), Uint8Array.of(0x58, authData.length), authData);
}

/** Encodes two integers in ASN.1 (DER), without leading zeros except the one that marks a positive number. */
function der(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const plain = bytes.slice(first < 0 ? bytes.length - 1 : first);
    const positive = (plain[0] ?? 0) > 127 ? joined(Uint8Array.of(0), plain) : plain;
    return joined(Uint8Array.of(2, positive.length), positive);
  };
  const both = joined(integer(raw.slice(0, 32)), integer(raw.slice(32)));
  return joined(Uint8Array.of(0x30, both.length), both);
}

/** Adds the device's passkey for a signed-in person; returns the answer. */
export async function addPasskey(
  client: Pick<Browser, 'json'>,
  device: Authenticator,
  name = 'Notebook da Ana',
  password = PASSWORD,
) {
  const begun = await client.json('POST', '/api/me/passkeys/challenges', { password });
  const { options } = (await begun.json()) as { options: { challenge: string } };
  return client.json('POST', '/api/me/passkeys', { name, created: await device.create(options) });
}

/** Inserts the device's passkey and recovery codes for a person directly in the database; returns the codes. */
export async function givePasskey(userId: string, { device }: Authenticator): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const row = [crypto.randomUUID(), userId, 'Notebook da Ana', device.id, device.publicKey, device.counter];
  const columns = 'id, user_id, name, credential_id, public_key, counter, transports, synced, created_at';
  const code = env.DB.prepare('INSERT INTO recovery_codes (user_id, hash) VALUES (?, ?)');
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO passkeys (${columns}) VALUES (?, ?, ?, ?, ?, ?, '["internal"]', 0, ?)`).bind(
      ...row,
      new Date().toISOString(),
    ),
    ...codes.map((each) => code.bind(userId, hashRecoveryCode(userId, each.replaceAll('-', '')))),
  ]);
  return codes;
}

/** Signs in up to the password step; returns the challenge of the second step. */
export async function begunSignIn(client: Browser, email: string, password = PASSWORD): Promise<PasskeyQuestion> {
  const answer = await client.json('POST', '/api/auth/session', { email, password });
  if (answer.status !== 202) throw new Error(`The sign-in was answered ${answer.status}`);
  return ((await answer.json()) as { secondStep: PasskeyQuestion }).secondStep;
}
