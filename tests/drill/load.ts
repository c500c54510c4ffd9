import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Answer, answerOf, Client } from './client.ts';
import { type Mark, seconds } from './mark.ts';
import { startProduct } from './product.ts';

/** Number of concurrent visitors. */
const VISITORS = 12;
/** Concurrent sign-ins in each burst. */
const SIGN_INS = 40;
const BURSTS = 2;
const CACHED = ['/', '/produtos', '/produtos/soulshake/9', '/blog', '/blog/1', '/onde-estamos', '/sobre'];
const OTHERS = [
  () => `/busca?q=${randomUUID().slice(0, 6)}`,
  () => '/api/slides',
  () => '/api/categories',
  () => '/api/posts',
  () => '/api/search?q=morango',
  () => '/sitemap.xml',
  () => '/blog/rss.xml',
];

type Tally = { cached: number[]; others: number[] };

/**
 * Load: visitors request cached pages, uncached pages and JSON while people sign in. Every 5xx answer has a `Retry-After`,
 * and page requests do not queue behind sign-ins.
 */
export const load: Mark = {
  name: 'load',
  title: 'Load with concurrent sign-ins',
  async run(state, { requests }) {
    const product = await startProduct(state);
    try {
      for (const path of CACHED) await fetch(product.origin + path).then((answer) => answer.text());
      const tally: Tally = { cached: [], others: [] };
      const started = performance.now();
      await Promise.all(Array.from({ length: VISITORS }, (_, at) => visit(product.origin, at, requests, tally)));
      const rate = Math.round((requests / (performance.now() - started)) * 1000);
      const bursts: Awaited<ReturnType<typeof crowd>>[] = [];
      for (let burst = 0; burst < BURSTS; burst += 1) bursts.push(await crowd(product.origin));
      const sum = (name: 'hashed' | 'busy' | 'pages') => bursts.reduce((total, each) => total + each[name], 0);
      const slowest = Math.max(...bursts.map((each) => each.slowest));
      return [
        `${tally.cached.length + tally.others.length} requests, 0 × 5xx, ${rate}/s`,
        `median ${median(tally.cached)} ms (cached) and ${median(tally.others)} ms (others)`,
        `${BURSTS * SIGN_INS} concurrent sign-ins: ${sum('hashed')} hashed, ${sum('busy')} told to come back`,
        `${sum('pages')} pages meanwhile, the slowest in ${seconds(slowest)}`,
      ].join('; ');
    } finally {
      await product.stop();
    }
  },
};

async function visit(origin: string, at: number, requests: number, tally: Tally) {
  const visitor = new Client(origin);
  for (let count = at; count < requests; count += VISITORS) {
    const isCached = count % 2 === 0;
    const path = isCached ? CACHED[count % CACHED.length] : OTHERS[(count >> 1) % OTHERS.length]?.();
    const answer = await answerOf(visitor.get(path ?? '/'));
    assert.equal(answer?.status, 200, path);
    tally[isCached ? 'cached' : 'others'].push(answer.ms);
  }
}

/** Sends forty concurrent sign-ins from different addresses while a visitor reads page after page. */
async function crowd(origin: string) {
  let isOver = false;
  const signIns = Promise.all(Array.from({ length: SIGN_INS }, () => answerOf(signIn(origin)))).finally(() => {
    isOver = true;
  });
  const reader = new Client(origin);
  const pages: number[] = [];
  while (!isOver) {
    const path = CACHED[pages.length % CACHED.length] ?? '/';
    const answer = await answerOf(reader.get(path));
    assert.equal(answer?.status, 200, path);
    pages.push(answer.ms);
  }
  const answers = await signIns;
  const hashed = answers.filter((answer) => answer?.status === 401).length;
  const busy = answers.filter(isToldToComeBack).length;
  assert.equal(hashed + busy, SIGN_INS, `sign-ins: ${answers.map((answer) => answer?.status)}`);
  // Between two password hashes, page requests take precedence.
  assert(pages.length >= hashed, `only ${pages.length} pages between ${hashed} passwords`);
  return { hashed, busy, pages: pages.length, slowest: Math.max(...pages) };
}

function signIn(origin: string) {
  const person = { email: `prova-${randomUUID()}@example.com`, password: 'não é esta' };
  return new Client(origin).json('POST', '/api/auth/session', person);
}

function isToldToComeBack(answer: Answer | null): boolean {
  if (answer?.status !== 503) return false;
  return /^\d+$/.test(answer.retryAfter ?? '') && JSON.parse(answer.text).code === 'busy';
}

function median(times: number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
}
