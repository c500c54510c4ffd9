import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { DEMO_ADMIN, secrets } from '../../scripts/prepare.mjs';

/** An answer whose body was read completely. */
export type Answer = { status: number; retryAfter: string | null; text: string; ms: number };

/** In ms; longer than any answer of the product takes. */
const PATIENCE = 60_000;

/** A client with its own IP address and the cookie of its sign-in. */
export class Client {
  readonly origin: string;
  #cookie = '';
  readonly #address = `10.${randomInt(255)}.${randomInt(255)}.${randomInt(1, 255)}`;

  constructor(origin: string) {
    this.origin = origin;
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Sec-Fetch-Site', 'same-origin');
    headers.set('CF-Connecting-IP', this.#address);
    if (this.#cookie) headers.set('Cookie', this.#cookie);
    const signal = AbortSignal.timeout(PATIENCE);
    return fetch(this.origin + path, { redirect: 'manual', signal, ...init, headers });
  }

  json(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const declared = { 'Content-Type': 'application/json', ...headers };
    return this.send(path, { method, body: JSON.stringify(body), headers: declared });
  }

  get(path: string): Promise<Response> {
    return this.send(path);
  }

  async signIn(): Promise<void> {
    const person = { email: DEMO_ADMIN, password: secrets().DEMO_ADMIN_PASSWORD };
    const answer = await this.json('POST', '/api/auth/session', person);
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    this.#cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }
}

/** Signs in the administrator of the local data. */
export async function administrator(origin: string): Promise<Client> {
  const client = new Client(origin);
  await client.signIn();
  return client;
}

/** Reads an answer completely; returns `null` if the connection broke. */
export async function answerOf(request: Promise<Response>): Promise<Answer | null> {
  const started = performance.now();
  try {
    const response = await request;
    const text = await response.text();
    const ms = performance.now() - started;
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), text, ms };
  } catch {
    return null;
  }
}

/** Asserts a refusal in the product's own format, with `Retry-After`. */
export function assertUnavailable(answer: Answer | null, what = ''): void {
  assert.equal(answer?.status, 503, what || answer?.text);
  assert.match(answer.retryAfter ?? '', /^\d+$/, `${what}: no Retry-After`);
  assert.equal(JSON.parse(answer.text).code, 'unavailable', what);
}
