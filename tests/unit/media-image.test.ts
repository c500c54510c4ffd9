import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { acceptFile } from '../../functions/media/image';
import { orientationSegment } from '../../functions/media/orientation';
import { join, jpegSegment, png, pngChunk } from '../helpers/pictures';

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = async (image: Sharp): Promise<Bytes> => new Uint8Array(await image.toBuffer());
const accept = (bytes: Uint8Array) => acceptFile(new Uint8Array(bytes), '480');
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Creates a picture with varied pixels, so that a wrong byte shows. */
function drawn(width = 120, height = 80): Sharp {
  const raw = Buffer.alloc(width * height * 3);
  for (let at = 0; at < raw.length; at += 1) raw[at] = (at * 7 + (at >> 5) * 13) % 256;
  return sharp(raw, { raw: { width, height, channels: 3 } });
}

const GPS = { IFD0: { Copyright: 'Fulana' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 2/1 0/1' } };
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>segredo</rdf:RDF></x:xmpmeta>';

async function pixels(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).keepIccProfile().raw().toBuffer();
}

/** Returns the lengths below `length` at which a truncated file is not refused correctly. */
async function takenShort(bytes: Bytes, length: number): Promise<number[]> {
  const taken: number[] = [];
  for (let end = 0; end < length; end += 1) {
    const problem = await accept(bytes.subarray(0, end)).then(() => '', String);
    if (!/incompleto|Envie/.test(problem)) taken.push(end);
  }
  return taken;
}

const formats = {
  jpeg: (image: Sharp) => image.jpeg({ quality: 90 }),
  'progressive jpeg': (image: Sharp) => image.jpeg({ progressive: true }),
  'grey jpeg': (image: Sharp) => image.greyscale().jpeg(),
  'cmyk jpeg': (image: Sharp) => image.toColourspace('cmyk').jpeg(),
  png: (image: Sharp) => image.png(),
  'palette png': (image: Sharp) => image.png({ palette: true }),
  'interlaced png': (image: Sharp) => image.ensureAlpha(0.5).png({ progressive: true }),
  '16-bit png': (image: Sharp) => image.toColourspace('rgb16').png(),
  webp: (image: Sharp) => image.webp(),
  'lossless webp': (image: Sharp) => image.webp({ lossless: true }),
  'transparent webp': (image: Sharp) => image.ensureAlpha(0.5).webp(),
};

describe.each(Object.entries(formats))('a real %s', (_, encode) => {
  test('loses its location, author and notes, but not a pixel', async () => {
    const original = await bytesOf(encode(drawn()).withExif(GPS).withXmp(XMP).withIccProfile('p3'));
    const cleaned = await accept(original);
    expect(cleaned).toMatchObject({ width: 120, height: 80 });
    expect(await pixels(cleaned.bytes)).toEqual(await pixels(original));
    const left = await sharp(cleaned.bytes).metadata();
    expect(left.exif).toBeUndefined();
    expect(left.xmp).toBeUndefined();
    expect(left.icc).toEqual((await sharp(original).metadata()).icc);
    for (const secret of ['Fulana', 'GPS', 'segredo']) expect(text(cleaned.bytes)).not.toContain(secret);
  });

  test('stays unchanged when it is already clean', async () => {
    const cleaned = await accept(await bytesOf(encode(drawn())));
    expect((await accept(cleaned.bytes)).bytes).toEqual(cleaned.bytes);
  });

  test('loses everything after its end', async () => {
    const original = await bytesOf(encode(drawn()));
    const { bytes } = await accept(join(original, 'PK\x03\x04<script>alert(1)</script>'));
    expect(text(bytes)).not.toContain('<script>');
    expect(await pixels(bytes)).toEqual(await pixels(original));
  });

  test('is refused when it is truncated, at any length', { timeout: 30_000 }, async () => {
    const original = await bytesOf(encode(drawn(24, 16)));
    const { length } = (await accept(original)).bytes;
    expect(await takenShort(original, length)).toEqual([]);
  });
});

describe('an EXIF orientation', () => {
  test.each([2, 3, 6, 8])('of %i stays in a JPEG as its only EXIF, and decides the size', async (orientation) => {
    const original = await bytesOf(drawn().withExif(GPS).jpeg().withMetadata({ orientation }));
    const cleaned = await accept(original);
    const left = await sharp(cleaned.bytes).metadata();
    expect(left.orientation).toBe(orientation);
    expect(text(cleaned.bytes)).not.toContain('Fulana');
    const { data, info } = await sharp(original).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect([cleaned.width, cleaned.height]).toEqual([info.width, info.height]);
    expect(await sharp(cleaned.bytes).autoOrient().raw().toBuffer()).toEqual(data);
  });

  test('is refused in a PNG or WebP, because browsers would disagree', async () => {
    const tiff = orientationSegment(6).subarray(10);
    await expect(accept(png(4, 4, pngChunk('eXIf', tiff)))).rejects.toThrow(/em pé/);
    expect(await accept(png(4, 4, pngChunk('eXIf', orientationSegment(1).subarray(10))))).toMatchObject({ width: 4 });
    const turned = await bytesOf(drawn().withMetadata({ orientation: 6 }).webp());
    await expect(accept(turned)).rejects.toThrow(/em pé/);
  });
});

test('a JPEG loses its comments and thumbnails', async () => {
  const jpeg = await bytesOf(drawn().jpeg());
  const thumbnail = jpegSegment(0xe0, join('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 1, 1], 'rgb'));
  const noted = join(
    jpeg.subarray(0, 2),
    thumbnail,
    jpegSegment(0xfe, 'nota'),
    jpegSegment(0xed, 'Photoshop'),
    jpeg.subarray(2),
  );
  const { bytes } = await accept(noted);
  expect(text(bytes)).not.toMatch(/nota|Photoshop|rgb/);
  expect(await pixels(bytes)).toEqual(await pixels(jpeg));
});

describe('an AVIF', () => {
  test('is accepted unchanged as a variant, but not as an original', async () => {
    for (const image of [drawn(), drawn().ensureAlpha(0.5)]) {
      const avif = await bytesOf(image.avif());
      expect(await accept(avif)).toEqual({ type: 'image/avif', width: 120, height: 80, bytes: avif });
      await expect(acceptFile(avif, 'original')).rejects.toThrow(/Envie/);
    }
  });

  test('is refused with metadata, with trailing data, or truncated', { timeout: 30_000 }, async () => {
    await expect(accept(new Uint8Array())).rejects.toThrow();
    const avif = await bytesOf(drawn().avif());
    await expect(async () => accept(await bytesOf(drawn().withExif(GPS).avif()))).rejects.toThrow(/metadados/);
    await expect(async () => accept(await bytesOf(drawn().withXmp(XMP).avif()))).rejects.toThrow(/metadados/);
    for (const tail of ['x', 'PK\x03\x04aaaaaaaaaaa', '\0\0\0\x10freeaaaaaaaa', '\0\0\0\x10mdataaaaaaaa']) {
      await expect(accept(join(avif, tail))).rejects.toThrow(/incompleto/);
    }
    const data = Buffer.from(avif).indexOf('mdat') - 4;
    const hiding = join(avif, '<script>alert(1)</script>');
    new DataView(hiding.buffer).setUint32(data, hiding.length - data);
    await expect(accept(hiding)).rejects.toThrow(/incompleto/);
    expect(await takenShort(avif, avif.length)).toEqual([]);
  });
});
