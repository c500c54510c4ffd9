import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvError, readCsv, writeCsv } from '../../src/shared/csv';

const cells = (text: string) => readCsv(text).map((row) => row.cells);

describe('a table in CSV', () => {
  test('is written with semicolons and a UTF-8 byte order mark, as Brazilian spreadsheets expect', () => {
    expect(
      writeCsv([
        ['nome', 'preço'],
        ['Sorvete, "grande"', 'linha 1\nlinha 2'],
      ]),
    ).toBe('\uFEFFnome;preço\r\n"Sorvete, ""grande""";"linha 1\nlinha 2"\r\n');
  });

  test('quotes a cell that begins or ends with a space', () => {
    expect(writeCsv([[' a', 'b ', 'c d']])).toBe('\uFEFF" a";"b ";c d\r\n');
  });

  test.each(['=1+1', '+55 27', '-x', '@SUM(A1)', '\tx', '\rx'])('escapes the formula %o, and reads it back', (text) => {
    const written = writeCsv([['a'], [text]]);
    expect(written).toMatch(/^\uFEFFa\r\n"?'/);
    expect(cells(written)).toEqual([['a'], [text]]);
  });

  test('leaves empty lines in a text as they are, and reads those of older files', () => {
    expect(writeCsv([['um\n\ndois']])).toBe('\uFEFF"um\n\ndois"\r\n');
    expect(cells('"um\n\'\ndois"')).toEqual([['um\n\ndois']]);
  });

  test('leaves negative numbers as they are', () => {
    expect(writeCsv([['-20.33', '-20,33']])).toBe('\uFEFF-20.33;-20,33\r\n');
  });

  test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
    'has no cell that begins with %s, whichever separator a program reads it with',
    (sign) => {
      for (const separator of [',', ';', '\t', '|', '\n', '\r\n']) {
        for (const quote of ['', '"', '""']) {
          const text = `Rua A${separator}${quote}${sign}cmd()`;
          const written = writeCsv([
            ['a', 'b'],
            ['x', text],
          ]);
          for (const other of [',', ';', '\t', '|']) {
            const parts = written.split(/\r\n|\r|\n/).flatMap((line) => line.split(other));
            const bare = parts.map((part) => part.replace(/^\uFEFF?"*/, ''));
            expect(bare.filter((part) => part.startsWith(sign))).toEqual([]);
          }
          expect(cells(written)).toEqual([
            ['a', 'b'],
            ['x', text],
          ]);
        }
      }
    },
  );

  test('is read with any line ends, also without a final one, and skips empty lines', () => {
    expect(cells('a;b\r1;"x;y"\n\n;\n2;')).toEqual([
      ['a', 'b'],
      ['1', 'x;y'],
      ['2', ''],
    ]);
    expect(cells('"a;b",c\n1,2')).toEqual([
      ['a;b', 'c'],
      ['1', '2'],
    ]);
    expect(cells('')).toEqual([]);
  });

  test.each([
    ['sep=;\na;b\n1,5;2', 'a b', '1,5 2'],
    ['\uFEFFsep=,\r\na,b\r\n1;5,2', 'a b', '1;5 2'],
    ['"sep=\t"\na\tb\n1\t2', 'a b', '1 2'],
    ['SEP=|\na|b\n1|2', 'a b', '1 2'],
    ['a\tb\n"1\n1"\t2', 'a b', '1\n1 2'],
    ['a, em reais;b\n1,5;2', 'a,_em_reais b', '1,5 2'],
    ['a\n1,5', 'a', '1,5'],
    ['a;"b\n,,,"\n1;2', 'a b\n,,,', '1 2'],
  ])('is read with the separator that it uses: %j', (text, head, row) => {
    const one = (words: string) => words.split(' ').map((word) => word.replaceAll('_', ' '));
    expect(cells(text)).toEqual([one(head), one(row)]);
  });

  test('reports the line of each row and of a misplaced quote', () => {
    expect(readCsv('a\n"x\ny"\nz').map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(readCsv('sep=;\na\nb').map(({ line }) => line)).toEqual([1, 2]);
    expect(() => readCsv('a\n"x')).toThrow(expect.objectContaining({ line: 2 }));
    expect(() => readCsv('sep=;\na\n"x')).toThrow(expect.objectContaining({ line: 3 }));
    expect(readCsv('a\n\nb').map(({ line }) => line)).toEqual([1, 3]);
    expect(() => readCsv('a\nx"y')).toThrow(CsvError);
  });

  // If each quote restarted the scan, such a cell would block an isolate for minutes.
  test('is written and read back with 300,000 quotes in one cell', () => {
    const quotes = '"'.repeat(300_000);
    expect(writeCsv([[`x${quotes}=`]])).toBe(`\uFEFF"x${quotes.repeat(2)}="\r\n`);
    expect(cells(writeCsv([[`;${quotes}=`]]))).toEqual([[`;${quotes}=`]]);
  });

  test('is read back as it was written, whatever its cells hold', () => {
    const row = fc.array(
      fc.string({ unit: fc.constantFrom('"', ',', ';', '|', '\t', '\n', '\r', "'", '=', '-', '1', ' ', 'é') }),
      {
        minLength: 2,
        maxLength: 2,
      },
    );
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const table = [['a', 'b'], ...rows.filter((one) => one.some((cell) => cell !== ''))];
        expect(cells(writeCsv(table))).toEqual(table);
      }),
    );
  });
});
