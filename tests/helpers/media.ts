import { env } from './edge';

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
