import type { Medium } from '../../src/shared/media';
import { variantsOf } from '../../src/shared/media-address.ts';
import { join, jpegSegment, png, pngChunk } from './pictures.ts';

/** A signed-in editor, in an edge test or in the drill. */
type Client = {
  send: (path: string, init?: RequestInit) => Promise<Response>;
  json: (method: string, path: string, body: unknown) => Promise<Response>;
};
export type Committed = { record: Medium; activityId: number | null };

/** Builds the structure of a JPEG; by default 1200 × 630, the size of a preview. */
export function jpeg(width = 1200, height = 630): Uint8Array<ArrayBuffer> {
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  return join(
    [0xff, 0xd8],
    jpegSegment(0xdb, new Uint8Array(65)),
    jpegSegment(0xc0, frame),
    jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
    [1, 2, 3, 0xff, 0, 4, 0xff, 0xd9],
  );
}

export async function begin(client: Client, fields: Record<string, unknown> = {}): Promise<number> {
  const input = { name: 'Açaí na praia.png', alt: 'Uma taça de açaí', color: '#7a5bd0', ...fields };
  const response = await client.json('POST', '/api/panel/media', input);
  if (response.status !== 201) throw new Error(`Begin answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { id: number }).id;
}

export function put(client: Client, id: number, file: string, body: BodyInit, type = 'image/png'): Promise<Response> {
  const path = `/api/panel/media/${id}/files/${file}`;
  return client.send(path, { method: 'PUT', body, headers: { 'Content-Type': type } });
}

/** Uploads all files of a picture of `width` × `height`; its original is unique unless one is given. */
export async function putAll(
  client: Client,
  id: number,
  width = 1000,
  height = 500,
  original = png(width, height, pngChunk('tEXt', `Upload ${id}`)),
): Promise<void> {
  const files: [string, Uint8Array<ArrayBuffer>][] = [
    ['original', original],
    ...variantsOf(width).map(({ file, width: own }): [string, Uint8Array<ArrayBuffer>] => [
      file,
      png(own, Math.round((height * own) / width)),
    ]),
    ['preview', jpeg()],
  ];
  for (const [file, bytes] of files) {
    const response = await put(client, id, file, bytes);
    // A call repeated after it reached the storage finds the file there already.
    if (!response.ok) throw new Error(`${file} answered ${response.status}: ${await response.text()}`);
  }
}

export function commit(client: Client, id: number): Promise<Response> {
  return client.json('POST', `/api/panel/media/${id}/commit`, {});
}

/** Uploads a picture completely. */
export async function uploaded(client: Client, fields: Record<string, unknown> = {}): Promise<Medium> {
  const id = await begin(client, fields);
  await putAll(client, id);
  const { record }: Committed = await (await commit(client, id)).json();
  return record;
}
