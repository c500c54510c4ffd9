import { beforeEach, describe, expect, test } from 'vitest';
import { LARGE, type Medium } from '../../src/shared/media';
import type { Page } from '../../src/shared/page';
import { signedIn } from '../helpers/account';
import { counted, env } from '../helpers/edge';
import { someMedia } from '../helpers/media';

const admin = signedIn('admin');
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM media').run();
});

async function list(query: string): Promise<Page<Medium>> {
  return (await admin.get(`/api/panel/media?${query}`)).json();
}
const names = async (query: string) => (await list(query)).rows.map(({ name }) => name.replace(/foto-|\.webp/g, ''));
const set = (fields: string, ...letters: number[]) =>
  env.DB.prepare(`UPDATE media SET ${fields} WHERE name IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(letters.map((letter) => `foto-${letter}.webp`)))
    .run();
const show = (...letters: number[]) =>
  env.DB.prepare(
    `UPDATE posts SET content = (SELECT group_concat('<img src="' || address || '">') FROM media
      WHERE name IN (SELECT value FROM json_each(?))) WHERE id = 1`,
  )
    .bind(JSON.stringify(letters.map((letter) => `foto-${letter}.webp`)))
    .run();
/** Returns a request's use of the database. */
async function usageOf(query: string) {
  const { db, usage } = counted(env.DB);
  const response = await admin.get(`/api/panel/media?${query}`, { DB: db });
  expect(response.status).toBe(200);
  return usage;
}

describe('the pictures of Mídia', () => {
  test('are large above the limit of bytes or of pixels per side, and not at it', async () => {
    await someMedia(5, (index) => (index === 0 ? LARGE.bytes : 1000));
    expect(await names('size=large')).toEqual([]);
    await set(`width = ${LARGE.side}, height = ${LARGE.side}`, 1);
    expect(await names('size=large')).toEqual([]);
    await set(`bytes = ${LARGE.bytes + 1}`, 0);
    await set(`width = ${LARGE.side + 1}`, 1);
    await set(`height = ${LARGE.side + 1}`, 3);
    expect(await names('size=large')).toEqual(['3', '1', '0']);
  });

  test('are unused when neither a record nor a working copy shows them', async () => {
    await someMedia(5);
    await show(1, 3);
    expect(await names('use=none')).toEqual(['4', '2', '0']);
    await env.DB.prepare(
      `INSERT INTO working_copies (noun, record_id, fields, base, base_version, version, saved_at)
        SELECT 'posts', '2', json_object('image', address), '{}', 1, 1, '2026-01-01T00:00:00.000Z'
        FROM media WHERE name = 'foto-4.webp'`,
    ).run();
    expect(await names('use=none')).toEqual(['2', '0']);
    await env.DB.prepare('DELETE FROM working_copies').run();
  });

  test('are filtered by all filters at once, and searched within them', async () => {
    await someMedia(8, () => LARGE.bytes + 1);
    await set(`alt = 'Um cone', search_text = 'um cone'`, 0, 1, 2);
    await set('bytes = 1000', 5);
    await show(4, 6);
    expect(await names('alt=missing&use=none&size=large')).toEqual(['7', '3']);
    expect(await names('use=none&size=large&search=cone&order=oldest')).toEqual(['0', '1', '2']);
    expect(await names('alt=missing&search=cone')).toEqual([]);
  });

  test('are paged completely in every order, with any filter', async () => {
    await someMedia(80, (index) => 1000 + (index % 7));
    await show(10, 11, 12);
    for (const query of ['', 'order=oldest', 'order=heaviest', 'order=heaviest&use=none', 'alt=missing&order=oldest']) {
      const seen: Medium[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page: Page<Medium> = await list(`${query}${after && `&after=${encodeURIComponent(after)}`}`);
        seen.push(...page.rows);
        after = page.next;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(query.includes('use') ? 77 : 80);
      const [by, sign] = [
        query.includes('heaviest') ? ('bytes' as const) : ('id' as const),
        /oldest/.test(query) ? 1 : -1,
      ];
      const sorted = seen.toSorted((a, b) => sign * (a[by] - b[by] || a.id - b.id));
      expect(seen.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    }
    const { next } = await list('order=heaviest');
    expect((await admin.get(`/api/panel/media?after=${encodeURIComponent(next ?? '')}`)).status).toBe(400);
  });

  test('are filtered with as many statements as without, and few rows where an index applies', async () => {
    await someMedia(300, (index) => (index === 7 ? LARGE.bytes + 1 : 1000 + index));
    const plain = await usageOf('');
    for (const query of ['use=none', 'size=large', 'alt=missing&use=none&size=large&search=foto&order=heaviest']) {
      expect([query, (await usageOf(query)).statements]).toEqual([query, plain.statements]);
    }
    expect((await usageOf('size=large')).rowsRead).toBeLessThan(20);
    expect((await usageOf('order=heaviest')).rowsRead).toBeLessThan(60);
    // Each text is read once, plus each picture in it and those of the library: a sum, not a product.
    const { n } = (await env.DB.prepare(
      'SELECT (SELECT count(*) FROM products) + (SELECT count(*) FROM posts) + (SELECT count(*) FROM media) AS n',
    ).first<{ n: number }>()) ?? { n: 0 };
    expect((await usageOf('use=none')).rowsRead).toBeLessThan(3 * n);
  });
});
