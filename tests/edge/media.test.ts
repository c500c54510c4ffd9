import { beforeEach, describe, expect, test } from 'vitest';
import { limitKey } from '../../functions/auth/limit';
import type { Medium } from '../../src/shared/media';
import { MEDIA_LIMITS } from '../../src/shared/media-address';
import type { Page } from '../../src/shared/page';
import { signIn, strangers } from '../helpers/account';
import { env, request } from '../helpers/edge';
import { endless } from '../helpers/endless';
import { join, png, pngChunk } from '../helpers/pictures';
import { begin, type Committed, commit, jpeg, put, putAll } from '../helpers/upload';

let admin: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  admin = await signIn('admin');
});

type List = Page<Medium>;
const read = <T>(response: Response): Promise<T> => response.json();

const stateOf = (id: number) => env.DB.prepare('SELECT state FROM media WHERE id = ?').bind(id).first('state');
const keyOf = (id: number) => env.DB.prepare('SELECT key FROM media WHERE id = ?').bind(id).first<string>('key');
const activityOf = (id: number) =>
  env.DB.prepare(`SELECT action, title, after FROM activity WHERE noun = 'media' AND record_id = ? ORDER BY id`)
    .bind(String(id))
    .all<{ action: string; title: string; after: string }>();

describe('an upload', () => {
  test('becomes a medium once its files are there, with size, colour and key in its address', async () => {
    const id = await begin(admin);
    await putAll(admin, id);
    expect(await stateOf(id)).toBe('pending');
    const response = await commit(admin, id);
    expect(response.status).toBe(201);
    const { record: medium }: Committed = await response.json();
    const key = await keyOf(id);
    expect(medium).toMatchObject({
      id,
      address: `/media/${key}-1000x500-7a5bd0.png`,
      original: `/media/${key}-1000x500-7a5bd0-original.png`,
      name: 'Açaí na praia.png',
      alt: 'Uma taça de açaí',
      type: 'image/png',
      width: 1000,
      height: 500,
      bytes: png(1000, 500).length,
      version: 1,
    });
    const [created, ...others] = (await activityOf(id)).results;
    expect([created, others]).toMatchObject([{ action: 'create', title: 'Açaí na praia.png' }, []]);
    // Its first version, with all fields of the form.
    expect(JSON.parse(created?.after ?? '')).toMatchObject({ alt: 'Uma taça de açaí', focalX: 0.5, focalY: 0.5 });
    for (const suffix of ['', '-480', '-960', '-original']) {
      const answer = await request(medium.address.replace('.png', `${suffix}.png`));
      expect([suffix, answer.status]).toEqual([suffix, 200]);
    }
    expect((await request(medium.address.replace('.png', '-og.jpg'))).headers.get('Content-Type')).toBe('image/jpeg');
  });

  test('does not reveal its key before it is committed', async () => {
    const response = await admin.json('POST', '/api/panel/media', { name: 'a.png', alt: '', color: '#FFFFFF' });
    const body = await response.text();
    const { id } = JSON.parse(body) as { id: number };
    const answers = [body];
    for (const file of ['original', '480', 'preview']) {
      const bytes = file === 'preview' ? jpeg() : png(40, 20);
      answers.push(await (await put(admin, id, file, bytes)).text());
    }
    const key = (await keyOf(id)) ?? '';
    expect(key).toMatch(/^[0-9a-f]{20}$/);
    for (const answer of answers) expect(answer).not.toContain(key);
    expect((await admin.get(`/api/panel/media/${id}`)).status).toBe(404);
    const { rows: media } = await read<List>(await admin.get('/api/panel/media'));
    expect(media.map((medium) => medium.id)).not.toContain(id);
  });

  test('can be repeated, file by file and whole, with the same result', async () => {
    const id = await begin(admin);
    await putAll(admin, id);
    expect((await put(admin, id, 'original', png(1000, 500))).status).toBe(200);
    expect((await put(admin, id, 'original', png(900, 500))).status).toBe(409);
    const first: Committed = await (await commit(admin, id)).json();
    const second = await commit(admin, id);
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual({ ...first, activityId: null });
    expect((await put(admin, id, 'original', png(1000, 500))).status).toBe(200);
    expect((await put(admin, id, '1600', png(900, 500))).status).toBe(409);
    expect((await activityOf(id)).results).toHaveLength(1);
  });

  test('committed several times at once becomes one medium with one activity', async () => {
    const id = await begin(admin);
    await putAll(admin, id);
    const answers = await Promise.all([commit(admin, id), commit(admin, id), commit(admin, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await activityOf(id)).results).toHaveLength(1);
  });

  test('is not committed while a file is missing or belongs to another picture', async () => {
    const id = await begin(admin);
    const unfit = async () => {
      const response = await commit(admin, id);
      expect(response.status).toBe(422);
      return (await read<{ files: string[] }>(response)).files;
    };
    expect(await unfit()).toEqual(['original']);
    await put(admin, id, 'original', png(2000, 1000));
    expect(await unfit()).toEqual(['480', '960', '1600', 'preview']);
    await put(admin, id, '480', png(480, 100));
    await put(admin, id, '960', jpeg(960, 480));
    await put(admin, id, '1600', png(1600, 800));
    await put(admin, id, 'preview', jpeg(1200, 600));
    expect(await unfit()).toEqual(['480', '960', 'preview']);
    expect(await stateOf(id)).toBe('pending');
  });

  test('stores a file without its metadata and trailing bytes', async () => {
    const id = await begin(admin);
    const noisy = join(png(40, 20, pngChunk('tEXt', 'GPS -20.3')), '<script>alert(1)</script>');
    expect((await put(admin, id, 'original', noisy)).status).toBe(201);
    const object = await env.MEDIA.get(`${await keyOf(id)}/original`);
    expect(await object?.bytes()).toEqual(png(40, 20));
    expect(object?.checksums.sha256).toBeDefined();
  });
});

describe('an upload is refused:', () => {
  test.each([
    ['a script called a picture', 'original', '<svg onload="alert(1)"/>', 'image/svg+xml', 422],
    ['HTML called JPEG', 'original', '<!DOCTYPE html>', 'image/jpeg', 422],
    ['nothing', 'original', '', 'image/png', 422],
    ['a form', 'original', png(4, 4), 'multipart/form-data; boundary=a', 415],
    ['JSON', 'original', '{}', 'application/json', 415],
    ['a file of another name', 'evil', png(4, 4), 'image/png', 404],
    ['a name that leaves its folder', '..%2Foriginal', png(4, 4), 'image/png', 404],
    ['a variant wider than its name', '480', png(481, 4), 'image/png', 422],
    ['a preview that is no JPEG', 'preview', png(1200, 630), 'image/jpeg', 422],
    ['a JPEG of 60000 × 60000', 'original', jpeg(60_000, 60_000), 'image/jpeg', 422],
  ])('%s', async (_, file, body, type, status) => {
    const id = await begin(admin);
    const response = await put(admin, id, file, body, type);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error');
    const { objects } = await env.MEDIA.list({ prefix: `${await keyOf(id)}/` });
    expect(objects).toEqual([]);
  });

  test('beyond 600 a day, with the hours to wait', async () => {
    await begin(admin);
    const key = limitKey(env.AUTH_SECRET, 'upload', admin.user.id);
    const startedAt = Date.now() - 21.5 * 60 * 60 * 1000;
    await env.DB.prepare('UPDATE limits SET count = 599, started_at = ? WHERE key = ?').bind(startedAt, key).run();
    await begin(admin);
    const refused = await admin.json('POST', '/api/panel/media', { name: 'a.png', alt: '', color: '#FFFFFF' });
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 8000]).toEqual([429, true]);
    expect(await refused.json()).toEqual({
      error: 'Você já enviou 600 imagens em 24 horas, que é o máximo. Volte a enviar daqui a 3 horas.',
      code: 'too-many',
    });
  });

  test('one byte over the limit, after reading at most 64 KB beyond it', async () => {
    const id = await begin(admin);
    const { stream, sent } = endless();
    const response = await put(admin, id, 'original', stream);
    expect(response.status).toBe(413);
    expect(sent()).toBeLessThanOrEqual(MEDIA_LIMITS.bytes + 65_536);
    expect((await put(admin, id, 'original', new Uint8Array(MEDIA_LIMITS.bytes + 1))).status).toBe(413);
    expect((await put(admin, id, 'original', new Uint8Array(MEDIA_LIMITS.bytes))).status).toBe(422);
  });

  test('with invalid fields', async () => {
    const post = async (body: unknown) => (await admin.json('POST', '/api/panel/media', body)).status;
    const good = { name: 'a.png', alt: '', color: '#7a5bd0' };
    expect(await post({ ...good, color: 'red' })).toBe(422);
    expect(await post({ ...good, alt: 'a'.repeat(201) })).toBe(422);
    expect(await post({ ...good, name: ' ' })).toBe(422);
    expect(await post({ ...good, key: 'mine' })).toBe(400);
    expect(await post({ ...good, state: 'committed' })).toBe(400);
  });

  test('from a customer or a visitor', async () => {
    for (const [client, status] of await strangers()) {
      expect((await client.get('/api/panel/media')).status).toBe(status);
      expect((await put(client, 1, 'original', png(4, 4))).status).toBe(status);
      expect((await commit(client, 1)).status).toBe(status);
    }
  });
});
