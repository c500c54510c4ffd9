import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText, isWorkbook } from '../../src/shared/text-encoding';

const TEXT = 'Nome;Preço\r\nAçaí “médio”;34,90\r\n';
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, little: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) bytes.setUint16(i * 2, text.charCodeAt(i), little);
  return new Uint8Array(bytes.buffer);
};
/** Bytes of Windows-1252 that differ from Latin-1. */
const OWN: Record<string, number> = { '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 };
const windows = (text: string) => Uint8Array.from(text, (sign) => OWN[sign] ?? sign.charCodeAt(0));

describe('the text of a file', () => {
  test.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8 with its mark', utf8(`\uFEFF${TEXT}`)],
    ['UTF-16 little-endian', utf16(`\uFEFF${TEXT}`, true)],
    ['UTF-16 big-endian', utf16(`\uFEFF${TEXT}`, false)],
    ['UTF-16 little-endian without a mark', utf16(TEXT, true)],
    ['UTF-16 big-endian without a mark', utf16(TEXT, false)],
    ['Windows-1252', windows(TEXT)],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  test('round-trips through every encoding with a byte order mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const bytes of [utf8(`\uFEFF${text}`), utf16(`\uFEFF${text}`, true), utf16(`\uFEFF${text}`, false)]) {
          expect(decodeText(bytes)).toBe(text);
        }
      }),
    );
  });

  test('is well-formed for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(decodeText(bytes).isWellFormed()).toBe(true);
      }),
    );
  });
});

test('a workbook is distinguished from a text table', () => {
  expect(isWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4, 20))).toBe(true);
  expect(isWorkbook(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).toBe(true);
  expect([TEXT, 'Produto;Preço', 'PK;Nome'].map((text) => isWorkbook(utf8(text)))).toEqual([false, false, false]);
  expect(isWorkbook(Uint8Array.of())).toBe(false);
});

test('a text that begins with one byte of a mark has none', () => {
  expect(decodeText(new Uint8Array([0xef, 0x72, 0xe9]))).toBe('ïré');
  expect(decodeText(new Uint8Array([0xff, 0x72, 0xe9]))).toBe('ÿré');
});
