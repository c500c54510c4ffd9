import type { Context } from 'hono';
import { tryCounted } from '../db/limits';
import type { AppEnv } from '../env';
import { ApiFailure } from '../http/errors';
import { keyFor, seal } from './keys';

const MINUTE = 60_000;

/** What may be tried how often, and in how many ms. */
export const LIMITS = {
  signIn: { max: 20, window: 5 * MINUTE },
  signUp: { max: 5, window: 60 * MINUTE },
  recovery: { max: 10, window: 60 * MINUTE },
  /** Mails of one kind to one mailbox: asked for from one address, and by whomever. */
  letterOfOrigin: { max: 3, window: 60 * MINUTE },
  letterOfMailbox: { max: 8, window: 60 * MINUTE },
  tokenCheck: { max: 10, window: 15 * MINUTE },
  challenge: { max: 30, window: 15 * MINUTE },
  /** Tries by one challenge that was passed, which holds no longer than this. */
  challenged: { max: 20, window: 10 * MINUTE },
  /** Tries of one session's browser that no challenge is asked of. */
  unchallenged: { max: 20, window: 60 * MINUTE },
  /** Second steps count per origin; recovery codes, typed where a passkey is lost, per account. */
  secondStep: { max: 20, window: 5 * MINUTE },
  recoveryCode: { max: 10, window: 15 * MINUTE },
  passwordCheck: { max: 10, window: 15 * MINUTE },
  /** What people write in their own account. */
  ownWrite: { max: 60, window: MINUTE },
  panelWrite: { max: 120, window: MINUTE },
  /** Saves of working copies: forms make them while somebody types, and may be open in several windows. */
  autosave: { max: 90, window: MINUTE },
  invitation: { max: 30, window: 60 * MINUTE },
  upload: { max: 60, window: 60 * MINUTE },
} as const;
type LimitName = keyof typeof LIMITS;

/** Counts a try; how many seconds to wait when it is one too many, 0 otherwise. */
export async function tooMany(c: Context<AppEnv>, name: LimitName, who: string): Promise<number> {
  const { max, window } = LIMITS[name];
  const now = Date.now();
  const [row] = await tryCounted(c.var.db, limitKey(c.env.AUTH_SECRET, name, who), window, now);
  if (!row || row.count <= max) return 0;
  return Math.max(1, Math.ceil((row.startedAt + window - now) / 1000));
}

/** Refuses with 429 what is tried too often; to be called before any work worth sparing. */
export async function limitTries(c: Context<AppEnv>, name: LimitName, who: string): Promise<void> {
  const seconds = await tooMany(c, name, who);
  if (seconds > 0) throw tooManyTries(seconds);
}

/** The refusal of what may be tried again after so many seconds; `hint` says what else can be done. */
export function tooManyTries(seconds: number, hint = ''): ApiFailure {
  const wait = seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`;
  return new ApiFailure(
    429,
    { error: `Muitas tentativas. Tente de novo em ${wait}.${hint}`, code: 'too-many' },
    { 'Retry-After': String(seconds) },
  );
}

/**
 * Whether one more mail of a kind may go to a mailbox. Strangers neither flood it nor, from a few addresses, use up what
 * its owner may ask for. Beyond its limit a mailbox is spared in silence: a refusal would tell that it is known.
 */
export async function maySend(c: Context<AppEnv>, kind: string, email: string): Promise<boolean> {
  const mailbox = `${kind}:${email}`;
  if ((await tooMany(c, 'letterOfOrigin', `${mailbox}:${originOf(c)}`)) > 0) return false;
  return (await tooMany(c, 'letterOfMailbox', mailbox)) === 0;
}

/** A key that recognises but does not tell who it is about. */
export function limitKey(secret: string, name: string, who: string): string {
  return seal(keyFor(secret, 'limits'), `${name}:${who}`);
}

/** Where a request comes from: the address, of IPv6 the network that one household has. Cloudflare sets the header itself. */
export function originOf(c: Context<AppEnv>): string {
  const address = c.req.header('CF-Connecting-IP') ?? 'local';
  return address.includes(':') && !address.includes('.') ? networkOf(address) : address;
}

/** The first 64 of an IPv6 address's 128 bits, however it is written: `::` stands for as many zeros as are missing. */
function networkOf(address: string): string {
  const [head = [], tail] = address.split('::').map((part) => part.split(':'));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16))
    .join(':');
}
