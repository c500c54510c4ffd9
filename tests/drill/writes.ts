// Writes of an editor during a drill, and checks of the data afterwards.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { SLIDE } from '../helpers/slides.ts';
import { administrator, Client } from './client.ts';
import { rowsOf } from './data.ts';

/** Prefix of the titles of the drill's own records. */
const OWN = 'Prova';
const NOUNS = ['slides', 'posts'] as const;
type Noun = (typeof NOUNS)[number];

/** A record as the server acknowledged it. */
export type Acknowledged = { noun: Noun; id: number; version: number };

export function create(client: Client, noun: Noun, title = `${OWN} ${randomUUID()}`): Promise<Response> {
  return client.json('POST', `/api/panel/${noun}`, fields(noun, title), { 'Idempotency-Key': randomUUID() });
}

export function update(client: Client, { noun, id, version }: Acknowledged): Promise<Response> {
  const { position: _, ...input } = fields(noun, `${OWN} ${randomUUID()}`);
  return client.json('PUT', `/api/panel/${noun}/${id}`, { ...input, version });
}

function fields(noun: Noun, title: string): Record<string, unknown> {
  // A body of several pages, for a realistic duration of the write.
  if (noun === 'posts') return { title, content: '<p>Açaí com granola.</p>'.repeat(500) };
  return { ...SLIDE, title, imageUrl: '/images/slide-1-2880.webp', position: 1, active: false };
}

/** Returns the record that an answer acknowledges; `null` for a refusal. */
export async function acknowledged(noun: Noun, response: Response): Promise<Acknowledged | null> {
  const text = await response.text();
  if (response.status !== 200 && response.status !== 201) return null;
  const { record } = JSON.parse(text) as { record: { id: number; version: number } };
  return { noun, id: record.id, version: record.version };
}

/** Publishes a post, asserts that visitors see it, and deletes it. */
export async function assertPublishes(origin: string, title: string): Promise<void> {
  const post = { title, content: '<p>Açaí com granola.</p>', publishedAt: '2026-01-01T12:00:00.000Z' };
  const admin = await administrator(origin);
  const made = await admin.json('POST', '/api/panel/posts', post, { 'Idempotency-Key': randomUUID() });
  const text = await made.text();
  assert.equal(made.status, 201, `${title}: not saved: ${text}`);
  const blog = await (await new Client(origin).get('/blog')).text();
  assert(blog.includes(title), `${title}: not shown to visitors`);
  const { id } = JSON.parse(text).record;
  const removed = await admin.send(`/api/panel/posts/${id}?version=1`, { method: 'DELETE' });
  assert.equal(removed.status, 200, `${title}: not deleted: ${await removed.text()}`);
}

/** Returns the number of activity rows of the drill's own records. */
export function activities(file: string): number {
  const [row] = rowsOf(file, `SELECT count(*) AS count FROM activity WHERE title LIKE '${OWN} %'`);
  return Number(row?.count);
}

/** Returns the faults in a database: partial writes, gaps in an order, a corrupt file. */
export function faultsIn(file: string): string[] {
  const told = rowsOf(file, 'PRAGMA integrity_check').map((row) => String(Object.values(row)[0]));
  const broken = [...told.filter((line) => line !== 'ok'), ...rowsOf(file, 'PRAGMA foreign_key_check').map(String)];
  const halves = NOUNS.flatMap((noun) => [
    ...rowsOf(
      file,
      `SELECT '${noun} ' || id || ': version ' || version || ', activities ' || count AS fault FROM (
         SELECT id, version, (SELECT count(*) FROM activity WHERE noun = '${noun}' AND record_id = CAST(r.id AS TEXT)) AS count
         FROM ${noun} r WHERE title LIKE '${OWN} %')
       WHERE version <> count`,
    ),
    ...rowsOf(
      file,
      `SELECT 'activity ' || id || ' without ${noun} ' || record_id AS fault FROM activity
       WHERE noun = '${noun}' AND action = 'create' AND record_id NOT IN (SELECT CAST(id AS TEXT) FROM ${noun})`,
    ),
  ]);
  const order = rowsOf(
    file,
    `SELECT 'the order of the slides has gaps' AS fault
     FROM (SELECT min(position) AS first, max(position) AS last, count(*) AS count FROM slides)
     WHERE first <> 0 OR last <> count - 1`,
  );
  return [...broken, ...[...halves, ...order].map(({ fault }) => String(fault))];
}

/** Returns the acknowledged writes that are missing. */
export function lost(file: string, writes: Iterable<Acknowledged>): string[] {
  const standing = new Map(
    NOUNS.flatMap((noun) =>
      rowsOf(file, `SELECT id, version FROM ${noun}`).map(({ id, version }) => [`${noun} ${id}`, Number(version)]),
    ),
  );
  return [...writes]
    .filter(({ noun, id, version }) => (standing.get(`${noun} ${id}`) ?? 0) < version)
    .map(({ noun, id, version }) => `${noun} ${id}, version ${version}`);
}
