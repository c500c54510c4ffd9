import assert from 'node:assert/strict';
import { administrator, type Client } from './client.ts';
import { change, databaseFile } from './data.ts';
import type { Mark } from './mark.ts';
import { type Product, startProduct } from './product.ts';
import { type Acknowledged, acknowledged, activities, create, faultsIn, lost, update } from './writes.ts';

const ROUNDS = 5;
/** Number of editors who write concurrently. */
const EDITORS = 6;

/**
 * Mark 37 of trust.md: the server is killed without warning amid writes, five times. Every acknowledged write is there; any
 * other is there completely, with its row of activity, or not at all.
 */
export const killed: Mark = {
  name: 'killed',
  title: 'Server killed during writes (kill -9)',
  async run(state) {
    const writes = new Map<string, Acknowledged>();
    let count = 0;
    let unheard = 0;
    let product = await startProduct(state);
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const admin = await administrator(product.origin);
        const before = count;
        let isDead = false;
        const note = (made: Acknowledged) => {
          writes.set(`${made.noun} ${made.id}`, made);
          count += 1;
          // At a different point each time, always with other writes in progress.
          if (count - before === 10 + 9 * round && !isDead) {
            isDead = true;
            death = product.kill();
          }
        };
        let death: Promise<void> | undefined;
        const ended = await Promise.all(Array.from({ length: EDITORS }, (_, editor) => write(admin, editor, note)));
        await death;
        unheard += ended.length;
        // The rate limits are not under test here.
        change(databaseFile(state), (database) => database.exec('DELETE FROM limits'));
        product = await startProduct(state);
        assert.deepEqual(faultsIn(databaseFile(state)), [], `round ${round}`);
        assert.deepEqual(lost(databaseFile(state), writes.values()), [], `round ${round}`);
      }
      const stored = activities(databaseFile(state));
      assert(stored >= count && stored <= count + unheard, `${count} acknowledged, ${stored} stored`);
      await answersWell(product);
      return `${ROUNDS} kills, ${count} writes acknowledged, 0 lost, 0 half written`;
    } finally {
      await product.stop();
    }
  },
};

/** Writes one record after another until the server is gone. */
async function write(client: Client, editor: number, note: (made: Acknowledged) => void): Promise<void> {
  const noun = editor % 2 === 0 ? 'slides' : 'posts';
  let last: Acknowledged | null = null;
  for (;;) {
    let response: Response;
    let made: Acknowledged | null;
    try {
      response = last ? await update(client, last) : await create(client, noun);
      made = await acknowledged(noun, response);
    } catch {
      return;
    }
    assert(made, `a write answered ${response.status}`);
    note(made);
    last = last ? null : made;
  }
}

async function answersWell({ origin }: Product) {
  for (const path of ['/', '/blog', '/api/slides']) assert.equal((await fetch(origin + path)).status, 200, path);
}
