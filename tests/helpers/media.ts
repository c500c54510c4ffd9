import type { RecordUse } from '../../src/shared/record-use';
import { env } from './edge';

type Origin = 'upload' | 'site';
type StoredMedium = { id: number; key: string; address: string };

/** Inserts a picture without files, which no test requests: as if uploaded, or a file of the site. */
export async function aMedium({ origin = 'upload' as Origin, alt = '' } = {}): Promise<StoredMedium> {
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  const file = `foto-960x540-ffffff-${random.slice(0, 6)}`;
  const [key, address] =
    origin === 'upload' ? [random, `/media/${random}-960x540-ffffff.webp`] : [file, `/images/${file}.webp`];
  const row = await env.DB.prepare(
    `INSERT INTO media (key, state, name, color, type, width, height, bytes, address, alt)
      VALUES (?, 'committed', 'foto.webp', '#ffffff', 'image/webp', 960, 540, 1000, ?, ?) RETURNING id`,
  )
    .bind(key, address, alt)
    .first<{ id: number }>();
  return { id: row?.id ?? 0, key, address };
}

/** Returns the uses that the library reports of a picture. */
export async function usesOf(client: { get: (path: string) => Promise<Response> }, id: number): Promise<RecordUse[]> {
  const medium = (await (await client.get(`/api/panel/media/${id}`)).json()) as { uses: RecordUse[] };
  return medium.uses;
}

/** Inserts pictures without files: `foto-0.webp`, `foto-1.webp` and so on, each with the given size in bytes. */
export async function someMedia(many: number, bytes: (index: number) => number = () => 1000): Promise<void> {
  const rows = Array.from({ length: many }, (_, index) => {
    const key = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
    const name = `foto-${index}.webp`;
    return env.DB.prepare(
      `INSERT INTO media (key, state, name, search_text, color, type, width, height, bytes, address)
        VALUES (?, 'committed', ?, ?, '#ffffff', 'image/webp', 960, 540, ?, ?)`,
    ).bind(key, name, `foto-${index} webp`, bytes(index), `/media/${key}-960x540-ffffff.webp`);
  });
  await env.DB.batch(rows);
}
