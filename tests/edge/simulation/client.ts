import { signAccessToken } from '../../../functions/auth/access-token';
import { env } from '../../helpers/edge';
import type { Outcome } from './model';
import type { Stage } from './stage';
import type { Name } from './world';

type Answer = { status: number; code?: string; body: Record<string, unknown> };

/** What a browser keeps of a sign-in: the session, and the cookie that exchanges its token. */
export type Device = { sessionId: string | null; refresh: string };
/** The browsers of one person. */
export type Devices = Record<'phone' | 'laptop', Device>;

let addresses = 0;

/** A person's browser, signed in if they have an account. Each act has its own IP address. */
export class Client {
  readonly #stage: Stage;
  readonly #cookie: string;
  readonly #address: string;
  readonly device: Device | undefined;

  constructor(stage: Stage, cookie = '', device?: Device) {
    this.#stage = stage;
    this.#cookie = cookie;
    this.device = device;
    addresses += 1;
    this.#address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  }

  send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('CF-Connecting-IP', this.#address);
    headers.set('Sec-Fetch-Site', 'same-origin');
    if (this.#cookie) headers.set('Cookie', this.#cookie);
    if (this.device) headers.set('User-Agent', 'Firefox');
    const response = await this.#stage.send(path, { ...init, headers });
    if (this.device) keepCookies(this.device, response);
    return response;
  };

  json = (method: string, path: string, body: unknown, key?: string): Promise<Response> => {
    const headers = { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) };
    return this.send(path, { method, body: JSON.stringify(body), headers });
  };

  /** Calls the API and reads the answer. */
  async call(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    return read(await (body === undefined ? this.send(path, { method }) : this.json(method, path, body, key)));
  }
}

/** Keeps or drops the session that an answer gives or ends. */
function keepCookies(device: Device, { headers }: Response) {
  const [, refresh] = /__Host-refresh=([^;,]*)/.exec(headers.get('Set-Cookie') ?? '') ?? [];
  if (refresh === undefined) return;
  const [sessionId = ''] = refresh.split('.');
  Object.assign(device, { sessionId: sessionId || null, refresh } satisfies Device);
}

export async function read(response: Response): Promise<Answer> {
  const body = (await response.json()) as Answer['body'];
  return { status: response.status, body, ...(typeof body.code === 'string' && { code: body.code }) };
}

export const outcomeOf = ({ status, code }: Answer): Outcome => ({ status, ...(code && { code }) });

/** Returns the cookies of a new session, as after a sign-in: session lifetime is tested elsewhere. */
export async function signedIn(users: Map<Name, string>, by: Name): Promise<string> {
  const userId = users.get(by);
  if (!userId) return '';
  const [id, now] = [crypto.randomUUID(), new Date().toISOString()];
  await env.DB.prepare('INSERT INTO sessions (id, user_id, device, created_at, rotated_at) VALUES (?, ?, ?, ?, ?)')
    .bind(id, userId, '', now, now)
    .run();
  return accessCookie(userId, id);
}

/** Returns the cookies that a browser keeps. Its access token is new: its exchange is tested elsewhere. */
export async function cookiesOf({ sessionId, refresh }: Device, userId: string | undefined): Promise<string> {
  if (!sessionId) return '';
  return `${await accessCookie(userId ?? crypto.randomUUID(), sessionId)}; __Host-refresh=${refresh}`;
}

async function accessCookie(userId: string, sessionId: string): Promise<string> {
  const { token } = await signAccessToken(env.AUTH_SECRET, { userId, sessionId });
  return `__Host-access=${token}`;
}
