import { describe, expect, test } from 'vitest';
import { cleanJpeg } from '../../functions/media/jpeg';
import { orientationSegment } from '../../functions/media/orientation';
import { join, jpegSegment } from '../helpers/pictures';

type Part = Uint8Array | string | number[];
const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
/** A frame of 300 × 200 pixels with one component. */
const frame = (marker = 0xc0) => jpegSegment(marker, [8, 0, 200, 1, 44, 1, 0, 0, 0]);
const FRAME = frame();
const HEAD = jpegSegment(0xda, [1, 0, 0, 0, 63, 0]);
const scan = (...data: number[]) => join(HEAD, data);
const SCAN = scan(1, 2, 3);
const DAMAGED = /incompleto/;

const jpeg = (...parts: Part[]) => join(START, ...parts, END);
const exif = (orientation: number) => orientationSegment(orientation).subarray(4);

describe('a JPEG', () => {
  test.each([0xc0, 0xc1, 0xc2])('with a frame of the kind %i stays unchanged', (marker) => {
    const bytes = jpeg(frame(marker), SCAN);
    expect(cleanJpeg(bytes)).toEqual({ width: 300, height: 200, bytes });
  });

  test.each<[string, Part[]]>([
    ['a quantization table of 8 bits', [jpegSegment(0xdb, [0, ...new Uint8Array(64)])]],
    ['a quantization table of 16 bits', [jpegSegment(0xdb, [0x11, ...new Uint8Array(128)])]],
    ['two quantization tables', [jpegSegment(0xdb, [0, ...new Uint8Array(64), 0x10, ...new Uint8Array(128)])]],
    ['a Huffman table', [jpegSegment(0xc4, [0, 1, 2, ...new Uint8Array(14), 7, 8, 9])]],
    ['two Huffman tables', [jpegSegment(0xc4, [0, 1, ...new Uint8Array(15), 7, 16, ...new Uint8Array(16)])]],
    ['a restart interval', [jpegSegment(0xdd, [0, 4])]],
    ['a colour profile', [jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01abc')]],
    ['a colour transform', [jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\0')]],
  ])('keeps %s', (_, parts) => {
    const bytes = jpeg(...parts, FRAME, SCAN);
    expect(cleanJpeg(bytes).bytes).toEqual(bytes);
  });

  test.each<[string, number[]]>([
    ['stuffed bytes', [1, 0xff, 0, 2]],
    ['restarts', [1, 0xff, 0xd0, 2, 0xff, 0xd7, 3]],
    ['fill bytes before the next marker', [1, 0xff, 0xff]],
    ['no byte', []],
  ])('keeps scans with %s', (_, data) => {
    const bytes = jpeg(FRAME, scan(...data), SCAN);
    expect(cleanJpeg(bytes).bytes).toEqual(bytes);
  });

  test.each<[string, Part[]]>([
    ['a comment', [jpegSegment(0xfe, 'nota')]],
    ['another application', [jpegSegment(0xed, 'Photoshop')]],
    ['the last application', [jpegSegment(0xef, 'nota')]],
    ['an extension of JFIF', [jpegSegment(0xe0, 'JFXX\0thumbnail')]],
    ['JFIF of another application', [jpegSegment(0xe5, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0')]],
    ['XMP', [jpegSegment(0xe1, 'http:\0'), jpegSegment(0xe1, join('http:\0', exif(6).subarray(6)))]],
    ['EXIF of another application', [jpegSegment(0xe5, exif(6))]],
    ['EXIF that turns nothing', [jpegSegment(0xe1, exif(1))]],
    ['another kind of profile', [jpegSegment(0xe2, 'FPXR\0abc')]],
    ['a profile of another application', [jpegSegment(0xe5, 'ICC_PROFILE\0\x01\x01abc')]],
    ['a longer colour transform', [jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\0x')]],
    ['another colour transform', [jpegSegment(0xee, 'Other\0\x64\0\0\0\0\0')]],
    ['a colour transform of another application', [jpegSegment(0xe5, 'Adobe\0\x64\0\0\0\0\0')]],
    ['fill bytes before a marker', [[0xff, 0xff]]],
  ])('loses %s', (_, parts) => {
    const whole = { width: 300, height: 200, bytes: jpeg(FRAME, SCAN) };
    expect(cleanJpeg(jpeg(...parts, FRAME, SCAN))).toEqual(whole);
  });

  test('keeps the density of JFIF, without its thumbnail', () => {
    const thumbnail = jpegSegment(0xe0, join('JFIF\0', [1, 2, 1, 0, 96, 0, 97, 1, 1], 'rgb'));
    const bare = jpegSegment(0xe0, join('JFIF\0', [1, 2, 1, 0, 96, 0, 97, 0, 0]));
    expect(cleanJpeg(jpeg(thumbnail, FRAME, SCAN)).bytes).toEqual(jpeg(bare, FRAME, SCAN));
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('keeps the orientation %i, and has the size that is shown', (orientation) => {
    const noted = jpeg(jpegSegment(0xe1, join(exif(orientation), 'more')), jpegSegment(0xdd, [0, 4]), FRAME, SCAN);
    const { width, height, bytes } = cleanJpeg(noted);
    expect([width, height]).toEqual(orientation < 5 ? [300, 200] : [200, 300]);
    expect(bytes).toEqual(jpeg(orientationSegment(orientation), jpegSegment(0xdd, [0, 4]), FRAME, SCAN));
  });

  test('may have several components', () => {
    const three = jpegSegment(0xc0, [8, 0, 200, 1, 44, 3, 1, 34, 0, 2, 17, 1, 3, 17, 1]);
    const bytes = jpeg(three, jpegSegment(0xda, [3, 1, 0, 2, 17, 3, 17, 0, 63, 0]), [1, 2, 3]);
    expect(cleanJpeg(bytes).bytes).toEqual(bytes);
  });

  test('may have 64 scans', () => {
    const scans = (count: number) => jpeg(FRAME, ...Array.from({ length: count }, () => SCAN));
    expect(cleanJpeg(scans(64)).bytes).toEqual(scans(64));
    expect(() => cleanJpeg(scans(65))).toThrow(DAMAGED);
  });
});

describe('a JPEG is refused', () => {
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['begins with another marker', join([0xff, 0xd9], FRAME, SCAN, END)],
    ['begins with another byte', join([0xfe, 0xd8], FRAME, SCAN, END)],
    ['has no frame', jpeg()],
    ['has no scan', jpeg(FRAME)],
    ['has two frames', jpeg(FRAME, FRAME, SCAN)],
    ['has a scan before its frame', jpeg(SCAN, FRAME)],
    ['has a frame with more than its components', jpeg(jpegSegment(0xc0, [8, 0, 200, 1, 44, 1, 0, 0, 0, 0]), SCAN)],
    ['has a frame with less', jpeg(jpegSegment(0xc0, [8, 0, 200, 1, 44, 2, 0, 0, 0]), SCAN)],
    ['has a scan with more than its components', jpeg(FRAME, jpegSegment(0xda, [1, 0, 0, 0, 63, 0, 0]), [1])],
    ['has a marker of an unknown kind', jpeg(jpegSegment(0xf0, new Uint8Array(17)), FRAME, SCAN)],
    ['has arithmetic coding', jpeg(jpegSegment(0xcc, new Uint8Array(17)), FRAME, SCAN)],
    ['has a long restart interval', jpeg(jpegSegment(0xdd, [0, 4, 0, 4]), FRAME, SCAN)],
    ['has an empty restart interval', jpeg(jpegSegment(0xdd, []), FRAME, SCAN)],
    ['has a short table of 16 bits', jpeg(jpegSegment(0xdb, [0x10, ...new Uint8Array(64)]), FRAME, SCAN)],
    ['has bytes behind a Huffman table', jpeg(FRAME, SCAN, jpegSegment(0xc4, [...new Uint8Array(17), 1]), SCAN)],
    ['has no end', join(START, FRAME, HEAD, [1, 2, 3])],
  ])('if it %s', (_, bytes) => expect(() => cleanJpeg(bytes)).toThrow());

  test('as damaged if no marker follows its pixels', () => {
    expect(() => cleanJpeg(join(START, FRAME, HEAD, [1, 2, 3]))).toThrow(DAMAGED);
  });
});
