import { describe, expect, test } from 'vitest';
import { orientationSegment } from '../../functions/media/orientation';
import { cleanWebp } from '../../functions/media/webp';
import { join, le32, webp, webpChunk } from '../helpers/pictures';

type Part = Uint8Array | string | number[];
const le16 = (value: number) => [value & 255, value >> 8];
const le24 = (value: number) => le32(value).slice(0, 3);
const DAMAGED = /incompleto/;

/** A lossy picture of 300 × 200 pixels with a first partition of 4 bytes. The two highest bits of a side only scale. */
const frame = (head = 4 << 5, start: Part = '\x9d\x01\x2a') =>
  webpChunk('VP8 ', join(le24(head), start, le16(300 | 0x4000), le16(200 | 0x8000), [1, 2, 3, 4]));
const LOSSY = frame();
/** A lossless picture of 300 × 200 pixels. */
const lossless = (first = 0x2f, version = 0) =>
  webpChunk('VP8L', join([first], le32((299 | (199 << 14) | (version << 29)) >>> 0), [1, 2, 3]));
const LOSSLESS = lossless();
const [ANIMATION, ALPHA, PROFILE] = [0x02, 0x10, 0x20];
const canvas = (flags: number, width = 300, height = 200, more: number[] = []) =>
  webpChunk('VP8X', [flags, 0, 0, 0, ...le24(width - 1), ...le24(height - 1), ...more]);
const PROFILE_CHUNK = webpChunk('ICCP', 'abc');
const ALPHA_CHUNK = webpChunk('ALPH', 'abc');
const turned = (orientation: number) => orientationSegment(orientation).subarray(4);

describe('a WebP', () => {
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['lossy pixels', webp(LOSSY)],
    ['lossless pixels', webp(LOSSLESS)],
    ['lossy pixels on a canvas', webp(canvas(0), LOSSY)],
    ['lossless pixels on a canvas that may be transparent', webp(canvas(ALPHA), LOSSLESS)],
    ['transparency', webp(canvas(ALPHA), ALPHA_CHUNK, LOSSY)],
    ['a profile', webp(canvas(PROFILE), PROFILE_CHUNK, LOSSLESS)],
    ['both', webp(canvas(PROFILE | ALPHA), PROFILE_CHUNK, ALPHA_CHUNK, LOSSY)],
  ])('with %s stays unchanged', (_, bytes) => {
    expect(cleanWebp(bytes)).toEqual({ width: 300, height: 200, bytes });
  });

  test.each<[string, Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]>([
    ['its notes', webp(canvas(0x0c), LOSSY, webpChunk('EXIF', 'abc'), webpChunk('XMP ', 'ab')), webp(canvas(0), LOSSY)],
    ['unknown chunks', webp(canvas(0), webpChunk('EVIL', 'abc'), LOSSY), webp(canvas(0), LOSSY)],
    ['the mark of a profile that it lacks', webp(canvas(PROFILE), LOSSY), webp(canvas(0), LOSSY)],
    ['bits without a meaning', webp(canvas(0xff & ~ANIMATION), LOSSLESS), webp(canvas(ALPHA), LOSSLESS)],
    ['what follows its end', join(webp(LOSSY), 'more'), webp(LOSSY)],
    [
      'EXIF that turns nothing',
      webp(canvas(8), LOSSY, webpChunk('EXIF', turned(1)), webpChunk('XMP ', turned(6))),
      webp(canvas(0), LOSSY),
    ],
  ])('loses %s', (_, bytes, clean) => expect(cleanWebp(bytes).bytes).toEqual(clean));

  test('marks a profile that it has', () => {
    expect(cleanWebp(webp(canvas(0), PROFILE_CHUNK, LOSSY)).bytes).toEqual(webp(canvas(PROFILE), PROFILE_CHUNK, LOSSY));
  });

  test('has a profile of at most 64 KiB', () => {
    const profiled = (length: number) => webp(canvas(PROFILE), webpChunk('ICCP', new Uint8Array(length)), LOSSY);
    expect(cleanWebp(profiled(65_536)).bytes).toEqual(profiled(65_536));
    expect(() => cleanWebp(profiled(65_537))).toThrow(/perfil de cor/);
    const transparent = webp(canvas(ALPHA), webpChunk('ALPH', new Uint8Array(65_537)), LOSSY);
    expect(cleanWebp(transparent).bytes).toEqual(transparent);
  });

  test.each<[string, Part[]]>([
    ['its flag', [canvas(ANIMATION), LOSSY]],
    ['its parameters', [canvas(0), webpChunk('ANIM', 'abcdef'), LOSSY]],
    ['a frame', [canvas(0), LOSSY, webpChunk('ANMF', 'abcdef')]],
  ])('is refused as an animation by %s', (_, parts) => {
    expect(() => cleanWebp(webp(...parts.map((part) => join(part))))).toThrow(/animadas/);
  });

  test('is refused if EXIF turns it, with and without the name before it', () => {
    for (const exif of [turned(6), turned(6).subarray(6)]) {
      expect(() => cleanWebp(webp(canvas(8), LOSSY, webpChunk('EXIF', exif)))).toThrow(/em pé/);
    }
  });

  const size = webp(LOSSY).length - 8;
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['another kind of RIFF', join('RIFF', le32(size), 'WAVE', LOSSY)],
    ['no chunk', webp()],
    ['no pixels', webp(canvas(0))],
    ['a profile in place of its pixels', webp(canvas(0), webpChunk('ICCP', LOSSLESS.subarray(8, 16)))],
    ['transparency in place of its pixels', webp(canvas(0), webpChunk('ALPH', LOSSLESS.subarray(8, 16)))],
    ['transparency beside lossless pixels', webp(canvas(0), ALPHA_CHUNK, LOSSLESS)],
    ['a second chunk without a canvas', webp(LOSSY, webpChunk('EXIF', 'abc'))],
    ['pixels of both kinds', webp(canvas(0), LOSSY, LOSSLESS)],
    ['pixels twice', webp(canvas(0), LOSSY, LOSSY)],
    ['its profile behind its pixels', webp(canvas(0), LOSSY, PROFILE_CHUNK)],
    ['its transparency before its profile', webp(canvas(0), ALPHA_CHUNK, PROFILE_CHUNK, LOSSY)],
    ['a canvas that is wider', webp(canvas(0, 301), LOSSY)],
    ['a canvas that is higher', webp(canvas(0, 300, 201), LOSSY)],
    ['a canvas with more bytes', webp(canvas(0, 300, 200, [0]), LOSSY)],
    ['a frame that needs another', webp(frame((4 << 5) | 1))],
    ['another start', webp(frame(4 << 5, '\x9d\x01\x2b'))],
    ['a first partition beyond its end', webp(frame(5 << 5))],
    ['lossless pixels with another first byte', webp(lossless(0x2e))],
    ['lossless pixels of another version', webp(lossless(0x2f, 1))],
  ])('with %s is refused', (_, bytes) => expect(() => cleanWebp(bytes)).toThrow(DAMAGED));

  test('is refused if a chunk lacks the byte that makes its length even', () => {
    const odd = webp(canvas(0), LOSSY, webpChunk('EXIF', 'abc'));
    const cut = join('RIFF', le32(odd.length - 9), odd.subarray(8, -1));
    expect(() => cleanWebp(cut)).toThrow(DAMAGED);
  });
});
