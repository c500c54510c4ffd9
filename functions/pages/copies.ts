import { createHash } from 'node:crypto';
import { build } from 'virtual:build';
import type { KVNamespace } from '@cloudflare/workers-types';
import { keptHere, putHere } from './here';

/**
 * A rendered page as it is kept. Instants in ms: when its rendering began, and when this data centre last knew that it
 * shows what is stored.
 */
export type Copy = { body: ArrayBuffer; headers: Record<string, string>; renderedAt: number; checkedAt: number };

/** For this long, in seconds, a copy can stand in when the database does not answer. */
const KEEP = 24 * 60 * 60;
/** For this long, in seconds, a data centre may go on with what it read from KV. What changed since is known apart from it. */
const READ_AGAIN = 60;
/** The longest key that KV takes, in bytes. */
const LONGEST_KEY = 512;

/** A header of what is kept here: what is known of the copy, as JSON. */
const FACTS = 'X-Copy';

/** Its tag is made once, not for each visitor anew. */
export async function copyOf(response: Response, renderedAt: number): Promise<Copy> {
  const body = await response.arrayBuffer();
  const etag = `"${createHash('sha1').update(new Uint8Array(body)).digest('hex')}"`;
  return { body, headers: { ...Object.fromEntries(response.headers), etag }, renderedAt, checkedAt: renderedAt };
}

export function answerOf({ body, headers }: Copy): Response {
  return new Response(body, { headers });
}

/** The copy that this data centre keeps of a page. The key holds the build: a deploy never meets another build's pages. */
export async function copyHere(address: string): Promise<Copy | undefined> {
  const kept = await keptHere(keyHere(address));
  const facts = kept?.headers.get(FACTS);
  return kept && facts ? { body: await kept.arrayBuffer(), ...JSON.parse(facts) } : undefined;
}

export async function keepHere(address: string, { body, ...facts }: Copy): Promise<void> {
  const headers = { ...facts.headers, 'Cache-Control': `max-age=${KEEP}`, [FACTS]: JSON.stringify(facts) };
  await putHere(keyHere(address), new Response(body, { headers }));
}

type Facts = Pick<Copy, 'headers' | 'renderedAt'>;

/** The copy that all data centres share. */
export async function sharedCopy(pages: KVNamespace, address: string): Promise<Copy | undefined> {
  const { value, metadata } = await pages.getWithMetadata<Facts>(sharedKey(address), {
    type: 'arrayBuffer',
    cacheTtl: READ_AGAIN,
  });
  return value && metadata ? { body: value, ...metadata, checkedAt: Date.now() } : undefined;
}

export async function share(pages: KVNamespace, address: string, { body, headers, renderedAt }: Copy): Promise<void> {
  const metadata: Facts = { headers, renderedAt };
  await pages.put(sharedKey(address), body, { expirationTtl: KEEP, metadata });
}

/** Whether a page is shared: of addresses with parameters anybody can make up as many as they like. */
export function isShareable(address: string): boolean {
  return new URL(address).search === '' && new TextEncoder().encode(sharedKey(address)).length <= LONGEST_KEY;
}

function keyHere(address: string): Request {
  const { origin, pathname, search } = new URL(address);
  return new Request(`${origin}/.pages/${build.source}${pathname}${search}`);
}

function sharedKey(address: string): string {
  const { host, pathname } = new URL(address);
  return `${build.source}/${host}${pathname}`;
}
