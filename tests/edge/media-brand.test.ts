import { beforeEach, expect, test } from 'vitest';
import { sweepMedia } from '../../functions/media/sweep';
import type { Medium } from '../../src/shared/media';
import type { PageRecord } from '../../src/shared/pages/pages';
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

async function pictureOfLicensing(): Promise<string | undefined> {
  const { texts } = await read<PageRecord>(await admin.get('/api/panel/pages/licencie'));
  return texts.licensingTour1Picture;
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

test('a picture that is fixed in the site says so, and is not deleted', async () => {
  const medium = await named('Mapa do Brasil biscoito');
  const uses = [{ noun: 'site', id: 'Onde estamos', title: 'Onde estamos' }];
  expect(await usesOf(admin, medium.id)).toEqual(uses);
  const refused = await remove(medium);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'in-use', uses });
  const unused = await read<{ rows: Medium[] }>(await admin.get('/api/panel/media?use=none&search=biscoito'));
  expect(unused.rows.map(({ id }) => id)).not.toContain(medium.id);
});

test('the original picture of a page follows its crop and its file, until an editor chooses another', async () => {
  const medium = await named('Maquete da loja');
  expect(await usesOf(admin, medium.id)).toMatchObject([{ noun: 'pages', id: 'licencie' }]);
  expect((await remove(medium)).status).toBe(409);

  const { version, alt, folder } = medium;
  const input = { version, alt, folder, focalX: 0.1, focalY: 0.2, crops: {} };
  const cropped = await admin.json('PATCH', `/api/panel/media/${medium.id}`, input);
  expect(cropped.status).toBe(200);
  expect(await pictureOfLicensing()).toBe(`${medium.address}#x10y20`);
  expect(await usesOf(admin, medium.id)).toMatchObject([{ noun: 'pages', id: 'licencie' }]);
  expect((await undo((await read<{ activityId: number }>(cropped)).activityId)).status).toBe(200);
  expect(await pictureOfLicensing()).toBe(medium.address);

  const page = await read<PageRecord>(await admin.get('/api/panel/pages/licencie'));
  const texts = { ...page.texts, licensingTour1Picture: bite };
  expect((await admin.json('PUT', '/api/panel/pages/licencie', { texts, version: page.version })).status).toBe(200);
  expect(await usesOf(admin, medium.id)).toEqual([]);
  expect((await remove(await named('Maquete da loja'))).status).toBe(200);
});

test('the file of a picture of the brand is recognised when somebody sends it', async () => {
  const medium = await named('Soul Shake Coco em copo');
  const digest = await env.DB.prepare('SELECT digest FROM media WHERE id = ?').bind(medium.id).first<string>('digest');
  const known = await admin.json('POST', '/api/panel/media', { name: 'coco.webp', alt: '', color: '#7a5bd0', digest });
  expect(await known.json()).toMatchObject({ record: { id: medium.id }, activityId: null });
});
