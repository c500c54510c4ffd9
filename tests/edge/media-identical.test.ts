import { createHash } from 'node:crypto';
import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../functions/media/sweep';
import type { Medium } from '../../src/shared/media';
import { signIn } from '../helpers/account';
import { overtaken } from '../helpers/d1-through';
import { env, request } from '../helpers/edge';
import { png, pngChunk } from '../helpers/pictures';
import { begin, type Committed, commit, putAll } from '../helpers/upload';

let admin: Awaited<ReturnType<typeof signIn>>;
let files = 0;
/** A file with unique bytes. */
let file: Uint8Array<ArrayBuffer>;
beforeEach(async () => {
  admin = await signIn('admin');
  file = newFile();
});

function newFile() {
  files += 1;
  return png(40, 20, pngChunk('tEXt', `Arquivo ${files}`));
}

/** Sends the editor's call with that database. */
const over = (DB: D1Database, path: string, body: object) => admin.json('POST', path, body, { DB });

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const read = <T>(response: Response): Promise<T> => response.json();

async function sent(bytes = file, fields: Record<string, unknown> = {}): Promise<number> {
  const id = await begin(admin, fields);
  await putAll(admin, id, 40, 20, bytes);
  return id;
}

/** Uploads a picture completely; returns the answer to its commit. */
async function uploaded(bytes = file, fields: Record<string, unknown> = {}) {
  const answer = await commit(admin, await sent(bytes, fields));
  return { status: answer.status, ...(await read<Committed>(answer)) };
}

const ask = (digest: string) =>
  admin.json('POST', '/api/panel/media', { name: 'outra.png', alt: '', color: '#7a5bd0', digest });
const remove = ({ id, version }: Medium) => admin.json('DELETE', `/api/panel/media/${id}?version=${version}`);
const undo = (activityId: number | null) => admin.json('POST', `/api/panel/activity/${activityId}/undo`, {});
const one = async ({ id }: Medium) => read<Medium>(await admin.get(`/api/panel/media/${id}`));
const status = async ({ id }: Medium) => (await admin.get(`/api/panel/media/${id}`)).status;

async function inLibrary(bytes: Uint8Array): Promise<number[]> {
  const { results } = await env.DB.prepare(`SELECT id FROM media WHERE state = 'committed' AND digest = ?`)
    .bind(digestOf(bytes))
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

async function actionsOn({ id }: Medium): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT action FROM activity WHERE noun = 'media' AND record_id = ? ORDER BY id`,
  )
    .bind(String(id))
    .all<{ action: string }>();
  return results.map(({ action }) => action);
}

describe('a file that is uploaded again', () => {
  test('returns the existing picture, whatever name it has this time', async () => {
    const { record } = await uploaded(file, { name: 'primeira.png', alt: 'Taça', folder: 'Verão' });
    const again = await uploaded(file, { name: 'segunda.png', alt: '', folder: 'Inverno' });
    expect(again).toEqual({ status: 200, record, activityId: null });
    expect(await inLibrary(file)).toEqual([record.id]);
    expect(await actionsOn(record)).toEqual(['create']);
  });

  test('is recognised by its digest before any byte is sent', async () => {
    const { record } = await uploaded();
    const answer = await ask(digestOf(file));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ record, activityId: null });
    const other = await ask(digestOf(newFile()));
    expect(other.status).toBe(201);
    expect(await other.json()).toEqual({ id: expect.any(Number) });
    expect((await ask('a'.repeat(63))).status).toBe(422);
    expect((await ask(digestOf(file).toUpperCase())).status).toBe(422);
  });

  test('is recognised by its bytes, not by the digest that was announced', async () => {
    const claimed = newFile();
    const { id } = await read<{ id: number }>(await ask(digestOf(claimed)));
    await putAll(admin, id, 40, 20, file);
    expect((await commit(admin, id)).status).toBe(201);
    expect([await inLibrary(claimed), await inLibrary(file)]).toEqual([[], [id]]);
  });

  test('several times at once becomes one picture with one activity', async () => {
    const uploads = await Promise.all([sent(), sent(), sent(), sent()]);
    const answers = await Promise.all(uploads.map((id) => commit(admin, id)));
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 200, 200, 201]);
    const records = await Promise.all(answers.map(async (answer) => (await read<Committed>(answer)).record));
    const [first] = records;
    expect(records).toEqual(records.map(() => first));
    expect(await inLibrary(file)).toEqual([first?.id]);
    for (const id of uploads) expect(await actionsOn({ id } as Medium)).toEqual(id === first?.id ? ['create'] : []);
  });

  test('returns the picture of a concurrent upload that was committed just before', async () => {
    const [one, other] = [await sent(), await sent()];
    const db = overtaken(env.DB, () => commit(admin, other), /^update "media" set "state"/);
    const answer = await over(db, `/api/panel/media/${one}/commit`, {});
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ record: { id: other }, activityId: null });
    expect(await inLibrary(file)).toEqual([other]);
  });

  test('leaves no files behind, and gets the same answer until they are swept', async () => {
    const { record } = await uploaded();
    const id = await sent();
    const first = await read<Committed>(await commit(admin, id));
    expect(await read<Committed>(await commit(admin, id))).toEqual(first);
    const key = await env.DB.prepare('SELECT key FROM media WHERE id = ?').bind(id).first<string>('key');
    await sweepMedia(env, Date.now() + 25 * 60 * 60 * 1000);
    expect((await env.MEDIA.list({ prefix: `${key}/` })).objects).toEqual([]);
    expect((await request(record.original)).status).toBe(200);
  });

  test('becomes a new picture when the digest of the first is unknown', async () => {
    const { record } = await uploaded();
    await env.DB.prepare('UPDATE media SET digest = NULL WHERE id = ?').bind(record.id).run();
    const again = await uploaded();
    expect(again.status).toBe(201);
    expect(again.record.id).not.toBe(record.id);
  });
});

describe('a file whose picture was deleted', () => {
  test('restores the picture with its words, and the restoration can be undone', async () => {
    const { record } = await uploaded(file, { alt: 'Taça', folder: 'Verão' });
    await remove(record);
    const answer = await ask(digestOf(file));
    expect(answer.status).toBe(200);
    const back = await read<Committed>(answer);
    expect(back.record).toMatchObject({ id: record.id, address: record.address, alt: 'Taça', folder: 'Verão' });
    expect(await status(record)).toBe(200);
    expect(await actionsOn(record)).toEqual(['create', 'delete', 'create']);
    expect((await undo(back.activityId)).status).toBe(200);
    expect(await status(record)).toBe(404);
  });

  test('restores it once under concurrent uploads', async () => {
    const { record } = await uploaded();
    const uploads = await Promise.all([sent(), sent(), sent()]);
    await remove(record);
    const answers = await Promise.all([...uploads.map((id) => commit(admin, id)), ask(digestOf(file))]);
    expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200, 200]);
    const known = await Promise.all(answers.map((answer) => read<Committed>(answer)));
    expect(known.map(({ record: { id } }) => id)).toEqual(known.map(() => record.id));
    expect(known.filter(({ activityId }) => activityId !== null)).toHaveLength(1);
    expect(await actionsOn(record)).toEqual(['create', 'delete', 'create']);
  });

  test('returns the picture that a concurrent request restored, or a new one when the sweep won the race', async () => {
    const { record } = await uploaded();
    await remove(record);
    const body = { name: 'outra.png', alt: '', color: '#7a5bd0', digest: digestOf(file) };
    const restored = /^update "media" set "state" = \?, "replaced_by"/;
    const back = await over(
      overtaken(env.DB, () => ask(digestOf(file)), restored),
      '/api/panel/media',
      body,
    );
    expect(back.status).toBe(200);
    expect(await back.json()).toMatchObject({ record: { id: record.id }, activityId: null });
    await admin.json('DELETE', `/api/panel/media/${record.id}?version=${(await one(record)).version}`);
    const sweep = () => sweepMedia(env, Date.now() + 8 * 24 * 60 * 60 * 1000);
    expect((await over(overtaken(env.DB, sweep, restored), '/api/panel/media', body)).status).toBe(201);
  });

  test('becomes a new picture after the deletion is final', async () => {
    const { record } = await uploaded();
    await remove(record);
    await sweepMedia(env, Date.now() + 8 * 24 * 60 * 60 * 1000);
    expect((await ask(digestOf(file))).status).toBe(201);
    const again = await uploaded();
    expect(again.status).toBe(201);
    expect(again.record.id).not.toBe(record.id);
  });
});

describe('a file that replaces another', () => {
  const replace = async ({ id }: Medium, bytes: Uint8Array<ArrayBuffer>) => {
    const upload = await sent(bytes, { name: 'nova.png' });
    return read<Committed>(await admin.json('POST', `/api/panel/media/${id}/replace`, { upload }));
  };

  test('identifies its picture from then on, until the replacement is undone', async () => {
    const other = newFile();
    const { record } = await uploaded();
    const { activityId } = await replace(record, other);
    expect([await inLibrary(file), await inLibrary(other)]).toEqual([[], [record.id]]);
    expect((await read<Committed>(await ask(digestOf(other)))).record.id).toBe(record.id);
    // The replaced file is kept for the undo: uploading it again makes a new picture.
    expect((await ask(digestOf(file))).status).toBe(201);
    expect((await undo(activityId)).status).toBe(200);
    expect([await inLibrary(file), await inLibrary(other)]).toEqual([[record.id], []]);
  });

  test('may be in the library already, as the replacement is explicit', async () => {
    const other = newFile();
    const [{ record }, twin] = [await uploaded(), await uploaded(other)];
    const replaced = await replace(record, other);
    expect(replaced.activityId).not.toBeNull();
    expect(await inLibrary(other)).toEqual([record.id, twin.record.id]);
  });

  test('and is identical changes nothing', async () => {
    const { record } = await uploaded(file, { name: 'minha.png' });
    expect(await replace(record, file)).toEqual({ record, activityId: null });
    expect(await actionsOn(record)).toEqual(['create']);
  });
});
