import { describe, expect, test } from 'vitest';
import { ascii, joined, slice, startsWith, u8, u16, u24, u32 } from '../../functions/media/bytes';
import { completeness } from '../../functions/media/complete';
import { checkProfile } from '../../functions/media/icc';
import { acceptFile } from '../../functions/media/image';
import { newKey } from '../../functions/media/key';
import { readRange } from '../../functions/media/range';
import type { StoredFile, StoredFiles } from '../../functions/media/store';
import type { MediaType } from '../../src/shared/media-address';
import { join, jpegSegment, PNG_START, png, pngChunk, pngHeader, webp, webpChunk } from '../helpers/pictures';

describe('the bytes of a file', () => {
  const bytes = join([1, 2, 3, 4, 5, 0x53, 0x6f, 0x75, 0x6c]);

  test('are read as numbers in both orders, inside a longer file too', () => {
    expect([u8(bytes, 1), u16(bytes, 1), u16(bytes, 1, true)]).toEqual([2, 0x0203, 0x0302]);
    expect([u32(bytes, 1), u32(bytes, 1, true), u24(bytes, 1)]).toEqual([0x02030405, 0x05040302, 0x040302]);
    expect(u8(slice(bytes, 2, 3), 0)).toBe(3);
    expect(() => u8(slice(bytes, 2, 3), 3)).toThrow(RangeError);
  });

  test('are cut out only where they are', () => {
    expect([...slice(bytes, 3, 2)]).toEqual([4, 5]);
    expect([slice(bytes, 0, 0).length, slice(bytes, 9, 0).length, slice(bytes, 0, 9).length]).toEqual([0, 0, 9]);
    for (const [at, length] of [
      [-1, 1],
      [-1, 0],
      [1, -1],
      [9, 1],
      [0, 10],
    ] as const) {
      expect(() => slice(bytes, at, length), `${at} ${length}`).toThrow(RangeError);
    }
  });

  test('are read as text and joined', () => {
    expect(ascii(bytes, 5, 4)).toBe('Soul');
    expect([
      startsWith(join('Soul'), 'Soul'),
      startsWith(join('Sou'), 'Soul'),
      startsWith(join('Sopa'), 'Soul'),
    ]).toEqual([true, false, false]);
    expect(joined([join([1]), join(), join([2, 3])])).toEqual(join([1, 2, 3]));
  });
});

const many = (part: Uint8Array, count: number) => new Uint8Array(Buffer.alloc(part.length * count, part));

describe('a picture may have 20,000 parts', () => {
  const [frame, scan] = [jpegSegment(0xc0, [8, 0, 2, 0, 3, 1, 0, 0, 0]), jpegSegment(0xda, [1, 0, 0, 0, 63, 0])];
  const lossy = webpChunk('VP8 ', [0x10, 0, 0, 0x9d, 1, 0x2a, 3, 0, 2, 0, 1, 2, 3, 4]);
  const canvas = webpChunk('VP8X', [0, 0, 0, 0, 2, 0, 0, 1, 0, 0]);

  test.each<[string, number, (count: number) => Uint8Array]>([
    ['a PNG', 3, (count) => png(4, 4, many(pngChunk('tEXt'), count))],
    ['a JPEG', 2, (count) => join([0xff, 0xd8], many(jpegSegment(0xfe, ''), count), frame, scan, [1, 0xff, 0xd9])],
    ['a WebP', 2, (count) => webp(canvas, lossy, many(webpChunk('NOTE', ''), count))],
  ])('%s', async (_, others, make) => {
    const accept = (count: number) => acceptFile(new Uint8Array(make(count - others)), 'original');
    expect((await accept(20_000)).width).toBeGreaterThan(0);
    await expect(accept(20_001)).rejects.toThrow(/incompleto/);
  });
});

test('a colour profile may have 64 KiB', () => {
  expect(() => checkProfile(65_536)).not.toThrow();
  expect(() => checkProfile(65_537)).toThrow(/perfil de cor/);
});

test('keys are 80 random bits in lower case', () => {
  const keys = Array.from({ length: 200 }, newKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{20}$/);
});

describe('a range of a file of 100 bytes', () => {
  test.each([
    ['bytes=0-', { offset: 0, length: 100 }],
    ['bytes=0-0', { offset: 0, length: 1 }],
    ['bytes=10-19', { offset: 10, length: 10 }],
    ['bytes=99-', { offset: 99, length: 1 }],
    ['bytes=90-99', { offset: 90, length: 10 }],
    ['bytes=90-1000', { offset: 90, length: 10 }],
    ['bytes=-10', { offset: 90, length: 10 }],
    ['bytes=-100', { offset: 0, length: 100 }],
    ['bytes=-1000', { offset: 0, length: 100 }],
    ['bytes=-0', 'none'],
    ['bytes=100-', 'none'],
    ['bytes=100-200', 'none'],
    ['bytes=20-10', null],
    ['bytes=-', null],
    ['bytes=0-1,3-4', null],
    ['xbytes=0-1', null],
    ['bytes=0-1x', null],
    ['bytes=1234567890123456-', null],
    ['items=0-1', null],
    ['', null],
    [undefined, null],
  ] as const)('that is asked for as %s', (header, range) => expect(readRange(header, 100)).toEqual(range));
});

describe('an upload', () => {
  const file = (width: number, height: number, type: MediaType = 'image/webp') =>
    ({ width, height, type }) as StoredFile;
  const original = file(2000, 1001, 'image/png');
  const preview = file(1200, 630, 'image/jpeg');
  const files: StoredFiles = {
    original,
    480: file(480, 240),
    960: file(960, 480),
    1600: file(1600, 801),
    preview,
  };
  const without = (changes: object) => completeness({ ...files, ...changes });

  test('is complete with all its files, of which the widest counts', () => {
    expect(completeness(files)).toEqual({ original, widest: files[1600] });
    const small = file(300, 200, 'image/jpeg');
    expect(completeness({ original: small, 480: file(300, 200), preview })).toEqual({
      original: small,
      widest: file(300, 200),
    });
  });

  test.each<[string, object, string[]]>([
    ['the original', { original: undefined }, ['original']],
    ['a variant', { 960: undefined }, ['960']],
    ['the preview', { preview: undefined }, ['preview']],
    ['a variant of another width', { 480: file(479, 240) }, ['480']],
    ['a variant that is 1 px too high and a bit', { 960: file(960, 482) }, ['960']],
    ['a variant that is too low', { 480: file(480, 239) }, ['480']],
    ['a variant of another type than the widest', { 480: file(480, 240, 'image/avif') }, ['480']],
    ['a preview of another type', { preview: file(1200, 630) }, ['preview']],
    ['a preview of another width', { preview: file(1201, 630, 'image/jpeg') }, ['preview']],
    ['a preview of another height', { preview: file(1200, 631, 'image/jpeg') }, ['preview']],
    ['most of its files', { 480: undefined, 960: undefined, preview: undefined }, ['480', '960', 'preview']],
  ])('is not complete with a fault in %s', (_, changes, unfit) => expect(without(changes)).toEqual({ unfit }));

  test('without its widest file names that one and those that would need its type', () => {
    expect(without({ 1600: undefined })).toEqual({ unfit: ['480', '960', '1600'] });
  });

  test('may differ by 1 px in height, because browsers round up or down', () => {
    expect(without({ 960: file(960, 481) })).toHaveProperty('widest');
    expect(without({ 1600: file(1600, 800) })).toHaveProperty('widest');
    const even = { original: file(2000, 1000), 1600: file(1600, 800) };
    expect(without({ ...even, 960: file(960, 481), 480: file(480, 239) })).toHaveProperty('widest');
    expect(without({ ...even, 960: file(960, 482), 480: file(480, 238) })).toEqual({ unfit: ['480', '960'] });
  });
});

describe('a file of a medium', () => {
  test('is at most as wide as its name says', async () => {
    expect(await acceptFile(png(480, 2), '480')).toMatchObject({ width: 480 });
    await expect(acceptFile(png(481, 2), '480')).rejects.toThrow(/mais larga/);
    expect(await acceptFile(png(481, 2), 'original')).toMatchObject({ width: 481, type: 'image/png' });
  });

  test('is a JPEG if it is the preview', async () => {
    await expect(acceptFile(png(4, 4), 'preview')).rejects.toThrow(/Envie/);
    const frame = jpegSegment(0xc0, [8, 0, 2, 0, 3, 1, 0, 0, 0]);
    const jpeg = join([0xff, 0xd8], frame, jpegSegment(0xda, [1, 0, 0, 0, 63, 0]), [1, 0xff, 0xd9]);
    expect(await acceptFile(jpeg, 'preview')).toEqual({ type: 'image/jpeg', width: 3, height: 2, bytes: jpeg });
  });

  test('is no other file', async () => {
    await expect(acceptFile(join('a text of some length'), '480')).rejects.toThrow(/Envie/);
  });

  test('has more than the head of an AVIF', async () => {
    await expect(acceptFile(join('\0\0\0\x0cftypavif'), '480')).rejects.toThrow(/Envie/);
    await expect(acceptFile(join('\0\0\0\x0dftypavif', [0]), '480')).rejects.toThrow(/incompleto/);
  });

  test('has at most 8192 pixels of side and 40 megapixels', async () => {
    expect(await acceptFile(png(8192, 1), 'original')).toMatchObject({ width: 8192 });
    expect(await acceptFile(png(1, 8192), 'original')).toMatchObject({ height: 8192 });
    await expect(acceptFile(png(8193, 1), 'original')).rejects.toThrow(/8\.192/);
    await expect(acceptFile(png(1, 8193), 'original')).rejects.toThrow(/8\.192/);
    // Too costly to compress here: the pixels are refused only after the size was accepted.
    const sized = (width: number) =>
      join(PNG_START, pngHeader(width, 5000), pngChunk('IDAT', new Uint8Array(200_000)), pngChunk('IEND'));
    await expect(acceptFile(sized(8000), 'original')).rejects.toThrow(/incompleto/);
    await expect(acceptFile(sized(8001), 'original')).rejects.toThrow(/40 megapixels/);
  });
});
