import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { POLICY_VERSION } from '../../src/shared/policy.ts';
import { administrator, answerOf, assertUnavailable, Client } from './client.ts';
import { databaseFile, holdWrites, rowsOf } from './data.ts';
import { type Mark, seconds } from './mark.ts';
import { startProduct, until } from './product.ts';
import { type Acknowledged, acknowledged, activities, create, faultsIn, lost } from './writes.ts';

/** Time for which the database is locked, in ms. */
const HELD = 10_000;
/** Maximum response time during the lock, in ms. */
const SLOWEST = 5500;
/** Maximum time until normal operation after the lock's end, in ms. */
const RECOVERY = 1000;
const PAGES = ['/', '/produtos', '/produtos/soulshake/9', '/blog', '/blog/1', '/onde-estamos', '/sobre'];
const READS = ['/api/slides', '/api/categories', '/api/posts', '/api/locations'];

/**
 * Mark 29 of trust.md: another process holds the database's write lock for 10 s. D1's emulator writes a bookmark on every
 * read, so here the lock blocks reads too: pages are served from their last good copies.
 */
export const locked: Mark = {
  name: 'locked',
  title: 'Database locked by another process',
  async run(state) {
    const product = await startProduct(state);
    try {
      const [admin, visitor] = [await administrator(product.origin), new Client(product.origin)];
      for (const path of PAGES) assert.equal((await answerOf(visitor.get(path)))?.status, 200, path);
      // An edit makes the copies stale: they are then served only as a fallback.
      const standing: Acknowledged[] = [];
      const write = async () => {
        const made = await acknowledged('slides', await create(admin, 'slides'));
        if (made) standing.push(made);
        return made !== null;
      };
      assert(await write(), 'nothing can be saved before the lock');
      const file = databaseFile(state);
      // The lock starts while writes are in progress.
      const underWay = Array.from({ length: 10 }, write);
      const release = holdWrites(file);
      const [seen, took] = await whileHeld(admin, visitor, release);
      await until('nothing can be saved after the lock', write, { patience: RECOVERY });
      const recovered = performance.now() - took;
      await Promise.all(underWay);

      assert.deepEqual(faultsIn(file), []);
      assert.deepEqual(lost(file, standing), []);
      assert.equal(activities(file), standing.length, 'a refused write has activity');
      assert.deepEqual(rowsOf(file, "SELECT email FROM sign_ups WHERE email LIKE 'prova-%'"), []);
      const answers = await Promise.all(READS.map((path) => answerOf(visitor.get(path))));
      assert(
        answers.every((answer) => answer?.status === 200),
        'reads did not come back',
      );
      const reads = `${seen.readsServed} reads 200 and ${seen.readsRefused} 503`;
      return `${seen.pages} pages 200, ${reads}, ${seen.writes} writes 503, back in ${seconds(recovered)}`;
    } finally {
      await product.stop();
    }
  },
};

/** Counts the answers to visitors and editors during the lock; returns the counts and the time of the release. */
async function whileHeld(admin: Client, visitor: Client, release: () => void) {
  const seen = { pages: 0, readsServed: 0, readsRefused: 0, writes: 0 };
  const end = performance.now() + HELD;
  try {
    while (performance.now() < end) {
      const [pages, reads, writes] = await Promise.all([
        Promise.all(PAGES.map((path) => answerOf(visitor.get(path)))),
        Promise.all(READS.map((path) => answerOf(visitor.get(path)))),
        Promise.all([create(admin, 'posts'), rename(admin), signUp()].map(answerOf)),
      ]);
      for (const [index, answer] of pages.entries()) assert.equal(answer?.status, 200, `page ${PAGES[index]}`);
      for (const [index, answer] of reads.entries()) {
        if (answer?.status === 200) seen.readsServed += 1;
        else {
          assertUnavailable(answer, READS[index]);
          seen.readsRefused += 1;
        }
      }
      for (const answer of writes) assertUnavailable(answer, 'write');
      for (const answer of [...pages, ...reads, ...writes]) assert((answer?.ms ?? 0) < SLOWEST, `${answer?.ms} ms`);
      seen.pages += pages.length;
      seen.writes += writes.length;
    }
    return [seen, performance.now()] as const;
  } finally {
    release();
  }

  function signUp() {
    const person = { name: 'Ana', email: `prova-${randomUUID()}@example.com`, password: `segredo ${randomUUID()}` };
    const body = { ...person, acceptedPolicy: POLICY_VERSION, adult: true };
    return new Client(visitor.origin).json('POST', '/api/auth/sign-up', body);
  }
}

function rename(client: Client) {
  return client.json('PATCH', '/api/me', { name: 'Outro nome' });
}
