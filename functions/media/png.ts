import { crc32 } from 'node:zlib';
import { ascii, type Bytes, joined, slice, u8, u32 } from './bytes';
import type { Cleaned } from './cleaned';
import { checkProfile } from './icc';
import { orientationOf } from './orientation';
import { checkParts } from './parts';
import { animated, damaged, turned } from './refused';

export const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
/** Chunks that determine the pixels and their colours. */
const KEPT = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT'];
/** Samples per pixel, and the bits that a sample may have, by colour type. */
const COLORS: Record<number, { samples: number; depths: number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const PALETTE = 3;
/** Bytes of the chunks with a fixed length. */
const LENGTHS: Record<string, number> = { gAMA: 4, cHRM: 32, sRGB: 1, cICP: 4, IEND: 0 };
/** Maximum compression ratio of deflate. */
const MOST_COMPRESSED = 1032;

type Chunk = { name: string; content: Bytes; whole: Bytes };

/** Reads a PNG chunk by chunk, checks the checksums, and keeps pixels and colours. Text, times and the tail are removed. */
export function cleanPng(bytes: Bytes): Cleaned {
  const kept: Bytes[] = [slice(bytes, 0, 8)];
  const seen = new Set<string>();
  let header: Bytes | undefined;
  let previous = '';
  const compressed: Bytes[] = [];
  for (const { name, content, whole } of chunksIn(bytes)) {
    checkContent(name, content);
    if (name === 'IHDR') header = readHeader(content);
    if (name === 'IDAT') compressed.push(content);
    if (KEPT.includes(name)) {
      checkOrder(name, previous, seen);
      kept.push(whole);
    } else if (/^[A-Z]/.test(name)) {
      throw damaged();
    }
    seen.add(name);
    previous = name;
  }
  if (!header || !seen.has('IDAT') || (u8(header, 9) === PALETTE && !seen.has('PLTE'))) throw damaged();
  const size = rawSize(header);
  const shrunk = compressed.reduce((total, { length }) => total + length, 0);
  if (size > shrunk * MOST_COMPRESSED) throw damaged();
  const [width, height] = [u32(header, 0), u32(header, 4)];
  return { width, height, bytes: joined(kept), check: () => assertInflates(compressed, size) };
}

/** Reads the chunks up to the last, `IEND`. The first one, and only that, is `IHDR`. */
function* chunksIn(bytes: Bytes): Generator<Chunk> {
  let name = '';
  let count = 0;
  for (let at = 8; name !== 'IEND'; ) {
    count += 1;
    checkParts(count);
    const length = u32(bytes, at);
    name = ascii(bytes, at + 4, 4);
    const whole = slice(bytes, at, length + 12);
    if (!/^[A-Za-z]{4}$/.test(name) || crc32(slice(whole, 4, length + 4)) !== u32(whole, length + 8)) throw damaged();
    if ((name === 'IHDR') !== (at === 8)) throw damaged();
    yield { name, content: slice(whole, 8, length), whole };
    at += whole.length;
  }
}

/** Checks a chunk by itself: no animation, no turned picture, and a length that its kind allows. */
function checkContent(name: string, content: Bytes) {
  const { length } = content;
  if (name === 'acTL') throw animated();
  if (name === 'eXIf' && orientationOf(content) !== 1) throw turned();
  if (name === 'PLTE' && (length === 0 || length % 3 !== 0 || length > 768)) throw damaged();
  if (length !== (LENGTHS[name] ?? length) || (/^(sBIT|tRNS)$/.test(name) && length > 256)) throw damaged();
  if (name === 'iCCP') checkProfile(length);
}

/** Checks that a kept chunk occurs once, before the pixels. Only the pixels may be in several chunks, one after another. */
function checkOrder(name: string, previous: string, seen: ReadonlySet<string>) {
  const isRepeated = seen.has(name) && !(name === 'IDAT' && previous === 'IDAT');
  if (isRepeated || (name !== 'IDAT' && name !== 'IEND' && seen.has('IDAT'))) throw damaged();
}

function readHeader(header: Bytes): Bytes {
  const depths = COLORS[u8(header, 9)]?.depths;
  const isKnown = header.length === 13 && u8(header, 10) === 0 && u8(header, 11) === 0 && u8(header, 12) <= 1;
  if (!isKnown || !depths?.includes(u8(header, 8))) throw damaged();
  return header;
}

/** Passes of a picture, interlaced or not: the first column and row of each, and its steps across and down (PNG, 8.2). */
const WHOLE = [[0, 0, 1, 1]] as const;
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Returns the uncompressed bytes that the header announces: each row of each pass has one more byte, for its filter. */
function rawSize(header: Bytes): number {
  const [width, height] = [u32(header, 0), u32(header, 4)];
  const bits = u8(header, 8) * (COLORS[u8(header, 9)]?.samples ?? 0);
  const passes = u8(header, 12) === 1 ? ADAM7 : WHOLE;
  return passes.reduce((total, [x, y, across, down]) => {
    const [columns, rows] = [Math.ceil((width - x) / across), Math.ceil((height - y) / down)];
    return columns > 0 && rows > 0 ? total + rows * (1 + Math.ceil((columns * bits) / 8)) : total;
  }, 0);
}

/** Checks that the compressed data inflates to exactly `size` bytes. It streams: only one piece is in memory. */
async function assertInflates(compressed: Bytes[], size: number): Promise<void> {
  const pixels = new Blob(compressed).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let inflated = 0;
  for (;;) {
    const { done, value } = await pixels.read().catch(() => {
      throw damaged();
    });
    if (done) break;
    inflated += value.length;
    if (inflated > size) {
      await pixels.cancel().catch(() => undefined);
      throw damaged();
    }
  }
  if (inflated !== size) throw damaged();
}
