import assert from 'node:assert/strict';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Medium } from '../../src/shared/media.ts';
import { png } from '../helpers/pictures.ts';
import { begin, commit, put, putAll, uploaded } from '../helpers/upload.ts';
import { administrator, answerOf, assertUnavailable, Client } from './client.ts';
import { blobsOf, bucketFile, databaseFile, digestOf, holdWrites, objectsOf, rowsOf } from './data.ts';
import type { Mark } from './mark.ts';
import { startProduct } from './product.ts';

/** Files of a picture made by `uploaded`: original, three widths, preview. */
const FILES = 5;
const PAGES = ['/', '/produtos', '/blog', '/blog/1', '/onde-estamos'];

/**
 * Marks 24 and 31 of trust.md, on a real disk: a bucket that cannot be written (its index is locked), then one whose folder
 * is gone. Uploads are refused and can continue later; pages are served; a listed picture has all its files.
 */
export const unwritable: Mark = {
  name: 'unwritable',
  title: 'Bucket that cannot be written',
  async run(state) {
    const product = await startProduct(state);
    try {
      const [admin, visitor] = [await administrator(product.origin), new Client(product.origin)];
      const { address } = await uploaded(admin);
      assert.equal((await answerOf(visitor.get(address)))?.status, 200);

      const seen = { refused: 0, pages: 0 };
      async function whileRefusing(restore: () => void, readable: boolean): Promise<number> {
        try {
          const id = await begin(admin);
          for (const file of ['original', '480']) {
            assertUnavailable(await answerOf(put(admin, id, file, png(480, 240))), `upload of ${file}`);
            seen.refused += 1;
          }
          const early = await answerOf(commit(admin, id));
          assert([422, 503].includes(early?.status ?? 0), `commit: ${early?.status}`);
          const picture = await answerOf(visitor.get(`${address}?${seen.refused}`));
          if (readable) assert.equal(picture?.status, 200, 'stored picture');
          else assert([404, 503].includes(picture?.status ?? 0), `picture without file: ${picture?.status}`);
          for (const path of PAGES) {
            assert.equal((await answerOf(visitor.get(path)))?.status, 200, path);
            seen.pages += 1;
          }
          assert.deepEqual(dangling(state, !readable), []);
          return id;
        } finally {
          restore();
        }
      }

      const locked = await whileRefusing(holdWrites(bucketFile(state)), true);
      const gone = await whileRefusing(takeAway(blobsOf(state)), false);
      for (const id of [locked, gone]) {
        await putAll(admin, id);
        const done = await commit(admin, id);
        assert.equal(done.status, 201, `upload ${id} does not continue`);
        const { record } = (await done.json()) as { record: Medium };
        assert.equal((await answerOf(visitor.get(record.address)))?.status, 200);
      }
      assert.equal((await answerOf(visitor.get(address)))?.status, 200);
      assert.deepEqual(dangling(state), []);
      return `${seen.refused} files refused with 503, ${seen.pages} pages 200, 2 uploads continued, 0 pictures without their files`;
    } finally {
      await product.stop();
    }
  },
};

/** Replaces a folder by a file: below it, even root can neither read nor write. */
function takeAway(folder: string): () => void {
  const aside = `${folder}.aside`;
  renameSync(folder, aside);
  writeFileSync(folder, '');
  return () => {
    rmSync(folder);
    renameSync(aside, folder);
  };
}

/** Returns the listed pictures with a missing file. While the folder is gone, only the index can be read. */
function dangling(state: string, areBytesAway = false): string[] {
  const files = objectsOf(state).filter((object) => areBytesAway || digestOf(state, object));
  const media = rowsOf(
    databaseFile(state),
    "SELECT id, key FROM media WHERE state = 'committed' AND address LIKE '/media/%'",
  );
  const isWhole = (key: unknown) => files.filter((file) => file.key.startsWith(`${key}/`)).length === FILES;
  return media.filter(({ key }) => !isWhole(key)).map(({ id }) => `picture ${id}`);
}
