import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { number } from '../../src/shared/sheet/cells';
import { readNumber } from '../../src/shared/sheet/numbers';

describe('a number of a spreadsheet', () => {
  test.each([
    ['34,90', 34.9],
    ['34.90', 34.9],
    ['R$ 1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1.500', 1500],
    ['0.125', 0.125],
    ['-20,33214', -20.33214],
    ['−3', -3],
    ['1,5E-7', 1.5e-7],
    ['1\u00a0234,5', 1234.5],
    ['-R$ 5', -5],
    ['+12,5', 12.5],
  ])('%s is %d', (text, value) => {
    expect(readNumber(text, true)).toBe(value);
  });

  test.each([
    '',
    'x',
    '1,2,3',
    '1.2.3',
    '1.23,4',
    '12,34.5',
    '1,',
    ',5',
    '--1',
    '1e999',
    'Infinity',
    '0x10',
    '1,2.3,4',
    '1.234,5x',
    '1.234,x5',
    '5R$',
    'xR$ 5',
    ',5.5',
    '.5,5',
    ',123,456',
    '1.234,5e3',
    '1.234,5,6',
    '1,234.5.6',
  ])('%s is no number', (text) => {
    expect(readNumber(text, true)).toBeNull();
  });

  test('has a decimal point where thousands are not expected', () => {
    expect(readNumber('-20.332', false)).toBe(-20.332);
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(number().read(number().write(value))).toEqual({ value: value === 0 ? 0 : value });
      }),
    );
  });
});
