// Accounts for tests in workerd. Browser tests use `browser-accounts.ts`.
import { beforeAll, beforeEach } from 'vitest';
import { signAccessToken } from '../../functions/auth/access-token';
import { hashPassword } from '../../functions/auth/password';
import { makeRefreshToken } from '../../functions/auth/refresh-token';
import type { Bindings } from '../../functions/env';
import { can } from '../../src/shared/permissions';
import type { Role } from '../../src/shared/roles';
import { userSearchText } from '../../src/shared/search';
import type { Session } from '../../src/shared/user';
import { env, request } from './edge';

export const PASSWORD = 'framboesa com granola';
let hash: Promise<string> | undefined;
let people = 0;

type Options = { role?: Role; confirmed?: boolean; email?: string };

/** Creates a person with an account and the password `PASSWORD`; with `confirmed: false`, only a sign-up. */
export async function person({ role, confirmed = true, email }: Options = {}) {
  people += 1;
  hash ??= hashPassword(PASSWORD);
  const user = { id: crypto.randomUUID(), name: `Pessoa ${people}`, email: email ?? `pessoa-${people}@example.com` };
  if (!confirmed && !role) {
    const now = new Date().toISOString();
    const row = [user.id, user.name, user.email, await hash, '2025-08-26', now, crypto.randomUUID(), now, now];
    await env.DB.prepare('INSERT INTO sign_ups VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .bind(...row)
      .run();
    return user;
  }
  const row = [user.id, user.name, user.email, await hash, confirmed ? new Date().toISOString() : null];
  const columns = 'id, name, email, password_hash, confirmed_at, search_text';
  const statements = [
    env.DB.prepare(`INSERT INTO users (${columns}) VALUES (?, ?, ?, ?, ?, ?)`).bind(...row, userSearchText(user)),
  ];
  if (role) statements.push(env.DB.prepare('INSERT INTO user_roles (user_id, role) VALUES (?, ?)').bind(user.id, role));
  await env.DB.batch(statements);
  return user;
}

/** Creates a client with its own cookies and IP address. Its requests are same-origin; `bindings` replace the edge's. */
export function browser() {
  const cookies = new Map<string, string>();
  people += 1;
  const address = `198.51.${Math.floor(people / 250)}.${(people % 250) + 1}`;

  async function send(path: string, init: RequestInit = {}, bindings?: Partial<Bindings>): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', address);
    if (!headers.has('Sec-Fetch-Site') && !headers.has('Origin')) headers.set('Sec-Fetch-Site', 'same-origin');
    const response = await request(path, { ...init, headers }, bindings);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  /** Sends JSON, or no body if there is none. */
  function json(method: string, path: string, body?: unknown, bindings?: Partial<Bindings>): Promise<Response> {
    if (body === undefined) return send(path, { method }, bindings);
    const headers = { 'Content-Type': 'application/json' };
    return send(path, { method, body: JSON.stringify(body), headers }, bindings);
  }

  return { cookies, send, json, get: (path: string, bindings?: Partial<Bindings>) => send(path, {}, bindings) };
}
export type Browser = ReturnType<typeof browser>;

/**
 * Creates a client signed in as a new person with that role (none: a customer), or as one who exists and has it, with the
 * cookies the edge would set.
 */
export async function signIn(role?: Role, known?: Awaited<ReturnType<typeof person>>) {
  const user = known ?? (await person(role ? { role } : {}));
  const client = browser();
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  await env.DB.prepare('INSERT INTO sessions (id, user_id, device, created_at, rotated_at) VALUES (?, ?, ?, ?, ?)')
    .bind(id, user.id, '', now, now)
    .run();
  const access = await signAccessToken(env.AUTH_SECRET, { userId: user.id, sessionId: id });
  client.cookies.set('__Host-access', access.token);
  client.cookies.set('__Host-refresh', makeRefreshToken(env.AUTH_SECRET, { sessionId: id, counter: 0 }));
  const roles = role ? [role] : [];
  if (can({ roles }, 'panel')) client.cookies.set('__Host-editor', '1');
  const session: Session = { user: { ...user, roles }, expiresAt: new Date(access.expiresAt).toISOString() };
  return { ...client, user, session };
}

type SignedIn = Awaited<ReturnType<typeof signIn>>;

/** Signs in before all tests of a file, which use the returned client. Each test begins with no use of the rate limits. */
export function signedIn(role: Role): SignedIn {
  const client = {} as SignedIn;
  beforeAll(async () => {
    Object.assign(client, await signIn(role));
  });
  beforeEach(async () => {
    await env.DB.prepare('DELETE FROM limits').run();
  });
  return client;
}

/** Returns the token in the latest mail to an address, sent or queued. */
export async function tokenMailed(to: string): Promise<string> {
  const row = await env.DB.prepare('SELECT text FROM outbox WHERE to_address = ? ORDER BY created_at DESC, rowid DESC')
    .bind(to)
    .first<{ text: string }>();
  const token = /#([\w-]{43})/.exec(row?.text ?? '')?.[1];
  if (!token) throw new Error(`No mail with a link for ${to}`);
  return token;
}

/** Returns those whom the panel refuses, a customer and a visitor, with the status that each gets. */
export async function strangers() {
  const visitor = await signIn();
  await visitor.json('DELETE', '/api/auth/session');
  return [
    [await signIn(), 403],
    [visitor, 401],
  ] as const;
}
