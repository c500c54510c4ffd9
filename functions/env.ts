import type { D1Database, Fetcher, KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import type { SessionUser } from '../src/shared/user';
import type { Database } from './db/database';
import type { ReadTogether } from './db/reads';

/** Bindings and variables that `wrangler.toml` names, and the secrets that stand outside it. */
export type Bindings = {
  DB: D1Database;
  MEDIA: R2Bucket;
  /** Rendered pages, for all data centres. Without it each keeps its own. */
  PAGES?: KVNamespace;
  /** The static files of this deployment; Pages binds it by itself. */
  ASSETS: Fetcher;
  /** Public origin of canonical addresses, e.g. `https://example.com`. Empty on a local run: the request's own origin serves. */
  SITE_ORIGIN: string;
  AUTH_SECRET: string;
  /** The secret before it, while it is being rotated: what was made with it holds as long as it stands here. */
  AUTH_SECRET_PREVIOUS?: string;
  /** Secret of Resend, which delivers mail. Without it mail waits in the outbox. */
  RESEND_API_KEY?: string;
  /** Sender of every mail at a domain that Resend has verified, e.g. `Soul <ola@example.com>`. */
  MAIL_FROM?: string;
  /** Both keys of a Turnstile widget: sign-up, sign-in and recovery then ask for its challenge. */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  /** Asked for postal codes in place of the public service; tests bind their own. */
  POSTAL_CODES?: { fetch: (address: string, init: RequestInit) => Promise<Response> };
  /** `1` on a local run without Resend: mail is read at `/dev/mail`. */
  DEV_MAILBOX?: string;
  /** `1` in tests, which would otherwise wait for mail that leaves at random. */
  MAIL_AT_ONCE?: string;
};

export type AppEnv = {
  Bindings: Bindings;
  Variables: {
    read: ReadTogether;
    db: Database;
    /** Who asks; there only behind the guard. */
    user: SessionUser;
    sessionId: string;
  };
};

const SECRET_MIN_LENGTH = 32;

/** Why this deployment may not answer anything, or `null` when it may. */
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

/** Whether an address is this machine's own. */
export function isLocal(url: string): boolean {
  return LOCAL_HOSTS.includes(new URL(url).hostname);
}

/** The origin that canonical addresses, feeds and mails use; a forged Host never reaches them once SITE_ORIGIN is set. */
export function siteOrigin(env: Pick<Bindings, 'SITE_ORIGIN'>, request: Request): string {
  return env.SITE_ORIGIN ? new URL(env.SITE_ORIGIN).origin : new URL(request.url).origin;
}
