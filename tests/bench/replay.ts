import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Bench } from './section.ts';

type Answer = { status: number; headers: Record<string, string>; body: Buffer };
/** Another way to ship the same site, by the host that serves it: it may replace the product's answer. */
export type Variant = (pathname: string, original: () => Promise<Answer>) => Promise<Answer>;

/** `originOf` returns a variant's origin; `wait` delays every answer from now on, in ms. */
export type Replay = { originOf: (variant: string) => string; wait: (ms: number) => void };

/** Types that the edge sends compressed. */
const COMPRESSED = /^(?:text\/|application\/(?:json|javascript|ld\+json|manifest\+json)|image\/svg)/;
const KEPT_HEADERS = ['content-type', 'cache-control', 'content-security-policy', 'location'];

/** Serves the product's answers as the platform does, in each of the `variants`. */
export function withReplay<T>(
  { serve }: Bench,
  variants: Record<string, Variant>,
  work: (replay: Replay) => Promise<T>,
): Promise<T> {
  return serve((origin) => replayed(origin, variants, work));
}

/**
 * Serves the answers of the product at `origin` over HTTP/2 with gzip, as the platform does and the local server does not.
 * Each is requested once and repeated from memory, so the variants differ only in bytes and round trips.
 */
async function replayed<T>(
  origin: string,
  variants: Record<string, Variant>,
  work: (replay: Replay) => Promise<T>,
): Promise<T> {
  const kept = new Map<string, Promise<Answer>>();
  let delay = 0;

  async function original(address: string): Promise<Answer> {
    const response = await fetch(origin + address, { redirect: 'manual' });
    const told = KEPT_HEADERS.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return {
      status: response.status,
      headers: Object.fromEntries(told),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  async function answer(request: Http2ServerRequest): Promise<Answer> {
    const address = request.url;
    // Reports of visits need no answer.
    if (request.method !== 'GET') return { status: 204, headers: {}, body: Buffer.alloc(0) };
    const variant = request.authority.split('.')[0] ?? '';
    const key = `${variant} ${address}`;
    const known = kept.get(key);
    if (known) return known;
    const { pathname } = new URL(address, origin);
    const made = Promise.resolve(variants[variant]?.(pathname, () => original(address)) ?? original(address)).then(
      sent,
    );
    kept.set(key, made);
    return made;
  }

  async function handle(request: Http2ServerRequest, response: Http2ServerResponse) {
    const { status, headers, body } = await answer(request);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (response.stream.destroyed) return;
    response.writeHead(status, headers);
    response.end(body);
  }

  const server = createSecureServer(certificate(), (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(request.url, error);
      response.stream.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await work({
      originOf: (variant) => `https://${variant}.localhost:${port}`,
      wait(ms) {
        delay = ms;
      },
    });
  } finally {
    server.close();
  }
}

/** Compresses an answer as for transfer. */
function sent({ status, headers, body }: Answer): Answer {
  if (!COMPRESSED.test(headers['content-type'] ?? '')) return { status, headers, body };
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body, { level: 9 }) };
}

/** Creates a certificate for this run: browsers speak HTTP/2 only over TLS. */
function certificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const what = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', '-days', '2', ...what, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
