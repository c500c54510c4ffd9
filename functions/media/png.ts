import { crc32 } from 'node:zlib';
import { ascii, type Bytes, joined, slice, u8, u32 } from './bytes';
import type { Cleaned } from './image';
import { orientationOf } from './orientation';
import { animated, damaged, turned } from './refused';

export const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
/** What decides the pixels and their colours. */
const KEPT = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT'];
/** Samples a pixel, and the bits that one may have, by type of colour. */
const COLORS: Record<number, { samples: number; depths: number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const PALETTE = 3;
/** Deflate never shrinks by more than this. */
const MOST_COMPRESSED = 1032;

/** Walks a PNG chunk by chunk, checksums included, and keeps the pixels and their colours; text, times and the tail are cut. */
export function cleanPng(bytes: Bytes): Cleaned {
  const kept: Bytes[] = [slice(bytes, 0, 8)];
  const seen = new Set<string>();
  let header: Bytes | undefined;
  let previous = '';
  let compressed = 0;
  for (let at = 8; previous !== 'IEND'; ) {
    const length = u32(bytes, at);
    const name = ascii(bytes, at + 4, 4);
    const chunk = slice(bytes, at, length + 12);
    const content = slice(chunk, 8, length);
    if (!/^[A-Za-z]{4}$/.test(name) || crc32(slice(chunk, 4, length + 4)) !== u32(chunk, length + 8)) throw damaged();
    if ((name === 'IHDR') !== (at === 8)) throw damaged();
    if (name === 'acTL') throw animated();
    if (name === 'eXIf' && orientationOf(content) !== 1) throw turned();
    if (name === 'IHDR') header = readHeader(content);
    if (name === 'PLTE' && (length === 0 || length % 3 !== 0 || length > 768)) throw damaged();
    if (name === 'IEND' && length !== 0) throw damaged();
    if (name === 'IDAT') compressed += length;
    if (KEPT.includes(name)) {
      const repeated = seen.has(name) && !(name === 'IDAT' && previous === 'IDAT');
      if (repeated || (name !== 'IDAT' && name !== 'IEND' && seen.has('IDAT'))) throw damaged();
      kept.push(chunk);
    } else if (/^[A-Z]/.test(name)) {
      throw damaged();
    }
    seen.add(name);
    previous = name;
    at += chunk.length;
  }
  if (!header || !seen.has('IDAT') || (u8(header, 9) === PALETTE && !seen.has('PLTE'))) throw damaged();
  if (rawSize(header) > compressed * MOST_COMPRESSED) throw damaged();
  return { width: u32(header, 0), height: u32(header, 4), bytes: joined(kept) };
}

function readHeader(header: Bytes): Bytes {
  const depths = COLORS[u8(header, 9)]?.depths;
  const isKnown = header.length === 13 && u8(header, 10) === 0 && u8(header, 11) === 0 && u8(header, 12) <= 1;
  if (!isKnown || !depths?.includes(u8(header, 8))) throw damaged();
  return header;
}

/** Bytes of the pixels that the header promises. */
function rawSize(header: Bytes): number {
  const bits = u8(header, 8) * (COLORS[u8(header, 9)]?.samples ?? 0);
  return (u32(header, 0) * u32(header, 4) * bits) / 8;
}
