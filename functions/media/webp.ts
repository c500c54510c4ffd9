import { ascii, type Bytes, joined, slice, startsWith, u8, u16, u24, u32 } from './bytes';
import type { Cleaned } from './cleaned';
import { checkProfile } from './icc';
import { orientationOf } from './orientation';
import { checkParts } from './parts';
import { animated, damaged, turned } from './refused';

type Size = { width: number; height: number };
type Chunk = { name: string; content: Bytes };

/** Bits of the extended header: animation, which is refused, and the features that are kept. */
const [ANIMATION, ALPHA, PROFILE] = [0x02, 0x10, 0x20];
/** Chunks that are kept. */
const KEPT = ['ICCP', 'ALPH', 'VP8 ', 'VP8L'];
/** Their order in the file. Transparency beside lossless pixels would be ignored, and could be anything. */
const COMPLETE = /^(?:ICCP,)?(?:(?:ALPH,)?VP8 |VP8L)$/;

/** Reads a WebP and rebuilds it from its pixels, transparency and colour profile. All else, such as a tail, is removed. */
export function cleanWebp(bytes: Bytes): Cleaned {
  const size = u32(bytes, 4, true);
  if (ascii(bytes, 8, 4) !== 'WEBP') throw damaged();
  const chunks = readChunks(slice(bytes, 12, size - 4));
  const [first] = chunks;
  const extended = first?.name === 'VP8X' ? first.content : undefined;
  if (extended && u8(extended, 0) & ANIMATION) throw animated();
  if (chunks.some(({ name }) => name === 'ANIM' || name === 'ANMF')) throw animated();
  if (!extended && chunks.length !== 1) throw damaged();
  const exif = chunks.find(({ name }) => name === 'EXIF')?.content;
  if (exif && orientationOf(startsWith(exif, 'Exif\0') ? exif.subarray(6) : exif) !== 1) throw turned();

  const kept = chunks.filter(({ name }) => KEPT.includes(name));
  checkProfile(kept.find(({ name }) => name === 'ICCP')?.content.length ?? 0);
  const names = kept.map(({ name }) => name);
  const pixels = kept.at(-1);
  if (!pixels || !COMPLETE.test(names.join())) throw damaged();
  const { width, height } = pixels.name === 'VP8 ' ? lossySize(pixels.content) : losslessSize(pixels.content);
  if (!extended) return { width, height, bytes: file(kept) };

  if (extended.length !== 10 || u24(extended, 4) + 1 !== width || u24(extended, 7) + 1 !== height) throw damaged();
  const header = new Uint8Array(10);
  header.set(extended.subarray(4), 4);
  header[0] = (u8(extended, 0) & ALPHA) | (names.includes('ICCP') ? PROFILE : 0);
  return { width, height, bytes: file([{ name: 'VP8X', content: header }, ...kept]) };
}

/** Reads the chunks, which must fill the file exactly. */
function readChunks(content: Bytes): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < content.length; ) {
    checkParts(chunks.length + 1);
    const length = u32(content, at + 4, true);
    chunks.push({ name: ascii(content, at, 4), content: slice(content, at + 8, length) });
    at += 8 + length + (length % 2);
    if (at > content.length) throw damaged();
  }
  return chunks;
}

function file(chunks: Chunk[]): Bytes {
  const body = joined(
    chunks.flatMap(({ name, content }) => [tag(name, content.length), content, new Uint8Array(content.length % 2)]),
  );
  return joined([tag('RIFF', body.length + 4), new TextEncoder().encode('WEBP'), body]);
}

function tag(name: string, length: number): Bytes {
  const bytes = new Uint8Array(8);
  bytes.set(new TextEncoder().encode(name));
  new DataView(bytes.buffer).setUint32(4, length, true);
  return bytes;
}

/** Reads the size of a VP8 key frame. Checks its start code, and that its first partition ends inside the chunk. */
function lossySize(frame: Bytes): Size {
  const head = u24(frame, 0);
  if (head & 1 || ascii(frame, 3, 3) !== '\x9d\x01\x2a' || 10 + (head >> 5) > frame.length) throw damaged();
  return { width: u16(frame, 6, true) & 0x3fff, height: u16(frame, 8, true) & 0x3fff };
}

function losslessSize(frame: Bytes): Size {
  const bits = u32(frame, 1, true);
  if (u8(frame, 0) !== 0x2f || bits >>> 29 !== 0) throw damaged();
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
