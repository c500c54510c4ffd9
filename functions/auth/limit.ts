import type { Context } from 'hono';
import { DAY, HOUR, MINUTE } from '../../src/shared/duration';
import { tryCounted } from '../db/limits';
import type { AppEnv } from '../env';
import { ApiFailure } from '../http/errors';
import { originOf, siteOf } from '../http/origin';
import { keyFor, seal } from './keys';

/** Rate limits: `max` tries in a `window` of ms. */
export const LIMITS = {
  signIn: { max: 20, window: 5 * MINUTE },
  signUp: { max: 5, window: HOUR },
  recovery: { max: 10, window: HOUR },
  /** Mails of one kind to one mailbox: requested from one IP address, from one IPv6 site, and from all together. */
  mailOfOrigin: { max: 3, window: HOUR },
  mailOfSite: { max: 6, window: HOUR },
  mailOfMailbox: { max: 8, window: HOUR },
  tokenCheck: { max: 10, window: 15 * MINUTE },
  challenge: { max: 30, window: 15 * MINUTE },
  /** Tries per passed challenge. The window is as long as the challenge is valid. */
  challenged: { max: 20, window: 10 * MINUTE },
  /** Tries without a challenge, per person whose session the browser had before. */
  unchallenged: { max: 20, window: HOUR },
  /** Second steps are counted per IP address; recovery codes, which replace a lost passkey, per account. */
  secondStep: { max: 20, window: 5 * MINUTE },
  recoveryCode: { max: 10, window: 15 * MINUTE },
  passwordCheck: { max: 10, window: 15 * MINUTE },
  /** Writes of people to their own account. */
  ownWrite: { max: 60, window: MINUTE },
  panelWrite: { max: 120, window: MINUTE },
  /** Saves of working copies: forms save while somebody types, and may be open in several windows. */
  autosave: { max: 90, window: MINUTE },
  invitation: { max: 30, window: HOUR },
  /** Uploads of one person. Staff send hundreds of pictures in a row, so only a day's total is limited. */
  upload: { max: 600, window: DAY },
} as const;
type LimitName = keyof typeof LIMITS;

/** How many times as many tries as one network an IPv6 site is allowed, which may be one person's 65,536 networks. */
const OF_SITE = 10;

/** Counts a try; the limit is `times` as high. Returns how many seconds to wait if it is beyond the limit, otherwise 0. */
export async function tooMany(c: Context<AppEnv>, name: LimitName, who: string, times = 1): Promise<number> {
  const { max, window } = LIMITS[name];
  const now = Date.now();
  const [row] = await tryCounted(c.var.db, limitKey(c.env.AUTH_SECRET, name, who), window, now);
  if (!row || row.count <= times * max) return 0;
  return Math.max(1, Math.ceil((row.startedAt + window - now) / 1000));
}

/** Counts a try and throws 429 beyond the limit. Call it before any expensive work. */
export async function limitTries(c: Context<AppEnv>, name: LimitName, who: string, times = 1): Promise<void> {
  const seconds = await tooMany(c, name, who, times);
  if (seconds > 0) throw tooManyTries(seconds);
}

/** Counts a try of the request's IP address, then of its IPv6 site: refused tries of one network do not use up the site's. */
export async function limitOrigin(c: Context<AppEnv>, name: LimitName): Promise<void> {
  const origin = originOf(c);
  await limitTries(c, name, origin);
  const site = siteOf(origin);
  if (site) await limitTries(c, name, site, OF_SITE);
}

/** Returns the refusal (429) with the seconds to wait; `hint` says what else the person can do. */
export function tooManyTries(seconds: number, hint = ''): ApiFailure {
  const inSeconds = seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const wait = seconds < 90 ? inSeconds : `${Math.ceil(seconds / 60)} minutos`;
  return new ApiFailure(
    429,
    { error: `Muitas tentativas. Tente de novo em ${wait}.${hint}`, code: 'too-many' },
    { 'Retry-After': String(seconds) },
  );
}

/**
 * Counts a mail of a kind to a mailbox, and returns whether it may be sent. Strangers can neither flood the mailbox nor,
 * from a few IP addresses, use up its limit. Beyond it callers send nothing: an error would reveal that it is known.
 */
export async function maySend(c: Context<AppEnv>, kind: string, email: string): Promise<boolean> {
  const mailbox = mailboxOf(kind, email);
  const origin = originOf(c);
  if ((await tooMany(c, 'mailOfOrigin', `${mailbox}:${origin}`)) > 0) return false;
  const site = siteOf(origin);
  if (site && (await tooMany(c, 'mailOfSite', `${mailbox}:${site}`)) > 0) return false;
  return (await tooMany(c, 'mailOfMailbox', mailbox)) === 0;
}

/** Returns the key under which the mails of a kind to a mailbox are counted. */
export function mailboxKey(c: Context<AppEnv>, kind: string, email: string): string {
  return limitKey(c.env.AUTH_SECRET, 'mailOfMailbox', mailboxOf(kind, email));
}

/**
 * Names the mails of a kind to a mailbox. Addresses that differ only in their tag (`ana+soul@`) usually lead to one. A reset
 * is named after the address itself, which has an account: requests for others must not use up the mails of this one.
 */
export function mailboxOf(kind: string, email: string): string {
  return `${kind}:${kind === 'reset' ? email : email.replace(/\+[^@]*@/, '@')}`;
}

/** Returns a key that identifies the subject of a limit without revealing it. */
export function limitKey(secret: string, name: string, who: string): string {
  return seal(keyFor(secret, 'limits'), `${name}:${who}`);
}
