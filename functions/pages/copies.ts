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
  const headers = { etag: tagOf(new Uint8Array(body)), ...Object.fromEntries(response.headers) };
  return { body, headers, renderedAt, checkedAt: renderedAt };
}

/** By which a browser asks whether what it has is still so. */
export function tagOf(body: string | Uint8Array): string {
  return `"${createHash('sha1').update(body).digest('hex')}"`;
}

export function answerOf({ body, headers }: Copy): Response {
  return new Response(body, { headers });
}

/** The pages that this isolate has given last: of a busy one not every visitor waits for the cache. */
const atHand = new Map<string, Copy>();
const MOST_AT_HAND = 40;

function keepAtHand(address: string, copy: Copy): Copy {
  atHand.delete(address);
  atHand.set(address, copy);
  const [oldest] = atHand.keys();
  if (atHand.size > MOST_AT_HAND && oldest) atHand.delete(oldest);
  return copy;
}

export function forgetAtHand() {
  atHand.clear();
}

/**
 * The copy that this data centre keeps of a page: at hand while it is not older than `fresh`, in ms, else what its cache has
 * by now. The key holds the build: a deploy never meets another build's pages.
 */
export async function copyHere(address: string, fresh: number): Promise<Copy | undefined> {
  const known = atHand.get(address);
  if (known && Date.now() - known.checkedAt < fresh) return known;
  const kept = await keptHere(keyHere(address));
  const facts = kept?.headers.get(FACTS);
  return kept && facts ? keepAtHand(address, { body: await kept.arrayBuffer(), ...JSON.parse(facts) }) : undefined;
}

export async function keepHere(address: string, copy: Copy): Promise<void> {
  keepAtHand(address, copy);
  const { body, ...facts } = copy;
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
