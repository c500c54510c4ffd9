import assert from 'node:assert/strict';
import { closeSync, cpSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/prepare.mjs';
import { administrator, answerOf, assertUnavailable, Client } from './client.ts';
import { databaseFile } from './data.ts';
import { type Mark, seconds } from './mark.ts';
import { startProduct, until } from './product.ts';
import { type Acknowledged, acknowledged, activities, create, faultsIn, lost, update } from './writes.ts';

const PAGES = ['/', '/produtos', '/produtos/soulshake/9', '/blog', '/blog/1', '/onde-estamos', '/sobre'];
const ROUNDS = 20;
/** Maximum time until normal operation after space is free again, in ms. */
const RECOVERY = 2000;
/** Puts the product's data on a private 96 MB disk, mounted over their folder and invisible to other processes. */
const SMALL_DISK = `d=$(mktemp -d) && cp -a "$0/." "$d" && mount -t tmpfs -o size=96m tmpfs "$0" && cp -a "$d/." "$0" && rm -r "$d" && exec "$@"`;

/**
 * The disk with database and pictures is full until space is freed: writes that cannot be stored are refused, acknowledged
 * ones are kept, and pages are served. Needs Linux, for a mount in the product's own namespace.
 */
export const full: Mark = {
  name: 'full',
  title: 'Full disk',
  async run(state) {
    const under = [
      'unshare',
      '--user',
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      SMALL_DISK,
      path.join(ROOT, state, 'v3'),
    ];
    const product = await startProduct(state, under);
    try {
      const [admin, visitor] = [await administrator(product.origin), new Client(product.origin)];
      for (const page of PAGES) assert.equal((await answerOf(visitor.get(page)))?.status, 200, page);
      // The disk as the product sees it, reached from outside.
      const disk = path.join(`/proc/${product.pid}/root`, ROOT, state);
      const standing: Acknowledged[] = [];
      const write = async () => {
        const made = await acknowledged('posts', await create(admin, 'posts'));
        if (made) standing.push(made);
        return made;
      };
      const first = await write();
      assert(first, 'nothing can be saved before');

      const room = fill(path.join(disk, 'v3/ballast'));
      const seen = { pages: 0, refused: 0, kept: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const response of [await create(admin, 'posts'), await update(admin, first)]) {
          const answer = await answerOf(Promise.resolve(response.clone()));
          const made = await acknowledged('posts', response);
          if (made) standing.push(made);
          else assertUnavailable(answer);
          seen[made ? 'kept' : 'refused'] += 1;
        }
        for (const page of PAGES) assert.equal((await answerOf(visitor.get(page)))?.status, 200, page);
        seen.pages += PAGES.length;
      }
      assert(seen.refused > 0, 'the disk was never full');

      room();
      const began = performance.now();
      await until('nothing can be saved with space again', async () => (await write()) !== null, {
        patience: RECOVERY,
      });
      const recovered = performance.now() - began;
      // Outside the mount, SQLite would resolve the path to our own folder, so it reads a copy of the database alone.
      cpSync(path.join(disk, 'v3/d1'), path.join(ROOT, state, 'copy/v3/d1'), { recursive: true });
      const file = databaseFile(`${state}/copy`);
      assert.deepEqual(faultsIn(file), []);
      assert.deepEqual(lost(file, standing), []);
      assert.equal(activities(file), standing.length, 'a refused write has activity');
      return `${seen.refused} writes 503, ${seen.kept} stored, 0 lost, ${seen.pages} pages 200, back in ${seconds(recovered)}`;
    } finally {
      await product.stop();
    }
  },
};

/** Fills the disk; returns the function that frees the space. */
function fill(file: string): () => void {
  const ballast = openSync(file, 'w');
  for (let bytes = 1024 * 1024; bytes >= 1; bytes /= 2) {
    try {
      for (;;) if (writeSync(ballast, Buffer.alloc(bytes)) < bytes) break;
    } catch (error) {
      assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
    }
  }
  closeSync(ballast);
  return () => rmSync(file);
}
