import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { acceptFile } from '../../functions/media/image';
import {
  be32,
  join,
  jpegSegment,
  le32,
  PNG_START,
  pixelsOf,
  png,
  pngChunk,
  pngHeader,
  webp,
  webpChunk,
} from '../helpers/pictures';

const accept = (bytes: Uint8Array) => acceptFile(new Uint8Array(bytes), 'original');
const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: '#6147de' } });
const jpeg = new Uint8Array(await picture.clone().jpeg().toBuffer());
const still = new Uint8Array(await picture.clone().webp().toBuffer());
const frames = Buffer.alloc(20 * 20 * 3, 1).fill(200, 600);
const moving = await sharp(frames, { raw: { width: 20, height: 20, channels: 3, pageHeight: 10 } })
  .webp()
  .toBuffer();
const gif = await picture.clone().gif().toBuffer();
const tiff = await picture.clone().tiff().toBuffer();

const DAMAGED = /incompleto ou danificado/;
const OTHER = /JPEG, PNG ou WebP/;
const SIDE = /8\.192 pixels/;
const SCRIPT = '<script>alert(1)</script>';

/** Returns the picture with `changes` at their offsets. */
function edited(bytes: Uint8Array, changes: Record<number, number[]>) {
  const copy = new Uint8Array(bytes);
  for (const [at, values] of Object.entries(changes)) copy.set(values, Number(at));
  return copy;
}

/** Offset of the marker of the JPEG's frame. */
const frameAt = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
const scanAt = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xda);

describe('a file that is neither JPEG, PNG nor WebP is refused', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', join(), OTHER],
    ['one byte', join([0xff]), OTHER],
    ['an SVG', join(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), OTHER],
    ['HTML, whatever it is called', join(`<!DOCTYPE html>${SCRIPT}`), OTHER],
    ['a GIF', gif, OTHER],
    ['a TIFF', tiff, OTHER],
    ['a PDF', join('%PDF-1.7\n1 0 obj'), OTHER],
    ['a ZIP', join('PK\x03\x04', 'a'.repeat(60)), OTHER],
    ['a ZIP before a JPEG', join('PK\x03\x04', jpeg), OTHER],
    ['HTML behind the first bytes of a JPEG', join([0xff, 0xd8, 0xff], SCRIPT), DAMAGED],
    ['HTML behind the signature of a PNG', join(PNG_START, SCRIPT), DAMAGED],
    ['HTML behind the start of a WebP', join('RIFF', le32(60), 'WEBP', SCRIPT.repeat(3)), DAMAGED],
    ['a WAV, a RIFF file too', join('RIFF', le32(4), 'WAVE'), DAMAGED],
  ])('%s', (_, bytes, reason) => expect(accept(bytes)).rejects.toThrow(reason));
});

describe('a malformed JPEG', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['60000 × 60000 in its frame', edited(jpeg, { [frameAt + 5]: [0xea, 0x60, 0xea, 0x60] }), SIDE],
    ['no width', edited(jpeg, { [frameAt + 7]: [0, 0] }), DAMAGED],
    ['no height', edited(jpeg, { [frameAt + 5]: [0, 0] }), DAMAGED],
    ['two frames', join(jpeg.subarray(0, frameAt), jpeg.subarray(frameAt, scanAt), jpeg.subarray(frameAt)), DAMAGED],
    [
      'bytes behind a table',
      join(
        jpeg.subarray(0, 2),
        jpegSegment(0xdb, [0, ...new Uint8Array(64), ...Buffer.from(SCRIPT)]),
        jpeg.subarray(2),
      ),
      DAMAGED,
    ],
    [
      'a colour profile of a megabyte',
      join(
        jpeg.subarray(0, 2),
        ...Array.from({ length: 20 }, () => jpegSegment(0xe2, join('ICC_PROFILE\0', new Uint8Array(60_000)))),
        jpeg.subarray(2),
      ),
      /perfil de cor/,
    ],
    ['no scan', join(jpeg.subarray(0, scanAt), [0xff, 0xd9]), DAMAGED],
    ['a scan before its frame', join([0xff, 0xd8], jpeg.subarray(scanAt)), DAMAGED],
    ['a lossless frame', edited(jpeg, { [frameAt + 1]: [0xc3] }), DAMAGED],
    ['a segment of length 0', join(jpeg.subarray(0, 2), [0xff, 0xfe, 0, 0], jpeg.subarray(2)), DAMAGED],
    ['a segment beyond its end', join(jpeg.subarray(0, 2), [0xff, 0xfe, 0xff, 0xff]), DAMAGED],
    ['text between its segments', join(jpeg.subarray(0, frameAt), SCRIPT, jpeg.subarray(frameAt)), DAMAGED],
    [
      'a note that begins like none',
      join(jpeg.subarray(0, frameAt), [0x3c, 0xfe, 0, 2], jpeg.subarray(frameAt)),
      DAMAGED,
    ],
    [
      'a thousand scans',
      join(jpeg.subarray(0, -2), ...Array.from({ length: 1000 }, () => jpeg.subarray(scanAt, -2)), [0xff, 0xd9]),
      DAMAGED,
    ],
  ])('with %s is refused', (_, bytes, reason) => expect(accept(bytes)).rejects.toThrow(reason));

  test('with EXIF that points at itself or promises a million entries loses that EXIF', async () => {
    for (const exif of [
      join('Exif\0\0II*\0', le32(8), [255, 255]),
      join('Exif\0\0MM\0*', be32(0xffffffff)),
      join('Exif\0\0II*\0', le32(0), 'x'.repeat(60_000)),
      join('Exif\0\0II*\0', le32(8), [1, 0, 0x12, 1, 3, 0, ...le32(0xffffffff), 99, 0, 0, 0]),
    ]) {
      const { bytes } = await accept(join(jpeg.subarray(0, 2), jpegSegment(0xe1, exif), jpeg.subarray(2)));
      expect(bytes).toEqual((await accept(jpeg)).bytes);
    }
  });
});

describe('a malformed PNG', () => {
  const end = pngChunk('IEND');
  const data = pngChunk('IDAT', [0x78, 0x9c, 3, 0, 0, 0, 0, 1]);
  test.each<[string, Uint8Array, RegExp]>([
    [
      '60000 × 60000 in its header',
      join(PNG_START, pngHeader(60_000, 60_000), pngChunk('IDAT', new Uint8Array(11e6)), end),
      SIDE,
    ],
    [
      '48 megapixels',
      join(PNG_START, pngHeader(8000, 6000), pngChunk('IDAT', new Uint8Array(200_000)), end),
      /40 megapixels/,
    ],
    ['a header that a few bytes could never fill', join(PNG_START, pngHeader(6000, 6000), data, end), DAMAGED],
    ['no width', join(PNG_START, pngHeader(0, 5), data, end), DAMAGED],
    ['a wrong checksum', edited(png(4, 4), { 46: [9] }), DAMAGED],
    ['no pixels', join(PNG_START, pngHeader(4, 4), end), DAMAGED],
    ['no header', join(PNG_START, data, end), DAMAGED],
    ['a note before its header', join(PNG_START, pngChunk('tEXt', 'a'), pngHeader(4, 4), data, end), DAMAGED],
    ['two headers', join(PNG_START, pngHeader(4, 4), pngHeader(9, 9), data, end), DAMAGED],
    ['an unknown critical chunk', png(4, 4, pngChunk('EVIL', SCRIPT)), DAMAGED],
    ['a chunk longer than the file', join(PNG_START, pngHeader(4, 4), be32(0x7fffffff), 'IDAT'), DAMAGED],
    ['pixels in two places', join(PNG_START, pngHeader(4, 4), data, pngChunk('tEXt', 'a'), data, end), DAMAGED],
    ['a script inside its end', join(PNG_START, pngHeader(4, 4), data, pngChunk('IEND', SCRIPT)), DAMAGED],
    ['an odd depth', join(PNG_START, pngChunk('IHDR', [0, 0, 0, 4, 0, 0, 0, 4, 3, 2, 0, 0, 0]), data, end), DAMAGED],
    [
      'a palette promised and missing',
      join(PNG_START, pngChunk('IHDR', [0, 0, 0, 4, 0, 0, 0, 4, 8, 3, 0, 0, 0]), data, end),
      DAMAGED,
    ],
    [
      'a file behind its compressed pixels',
      join(PNG_START, pngHeader(4, 4), pngChunk('IDAT', join(pixelsOf(4, 4), SCRIPT)), end),
      DAMAGED,
    ],
    [
      'more pixels than its header has',
      join(PNG_START, pngHeader(4, 4), pngChunk('IDAT', pixelsOf(4, 5)), end),
      DAMAGED,
    ],
    [
      'fewer pixels than its header has',
      join(PNG_START, pngHeader(4, 4), pngChunk('IDAT', pixelsOf(4, 3)), end),
      DAMAGED,
    ],
    ['a gamma with a script behind it', png(4, 4, pngChunk('gAMA', join([0, 0, 1, 1], SCRIPT))), DAMAGED],
    ['a colour profile of a megabyte', png(4, 4, pngChunk('iCCP', new Uint8Array(1e6))), /perfil de cor/],
    ['frames of an animation', png(4, 4, pngChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0])), /animadas/],
  ])('that has %s is refused', (_, bytes, reason) => expect(accept(bytes)).rejects.toThrow(reason));

  test('with a script in its text or after its end loses that script', async () => {
    const clean = png(4, 4);
    const notes = ['tEXt', 'iTXt', 'zTXt', 'tIME', 'prVt'].map((name) => pngChunk(name, SCRIPT));
    expect((await accept(join(png(4, 4, ...notes), SCRIPT))).bytes).toEqual(clean);
  });
});

describe('a malformed WebP', () => {
  const pixels = still.subarray(12);
  const header = (flags: number, width: number, height: number) =>
    webpChunk('VP8X', [flags, 0, 0, 0, ...le32(width - 1).slice(0, 3), ...le32(height - 1).slice(0, 3)]);
  test.each<[string, Uint8Array, RegExp]>([
    ['more than it has', edited(still, { 4: le32(still.length) }), DAMAGED],
    ['less than it has, amid its pixels', edited(still, { 4: le32(still.length - 20) }), DAMAGED],
    ['nothing at all', edited(still, { 4: le32(0) }), DAMAGED],
    ['a size that wraps around', edited(still, { 4: le32(0xffffffff) }), DAMAGED],
    ['another canvas than its pixels', webp(header(0, 60_000, 60_000), pixels), DAMAGED],
    ['a wider canvas', webp(header(0, 21, 10), pixels), DAMAGED],
    ['a higher canvas', webp(header(0, 20, 11), pixels), DAMAGED],
    ['no pixels', webp(header(0, 20, 10)), DAMAGED],
    [
      'a colour profile of a megabyte',
      webp(header(0x20, 20, 10), webpChunk('ICCP', new Uint8Array(1e6)), pixels),
      /perfil de cor/,
    ],
    ['two pictures', webp(header(0, 20, 10), pixels, pixels), DAMAGED],
    ['a chunk beside its pixels without a header', webp(pixels, webpChunk('EXIF', 'x')), DAMAGED],
    ['14 bits of width and height', webp(webpChunk('VP8L', [0x2f, 0xff, 0xff, 0xff, 0x0f])), SIDE],
    ['a frame that needs another', edited(still, { 20: [(still[20] ?? 0) | 1] }), DAMAGED],
    ['no width', edited(still, { 26: [0, 0] }), DAMAGED],
    ['an animation', moving, /animadas/],
    ['an animation flag alone', webp(header(2, 20, 10), pixels), /animadas/],
  ])('that declares %s is refused', (_, bytes, reason) => expect(accept(bytes)).rejects.toThrow(reason));

  test('loses unknown chunks and everything after its end', async () => {
    const odd = webp(header(0xff & ~2, 20, 10), webpChunk('EVIL', SCRIPT), pixels, webpChunk('XMP ', 'x'));
    expect((await accept(join(odd, SCRIPT))).bytes).toEqual(webp(header(0x10, 20, 10), pixels));
  });
});

// docs/security.md says what follows.
test('bytes amid the compressed pixels of a JPEG or a WebP stay, because only a decoder can tell them from pixels', async () => {
  const pixels = still.subarray(20, 20 + new DataView(still.buffer, still.byteOffset).getUint32(16, true));
  const [scan, chunk] = [
    join(jpeg.subarray(0, -2), SCRIPT, jpeg.subarray(-2)),
    webp(webpChunk('VP8 ', join(pixels, SCRIPT))),
  ];
  for (const [bytes, type] of [
    [scan, 'image/jpeg'],
    [chunk, 'image/webp'],
  ] as const) {
    const accepted = await accept(bytes);
    expect([accepted.type, Buffer.from(accepted.bytes).includes(SCRIPT)]).toEqual([type, true]);
  }
});

test('an interlaced PNG of any size is accepted', async () => {
  for (const [width, height] of [
    [1, 1],
    [2, 3],
    [5, 9],
    [8, 8],
    [33, 17],
  ] as const) {
    const interlaced = await sharp({ create: { width, height, channels: 4, background: '#6147de80' } })
      .png({ progressive: true })
      .toBuffer();
    expect(await accept(interlaced)).toMatchObject({ width, height, type: 'image/png' });
  }
});

test('random byte changes make a file accepted or refused, and never cause another error', {
  timeout: 30_000,
}, async () => {
  const random = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return seed;
  };
  const next = random(7);
  for (const bytes of [jpeg, png(8, 8, pngChunk('tEXt', 'nota')), still, new Uint8Array(moving)]) {
    for (let round = 0; round < 3000; round += 1) {
      const copy = edited(bytes, { [next() % bytes.length]: [next() % 256], [next() % bytes.length]: [next() % 256] });
      try {
        await accept(copy);
      } catch (error) {
        expect(error).toMatchObject({ name: 'Refused' });
      }
    }
  }
});
