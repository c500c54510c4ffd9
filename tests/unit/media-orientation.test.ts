import { describe, expect, test } from 'vitest';
import { orientationOf, orientationSegment } from '../../functions/media/orientation';
import { join } from '../helpers/pictures';

type Entry = [tag: number, type: number, value: number];
const ORIENTATION = 0x0112;
const SHORT = 3;

type Odd = { little?: boolean; mark?: string; told?: number };

/** Builds EXIF's TIFF with these entries, big-endian unless `little`. */
function tiff(entries: Entry[], { little = false, mark = little ? 'II' : 'MM', told = entries.length }: Odd = {}) {
  const number = (value: number, size: number) => {
    const bytes = Array.from({ length: size }, (_, index) => (value >> (8 * (size - 1 - index))) & 255);
    return little ? bytes.reverse() : bytes;
  };
  const rows = entries.map(([tag, type, value]) =>
    [number(tag, 2), number(type, 2), number(1, 4), number(value, 2), number(0, 2)].flat(),
  );
  return join(mark, number(42, 2), number(8, 4), number(told, 2), ...rows);
}

describe('the orientation in EXIF', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('is %i in both byte orders', (value) => {
    expect(orientationOf(tiff([[ORIENTATION, SHORT, value]]))).toBe(value);
    expect(orientationOf(tiff([[ORIENTATION, SHORT, value]], { little: true }))).toBe(value);
    expect(orientationOf(orientationSegment(value).subarray(10))).toBe(value);
  });

  test.each([0, 9, 255, 65_535])('defaults to 1 for the invalid value %i', (value) => {
    expect(orientationOf(tiff([[ORIENTATION, SHORT, value]]))).toBe(1);
  });

  test('is found behind other entries, by its tag and its type', () => {
    const others: Entry[] = [
      [0x0110, SHORT, 5],
      [ORIENTATION, 4, 7],
    ];
    expect(orientationOf(tiff([...others, [ORIENTATION, SHORT, 6]]))).toBe(6);
    expect(orientationOf(tiff(others))).toBe(1);
    expect(orientationOf(tiff([...others, [ORIENTATION, SHORT, 6]], { told: 2 }))).toBe(1);
    expect(orientationOf(tiff([]))).toBe(1);
  });

  test('defaults to 1 where the byte order is invalid or the data are truncated', () => {
    expect(orientationOf(tiff([[ORIENTATION, SHORT, 6]], { mark: 'MI' }))).toBe(1);
    const whole = tiff([[ORIENTATION, SHORT, 6]]);
    for (let length = 0; length < whole.length; length += 1) expect(orientationOf(whole.slice(0, length))).toBe(1);
  });
});
