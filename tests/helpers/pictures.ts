import { crc32, deflateSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

export const join = (...parts: (Uint8Array | string | number[])[]): Bytes =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  );

const be16 = (value: number) => [value >> 8, value & 255];
export const be32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
export const le32 = (value: number) => be32(value).reverse();

/** Builds a PNG chunk with its checksum. */
export function pngChunk(name: string, content: Uint8Array | string | number[] = []): Bytes {
  const body = join(name, content);
  return join(be32(body.length - 4), body, be32(crc32(body)));
}

export function pngHeader(width: number, height: number): Bytes {
  return pngChunk('IHDR', [...be32(width), ...be32(height), 8, 2, 0, 0, 0]);
}

export const PNG_START = join('\x89PNG\r\n\x1a\n');

/** Returns the compressed rows of a uniformly grey picture. */
export function pixelsOf(width: number, height: number): Bytes {
  const row = Buffer.alloc(1 + 3 * width, 0x80);
  row[0] = 0;
  return join(deflateSync(Buffer.concat(Array.from({ length: height }, () => row))));
}

/** Builds a PNG of one colour, with `extra` chunks before its pixels. */
export function png(width: number, height: number, ...extra: Bytes[]): Bytes {
  return join(
    PNG_START,
    pngHeader(width, height),
    ...extra,
    pngChunk('IDAT', pixelsOf(width, height)),
    pngChunk('IEND'),
  );
}

/** Builds a JPEG segment. */
export function jpegSegment(marker: number, content: Uint8Array | string | number[]): Bytes {
  const body = join(content);
  return join([0xff, marker], be16(body.length + 2), body);
}

/** Builds a WebP chunk, padded to an even length. */
export function webpChunk(name: string, content: Uint8Array | string | number[]): Bytes {
  const body = join(content);
  return join(name, le32(body.length), body, body.length % 2 ? [0] : []);
}

export function webp(...chunks: Bytes[]): Bytes {
  const body = join('WEBP', ...chunks);
  return join('RIFF', le32(body.length), body);
}
