import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { orientationSegment } from '../../functions/media/orientation';
import { cleanPng } from '../../functions/media/png';
import { be32, join, PNG_START, pixelsOf, png, pngChunk, pngHeader } from '../helpers/pictures';

type Part = Uint8Array | string | number[];
const END = pngChunk('IEND');
const DATA = pngChunk('IDAT', pixelsOf(4, 4));
const DAMAGED = /incompleto/;

type Header = { depth?: number; color?: number; compression?: number; filter?: number; interlace?: number };
const header = (
  width: number,
  height: number,
  { depth = 8, color = 2, compression = 0, filter = 0, interlace = 0 }: Header = {},
  more: number[] = [],
) => pngChunk('IHDR', [...be32(width), ...be32(height), depth, color, compression, filter, interlace, ...more]);
const PALETTE = pngChunk('PLTE', [0, 0, 0, 1, 1, 1]);

/** Checks a PNG whose pixels inflate to `size` bytes. */
async function holds(head: Uint8Array, size: number, ...before: Part[]): Promise<boolean> {
  const { check } = cleanPng(
    join(PNG_START, head, ...before, pngChunk('IDAT', deflateSync(new Uint8Array(size))), END),
  );
  return Promise.resolve(check?.()).then(
    () => true,
    () => false,
  );
}

describe('a PNG', () => {
  test('has the size of its header', () => {
    expect(cleanPng(png(4, 3))).toMatchObject({ width: 4, height: 3, bytes: png(4, 3) });
  });

  test.each<[string, string, number]>([
    ['the gamma', 'gAMA', 4],
    ['the primaries', 'cHRM', 32],
    ['the rendering intent', 'sRGB', 1],
    ['the coding of colours', 'cICP', 4],
  ])('keeps %s, of its exact length', (_, name, length) => {
    const noted = png(4, 4, pngChunk(name, new Uint8Array(length)));
    expect(cleanPng(noted).bytes).toEqual(noted);
    for (const other of [length - 1, length + 1]) {
      expect(() => cleanPng(png(4, 4, pngChunk(name, new Uint8Array(other))))).toThrow(DAMAGED);
    }
  });

  test.each(['sBIT', 'tRNS'])('keeps %s of at most 256 bytes', (name) => {
    const noted = png(4, 4, pngChunk(name, new Uint8Array(256)));
    expect(cleanPng(noted).bytes).toEqual(noted);
    expect(() => cleanPng(png(4, 4, pngChunk(name, new Uint8Array(257))))).toThrow(DAMAGED);
  });

  test('with a wrong checksum is refused, even of a chunk whose content is valid', () => {
    const gamma = pngChunk('gAMA', [0, 0, 1, 0]);
    gamma.set([~(gamma.at(-1) ?? 0)], gamma.length - 1);
    expect(() => cleanPng(png(4, 4, gamma))).toThrow(DAMAGED);
  });

  test('keeps a profile of at most 64 KiB', () => {
    const noted = png(4, 4, pngChunk('iCCP', new Uint8Array(65_536)));
    expect(cleanPng(noted).bytes).toEqual(noted);
    expect(() => cleanPng(png(4, 4, pngChunk('iCCP', new Uint8Array(65_537))))).toThrow(/perfil de cor/);
  });

  test('is turned by no note but its EXIF', () => {
    const tiff = orientationSegment(6).subarray(10);
    expect(cleanPng(png(4, 4, pngChunk('teXt', tiff))).bytes).toEqual(png(4, 4));
    expect(() => cleanPng(png(4, 4, pngChunk('eXIf', tiff)))).toThrow(/em pé/);
  });

  test('has a palette of 1 to 256 colours', () => {
    const colored = (length: number) => png(4, 4, pngChunk('PLTE', new Uint8Array(length)));
    for (const length of [3, 768]) expect(cleanPng(colored(length)).bytes).toEqual(colored(length));
    for (const length of [0, 4, 771]) expect(() => cleanPng(colored(length))).toThrow(DAMAGED);
  });

  test('keeps pixels in several chunks', () => {
    const [one, two] = [pixelsOf(4, 4).subarray(0, 5), pixelsOf(4, 4).subarray(5)];
    const parts = join(PNG_START, pngHeader(4, 4), pngChunk('IDAT', one), pngChunk('IDAT', two), END);
    expect(cleanPng(parts).bytes).toEqual(parts);
  });

  test.each<[string, Part[]]>([
    ['a chunk with a name that is no word', [pngHeader(4, 4), pngChunk('a1bc'), DATA, END]],
    ['a chunk with a sign before its name', [pngHeader(4, 4), pngChunk('[abc'), DATA, END]],
    ['an unknown critical chunk', [pngHeader(4, 4), pngChunk('EVIL'), DATA, END]],
    ['a gamma twice', [pngHeader(4, 4), pngChunk('gAMA', be32(1)), pngChunk('gAMA', be32(1)), DATA, END]],
    ['a gamma behind its pixels', [pngHeader(4, 4), DATA, pngChunk('gAMA', be32(1)), END]],
    ['pixels in two places', [pngHeader(4, 4), DATA, pngChunk('teXt'), DATA, END]],
    ['neither pixels nor a width', [pngHeader(0, 4), END]],
    ['no palette though it needs one', [header(4, 4, { color: 3 }), pngChunk('IDAT', pixelsOf(1, 4)), END]],
    ['a header that is longer', [header(4, 4, {}, [0]), DATA, END]],
    ['another compression', [header(4, 4, { compression: 1 }), DATA, END]],
    ['another filter', [header(4, 4, { filter: 1 }), DATA, END]],
    ['another interlacing', [header(4, 4, { interlace: 2 }), DATA, END]],
    ['an unknown kind of colour', [header(4, 4, { color: 5 }), DATA, END]],
    ['a depth that its kind of colour does not have', [header(4, 4, { depth: 4 }), DATA, END]],
    ['a header in the middle', [pngChunk('teXt'), pngHeader(4, 4), DATA, END]],
    ['two headers', [pngHeader(4, 4), pngHeader(4, 4), DATA, END]],
  ])('with %s is refused', (_, parts) => expect(() => cleanPng(join(PNG_START, ...parts))).toThrow(DAMAGED));

  test('is refused if its data are shorter than deflate can make them', () => {
    const tiny = (width: number) => join(PNG_START, pngHeader(width, 3), pngChunk('IDAT', new Uint8Array(8)), END);
    // 3 rows of 1 + 3 × 917 bytes are 1032 times 8 bytes.
    expect(cleanPng(tiny(917))).toMatchObject({ width: 917 });
    expect(() => cleanPng(tiny(918))).toThrow(DAMAGED);
    const split = [pngChunk('IDAT', new Uint8Array(4)), pngChunk('IDAT', new Uint8Array(4))];
    expect(cleanPng(join(PNG_START, pngHeader(917, 3), ...split, END))).toMatchObject({ width: 917 });
  });
});

describe('the pixels of a PNG fill its size', () => {
  test.each<[string, number, number, Header, number]>([
    ['1 bit of grey', 9, 2, { color: 0, depth: 1 }, 2 * (1 + 2)],
    ['16 bits of grey', 3, 2, { color: 0, depth: 16 }, 2 * (1 + 6)],
    ['8 bits of colour', 3, 2, {}, 2 * (1 + 9)],
    ['2 bits of a palette', 5, 1, { color: 3, depth: 2 }, 1 + 2],
    ['8 bits of grey and transparency', 3, 2, { color: 4 }, 2 * (1 + 6)],
    ['16 bits of colour and transparency', 3, 2, { color: 6, depth: 16 }, 2 * (1 + 24)],
    ['one interlaced pixel', 1, 1, { interlace: 1 }, 1 + 3],
    ['five interlaced pixels', 5, 1, { color: 0, interlace: 1 }, 2 + 2 + 2 + 3],
    ['a whole interlaced square', 8, 8, { color: 0, interlace: 1 }, 2 + 2 + 3 + 2 * 3 + 2 * 5 + 4 * 5 + 4 * 9],
  ])('with %s', async (_, width, height, kind, size) => {
    const before = kind.color === 3 ? [PALETTE] : [];
    expect(await holds(header(width, height, kind), size, ...before)).toBe(true);
    expect(await holds(header(width, height, kind), size - 1, ...before)).toBe(false);
    expect(await holds(header(width, height, kind), size + 1, ...before)).toBe(false);
  });

  test('however long the rest of its data is', async () => {
    expect(await holds(header(4, 4), 3_000_000)).toBe(false);
  });

  test('and must be compressed', async () => {
    const raw = cleanPng(join(PNG_START, pngHeader(4, 4), pngChunk('IDAT', new Uint8Array(52)), END));
    await expect(raw.check?.()).rejects.toThrow(DAMAGED);
  });
});
