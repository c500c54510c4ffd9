import { beforeEach, expect, test } from 'vitest';
import { sweepMedia } from '../../functions/media/sweep';
import type { Medium } from '../../src/shared/media';
import { bite } from '../../src/shared/pictures';
import { signIn } from '../helpers/account';
import { env, request } from '../helpers/edge';
import { usesOf } from '../helpers/media';
import { begin, putAll } from '../helpers/upload';

let admin: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  admin = await signIn('admin');
});

const read = <T>(response: Response): Promise<T> => response.json();
const undo = (activityId: number | null) => admin.json('POST', `/api/panel/activity/${activityId}/undo`, {});
const remove = ({ id, version }: Medium) => admin.json('DELETE', `/api/panel/media/${id}?version=${version}`);

/** Returns the one picture of the library that these words find. */
async function named(words: string): Promise<Medium> {
  const { rows } = await read<{ rows: Medium[] }>(
    await admin.get(`/api/panel/media?search=${encodeURIComponent(words)}`),
  );
  expect(rows).toHaveLength(1);
  return rows[0] as Medium;
}

/** Returns the first picture of a product, as its page gets it. */
async function shownOf(product: string): Promise<string | undefined> {
  const answer = await read<{ product: { images: { src: string }[] } }>(await request(`/api/products/${product}`));
  return answer.product.images[0]?.src;
}

test('a picture of the brand is cropped and replaced wherever it is shown, and the replacement is undone', async () => {
  const medium = await named('Soul Shake Coco em copo');
  expect(await usesOf(admin, medium.id)).toMatchObject([{ noun: 'products', title: 'Soul Shake Coco' }]);
  const file = medium.address;
  expect(medium).toMatchObject({ folder: 'Produtos', type: 'image/webp', original: file });
  expect(await shownOf('soulshake/6')).toBe(file);

  const { version, alt, folder } = medium;
  const input = { version, alt, folder, focalX: 0.5, focalY: 0.4, crops: {} };
  expect((await admin.json('PATCH', `/api/panel/media/${medium.id}`, input)).status).toBe(200);
  expect(await shownOf('soulshake/6')).toBe(`${file}#x50y40`);

  const upload = await begin(admin, { name: 'foto.png', alt: '', color: '#112233' });
  await putAll(admin, upload, 800, 600);
  const answer = await admin.json('POST', `/api/panel/media/${medium.id}/replace`, { upload });
  expect(answer.status).toBe(200);
  const { record, activityId } = await read<{ record: Medium; activityId: number }>(answer);
  expect(record).toMatchObject({ id: medium.id, alt, name: 'foto.png' });
  expect(record.address).toMatch(/^\/media\/[0-9a-f]{20}-800x600-112233\.png#x50y40$/);
  expect(await shownOf('soulshake/6')).toBe(record.address);

  expect((await undo(activityId)).status).toBe(200);
  expect(await shownOf('soulshake/6')).toBe(`${file}#x50y40`);
});

test('a picture of the brand that nothing shows can be deleted and brought back', async () => {
  const medium = await named('Nutrição');
  await env.DB.prepare('UPDATE posts SET image = NULL WHERE image = ?').bind(medium.address).run();
  expect(await usesOf(admin, medium.id)).toEqual([]);
  const removed = await remove(medium);
  expect(removed.status).toBe(200);
  const { activityId } = await read<{ activityId: number }>(removed);
  expect((await admin.get(`/api/panel/media/${medium.id}`)).status).toBe(404);
  expect((await undo(activityId)).status).toBe(200);
  expect((await named('Nutrição')).address).toBe(medium.address);

  // For good: a week later nothing is left of it but the file of the site.
  expect((await remove(await named('Nutrição'))).status).toBe(200);
  expect(await sweepMedia(env, Date.now() + 8 * 24 * 60 * 60 * 1000)).toBe(true);
  expect(await env.DB.prepare('SELECT 1 FROM media WHERE id = ?').bind(medium.id).first()).toBeNull();
});

test('a picture that pages show by themselves says so, and is not deleted', async () => {
  const { rows } = await read<{ rows: Medium[] }>(await admin.get('/api/panel/media?search=casquinha+mordida'));
  const medium = rows.find(({ address }) => address === bite) as Medium;
  expect(await usesOf(admin, medium.id)).toEqual([
    { noun: 'site', id: 'Sobre', title: 'Sobre' },
    { noun: 'site', id: 'Busca', title: 'Busca' },
  ]);
  const refused = await remove(medium);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'in-use', uses: [{ title: 'Sobre' }, { title: 'Busca' }] });
  const unused = await read<{ rows: Medium[] }>(await admin.get('/api/panel/media?use=none&search=casquinha'));
  expect(unused.rows.map(({ id }) => id)).not.toContain(medium.id);
});

test('the file of a picture of the brand is recognised when somebody sends it', async () => {
  const medium = await named('Soul Shake Coco em copo');
  const digest = await env.DB.prepare('SELECT digest FROM media WHERE id = ?').bind(medium.id).first<string>('digest');
  const known = await admin.json('POST', '/api/panel/media', { name: 'coco.webp', alt: '', color: '#7a5bd0', digest });
  expect(await known.json()).toMatchObject({ record: { id: medium.id }, activityId: null });
});
