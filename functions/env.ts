import type { D1Database, Fetcher, KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import type { SessionUser } from '../src/shared/user';
import type { Database } from './db/database';
import type { ReadTogether } from './db/reads';

/** Bindings and variables that `wrangler.toml` declares, and the secrets that are set outside it. */
export type Bindings = {
  DB: D1Database;
  MEDIA: R2Bucket;
  /** Rendered pages, shared by all data centres. Without this binding each data centre keeps only its own copies. */
  PAGES?: KVNamespace;
  /** Static files of this deployment. Cloudflare Pages adds this binding automatically. */
  ASSETS: Fetcher;
  /** Public origin of canonical addresses, e.g. `https://example.com`. Empty on a local run: uses the request's origin. */
  SITE_ORIGIN: string;
  AUTH_SECRET: string;
  /** Previous secret, set during a rotation: tokens made with it stay valid while it is set. */
  AUTH_SECRET_PREVIOUS?: string;
  /** API key of Resend, which delivers mail. Without it mail waits in the outbox. */
  RESEND_API_KEY?: string;
  /** Sender of every mail at a domain that Resend has verified, e.g. `Soul <ola@example.com>`. */
  MAIL_FROM?: string;
  /** Both keys of a Turnstile widget. If both are set, sign-up, sign-in and recovery require its challenge. */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  /** Replacement for the public postal code service; only tests bind it. */
  POSTAL_CODES?: { fetch: (address: string, init: RequestInit) => Promise<Response> };
  /** `1` on a local run without Resend: mail is shown at `/dev/mail`. */
  DEV_MAILBOX?: string;
  /** `1` in tests: sends mail without its random delay. */
  MAIL_AT_ONCE?: string;
};

export type AppEnv = {
  Bindings: Bindings;
  Variables: {
    read: ReadTogether;
    db: Database;
    /** The signed-in user. `user` and `sessionId` are set only behind `requireUser`. */
    user: SessionUser;
    sessionId: string;
  };
};

const SECRET_MIN_LENGTH = 32;

/** Returns why this deployment must not answer requests, or `null` if it may. */
export function misconfiguration(env: Partial<Bindings>): string | null {
  if (!env.DB) return 'The D1 binding DB is missing.';
  if (!env.AUTH_SECRET) return 'The secret AUTH_SECRET is missing: wrangler pages secret put AUTH_SECRET.';
  for (const name of ['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS'] as const) {
    const secret = env[name];
    if (secret && isWeak(secret)) return `${name} is weak: it needs at least ${SECRET_MIN_LENGTH} random characters.`;
  }
  return null;
}

const isWeak = (secret: string) => secret.length < SECRET_MIN_LENGTH || new Set(secret).size < 12;

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Returns whether a URL points to this machine. */
export function isLocal(url: string): boolean {
  return LOCAL_HOSTS.includes(new URL(url).hostname);
}

/** Returns the origin for canonical addresses, feeds and mails. With SITE_ORIGIN set, a forged Host cannot change it. */
export function siteOrigin(env: Pick<Bindings, 'SITE_ORIGIN'>, request: Request): string {
  return env.SITE_ORIGIN ? new URL(env.SITE_ORIGIN).origin : new URL(request.url).origin;
}
