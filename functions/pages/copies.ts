import { createHash } from 'node:crypto';
import { build } from 'virtual:build';
import type { KVNamespace } from '@cloudflare/workers-types';
import { matchLocal, putLocal } from './local-cache';

/**
 * A cached copy of a rendered page. Times in ms: when its rendering began, and when this data centre last checked that it
 * is current.
 */
export type Copy = { body: ArrayBuffer; headers: Record<string, string>; renderedAt: number; checkedAt: number };

/** How long a copy is kept, in seconds: it can be served for this time when the database does not answer. */
const KEEP = 24 * 60 * 60;
/** How long a data centre may cache a page that it read from KV, in seconds. `changes.ts` tracks edits separately. */
const READ_AGAIN = 60;
/** Maximum length of a key in KV, in bytes. */
const LONGEST_KEY = 512;

/** Header of a copy in this data centre's cache: all fields of `Copy` except its body, as JSON. */
const FACTS = 'X-Copy';

/** Makes a copy of an answer. Its ETag is computed once here, not for every visitor. */
export async function copyOf(response: Response, renderedAt: number): Promise<Copy> {
  const body = await response.arrayBuffer();
  const headers = { etag: tagOf(new Uint8Array(body)), ...Object.fromEntries(response.headers) };
  return { body, headers, renderedAt, checkedAt: renderedAt };
}

/** Returns the ETag by which a browser revalidates its cached page. */
export function tagOf(body: Uint8Array): string {
  return `"${createHash('sha1').update(body).digest('hex')}"`;
}

export function answerOf({ body, headers }: Copy): Response {
  return new Response(body, { headers });
}

/** Pages that this isolate served last: while it is busy, most visitors need not wait for the data centre's cache. */
const atHand = new Map<string, Copy>();
const MOST_AT_HAND = 40;

function keepAtHand(address: string, copy: Copy): Copy {
  atHand.delete(address);
  atHand.set(address, copy);
  const [oldest] = atHand.keys();
  if (atHand.size > MOST_AT_HAND && oldest) atHand.delete(oldest);
  return copy;
}

export function forgetCopies() {
  atHand.clear();
}

/**
 * Returns this data centre's copy of a page: from memory if it was checked less than `fresh` ms ago, else from the data
 * centre's cache. The key contains the build: a deployment never gets pages of another build.
 */
export async function copyHere(address: string, fresh: number): Promise<Copy | undefined> {
  const known = atHand.get(address);
  if (known && Date.now() - known.checkedAt < fresh) return known;
  const kept = await matchLocal(keyHere(address));
  const facts = kept?.headers.get(FACTS);
  return kept && facts ? keepAtHand(address, { body: await kept.arrayBuffer(), ...JSON.parse(facts) }) : undefined;
}

export async function keepHere(address: string, copy: Copy): Promise<void> {
  keepAtHand(address, copy);
  const { body, ...facts } = copy;
  const headers = { ...facts.headers, 'Cache-Control': `max-age=${KEEP}`, [FACTS]: JSON.stringify(facts) };
  await putLocal(keyHere(address), new Response(body, { headers }));
}

type Facts = Pick<Copy, 'headers' | 'renderedAt'>;

/** Returns the copy that all data centres share. */
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

/** Returns whether a page is shared. Those with parameters are not: anybody can make up any number of such addresses. */
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
