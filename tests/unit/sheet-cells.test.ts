import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choice,
  digits,
  moment,
  number,
  optional,
  optionalNumber,
  percent,
  position,
  price,
  text,
  yesNo,
} from '../../src/shared/sheet/cells';
import { columnOfHead } from '../../src/shared/sheet/columns';
import { dated, weekly } from '../../src/shared/sheet/hours';
import { allergens, pictures, products, texts } from '../../src/shared/sheet/lists';

describe('a cell', () => {
  test('of a number reads a point before three digits as a thousands separator, except in degrees', () => {
    for (const cell of [number(), optionalNumber()]) expect(cell.read('1.500')).toEqual({ value: 1500 });
    expect(optionalNumber(false).read('-20.315')).toEqual({ value: -20.315 });
  });

  test('of a price is in reais', () => {
    expect([3490, 123450, 5, 0].map(price.write)).toEqual(['34,90', '1234,50', '0,05', '0,00']);
    expect(price.read('34,9')).toEqual({ value: 3490 });
    expect(price.read('34,905')).toEqual({ problem: 'Escreva o preço em reais, como 34,90.' });
    expect(price.read('a combinar')).toEqual({ problem: 'Escreva o preço em reais, como 34,90.' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(price.read(price.write(cents))).toEqual({ value: cents });
      }),
    );
  });

  test('of a discount is empty for none, and may have a percent sign', () => {
    expect([10, 0, null, '10'].map(percent.write)).toEqual(['10', '', '', '']);
    for (const typed of ['10', '10%', ' 10 % ']) expect(percent.read(typed)).toEqual({ value: 10 });
    for (const none of ['', ' ']) expect(percent.read(none)).toEqual({ value: 0 });
    for (const typed of ['dez', '10%5', '%10', '10%%']) {
      expect(percent.read(typed)).toEqual({ problem: 'Escreva um número inteiro, como 10.' });
    }
  });

  test.each([
    [true, ['Sim', 'sim', ' SIM ', 's', 'VERDADEIRO', 'true', 'TRUE', '1', 'x']],
    [false, ['Não', 'nao', 'NÃO', 'n', 'FALSO', 'False', '0']],
  ])('of yes or no reads %s in the words of Excel and of people', (value, words) => {
    expect(yesNo.read(yesNo.write(value))).toEqual({ value });
    for (const word of words) expect(yesNo.read(word)).toEqual({ value });
  });

  test('of yes or no may be empty, and refuses other words, even names of JavaScript', () => {
    expect(yesNo.read(' ')).toEqual({ nothing: true });
    for (const word of ['talvez', 'constructor', '__proto__']) {
      expect(yesNo.read(word)).toEqual({ problem: 'Escreva Sim ou Não.' });
    }
  });

  test('writes a value of another type as empty', () => {
    expect([yesNo.write('x'), number().write('5'), moment.write(5), moment.write('x'), text.write(null)]).toEqual(
      Array(5).fill(''),
    );
    expect(texts.write(null)).toBe('');
  });

  test('of a text is trimmed, and empty or null when it has no words', () => {
    expect([text.read(' a\r\nb '), text.read(' ')]).toEqual([{ value: 'a\nb' }, { value: '' }]);
    expect(optional.read(' ')).toEqual({ value: null });
  });

  test('of digits is refused where Excel has shortened it', () => {
    expect(digits.read(' 5,52799E+12 ')).toHaveProperty('problem');
    expect(digits.read('5527999990000')).toEqual({ value: '5527999990000' });
  });

  test('of a number reads an empty cell as missing, or as null where it is optional', () => {
    expect([number().read(' '), optionalNumber().read(' ')]).toEqual([{ nothing: true }, { value: null }]);
    expect(number().read('x')).toEqual({ problem: 'Escreva um número, como 1,5.' });
  });

  test('of a choice accepts labels and codes, regardless of case and accents', () => {
    const gluten = choice({ contains: 'Contém glúten', free: 'Não contém glúten' });
    expect(gluten.write('free')).toBe('Não contém glúten');
    for (const word of ['free', 'FREE', 'nao contem gluten']) expect(gluten.read(word)).toEqual({ value: 'free' });
    expect([gluten.read(' '), choice({ a: 'A' }, { value: null }).read('')]).toEqual([
      { nothing: true },
      { value: null },
    ]);
    expect(gluten.read('pouco')).toEqual({ problem: 'Use um destes: Contém glúten, Não contém glúten.' });
  });

  test('of a position counts from 1', () => {
    expect([position.write(0), position.read('1')]).toEqual(['1', { value: 0 }]);
  });

  test('of a moment uses the time zone of São Paulo', () => {
    expect(moment.write('2026-11-20T17:05:33.120Z')).toBe('20/11/2026 14:05');
    expect(moment.read('20/11/2026 14:05')).toEqual({ value: '2026-11-20T17:05:00.000Z' });
    // Brazil had daylight saving time until February 2019.
    expect(moment.write('2018-12-20T16:05:00.000Z')).toBe('20/12/2018 14:05');
    expect(moment.read('20/12/2018 14:05:07')).toEqual({ value: '2018-12-20T16:05:07.000Z' });
    expect(moment.read('1/2/2026')).toEqual({ value: '2026-02-01T03:00:00.000Z' });
    expect(moment.read('2026-11-20T17:05:33.120Z')).toEqual({ value: '2026-11-20T17:05:33.120Z' });
    // Other programs write the local time so.
    expect(moment.read('2026-11-20T14:05')).toEqual({ value: '2026-11-20T17:05:00.000Z' });
    expect(moment.read('2026-11-20T14:05:07')).toEqual({ value: '2026-11-20T17:05:07.000Z' });
    expect(moment.read('2026-11-20T14:05:07-02:00')).toEqual({ value: '2026-11-20T16:05:07.000Z' });
    expect(moment.read('2026-02-31T14:05')).toHaveProperty('problem');
    for (const none of ['', ' ', 'Rascunho']) expect(moment.read(none)).toEqual({ value: null });
    expect(moment.read(' 20/11/2026 às 23:30 ')).toEqual({ value: '2026-11-21T02:30:00.000Z' });
    expect(moment.read('em 2026-11-20T17:05:33Z')).toHaveProperty('problem');
    for (const text of [
      '31/02/2026',
      '32/01/2026',
      '20/13/2026',
      '20/11/2026 25:00',
      '20/11/2026 24:00',
      '20/11/2026 14:05:60',
      'amanhã',
      '2026',
      '+102026-11-20T14:05Z',
    ]) {
      expect(moment.read(text)).toHaveProperty('problem');
    }
  });
});

describe('a list', () => {
  test('is written in readable form', () => {
    expect(allergens.write(['soy', 'milk'])).toBe('soja, leite');
    expect(texts.write(['Gelada', 'Leve'])).toBe('Gelada\nLeve');
    expect(
      products.write([
        { id: 12, name: 'Coco' },
        { id: 7, name: '' },
      ]),
    ).toBe('12 | Coco\n7');
    expect(pictures.write([{ src: '/images/a.webp', alt: 'Um copo' }])).toBe('/images/a.webp | Um copo');
    const days = [1, 2, 3, 4, 5];
    expect(weekly.write([{ days, opens: '09:00', closes: '18:00' }])).toBe('Segunda a sexta: 09:00 às 18:00');
    expect(dated.write([{ from: '2026-12-25', to: '2026-12-25', hours: [], note: 'Natal' }])).toBe(
      '25/12/2026: fechado (Natal)',
    );
  });

  test('that is empty has no values, whatever its form', () => {
    expect([texts, pictures, products, allergens, dated].map((cell) => cell.read(' \n '))).toEqual(
      Array(5).fill({ value: [] }),
    );
    expect(weekly.read(' \n ')).toEqual({ value: null });
  });

  test('is read as JSON only where it is valid and well-formed', () => {
    expect(texts.read('{"Gelada"}')).toEqual({ value: ['{"Gelada"}'] });
    expect(texts.read('"[Gelada]"')).toEqual({ value: ['"[Gelada]"'] });
    expect(texts.read('["\\ud83c\\udf66"]')).toEqual({ value: ['🍦'] });
    expect(texts.read('["\\ud83c"]')).toEqual({ value: ['["\\ud83c"]'] });
  });

  test('of allergens accepts names, codes and JSON, in any order', () => {
    for (const text of ['Leite e Soja', 'soy; MILK', 'leite/soja', 'soja\nleite']) {
      expect(allergens.read(text)).toEqual({ value: expect.arrayContaining(['soy', 'milk']) });
    }
    expect(allergens.read('["soy","milk"]')).toEqual({ value: ['soy', 'milk'] });
    expect(allergens.read('leite, vento')).toEqual({
      problem: '“vento” não está na lista de alergênicos da Anvisa.',
    });
  });

  test('has one value per line, and ignores spaces around it', () => {
    expect(texts.read(' um \n\n dois ')).toEqual({ value: ['um', 'dois'] });
    expect(texts.read('a [b]')).toEqual({ value: ['a [b]'] });
    expect(pictures.read('/a.webp   |  Um copo | rosa\n/b.webp Outro | copo\n/c.webp')).toEqual({
      value: [
        { src: '/a.webp', alt: 'Um copo | rosa' },
        { src: '/b.webp', alt: 'Outro | copo' },
        { src: '/c.webp', alt: '' },
      ],
    });
    expect(products.read('12 | Coco\n7')).toEqual({
      value: [
        { id: 12, name: 'Coco' },
        { id: 7, name: '' },
      ],
    });
    expect(products.read('12|Coco\n7  |  Uva')).toEqual({
      value: [
        { id: 12, name: 'Coco' },
        { id: 7, name: 'Uva' },
      ],
    });
    for (const wrong of ['Coco', 'x12 | Coco', '12 Coco', '12; 7', '7\nCoco']) {
      expect([wrong, products.read(wrong)]).toEqual([wrong, { problem: expect.any(String) }]);
    }
    expect(allergens.read('leite, , soja,')).toEqual({ value: expect.arrayContaining(['milk', 'soy']) });
    expect(allergens.read('x'.repeat(80))).toHaveProperty('problem', expect.stringContaining(`“${'x'.repeat(60)}”`));
  });

  const line = fc.string({
    unit: fc.constantFrom('a', 'é', ' ', ',', ';', '|', '"', "'", '(', ')', '[', '{', '\n', '1', ':'),
  });
  const word = line.map((text) => text.trim() || 'a');
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((time) => time.map((part) => String(part).padStart(2, '0')).join(':'));
  const range = fc.record({ opens: clock, closes: clock });
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
  const date = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  test.each([
    ['texts', texts, fc.array(word)],
    [
      'pictures',
      pictures,
      fc.array(fc.record({ src: fc.constantFrom('/images/a.webp', 'https://x.com/b|c'), alt: word })),
    ],
    ['allergens', allergens, fc.uniqueArray(fc.constantFrom('milk', 'soy', 'brazilNuts', 'latex'))],
    ['hours', weekly, fc.array(fc.tuple(days, range).map(([on, times]) => ({ days: on, ...times })))],
    [
      'dates',
      dated,
      fc.array(fc.record({ from: date, to: date, hours: fc.array(range), note: fc.option(word, { nil: null }) })),
    ],
  ])('of %s is read back as it was written', (_, cell, values: fc.Arbitrary<unknown[]>) => {
    fc.assert(
      fc.property(values, (value) => {
        const written = cell.write(value);
        expect(written === '' ? { value: [] } : cell.read(written)).toEqual({ value });
      }),
    );
  });

  test('and any other cell reads any text without throwing', () => {
    const cells = [texts, pictures, allergens, weekly, dated, moment, price, yesNo, optional, number(), position];
    const typed = fc.oneof(fc.string({ unit: 'binary' }), line, fc.json(), fc.constant('"\\ud800"'));
    fc.assert(
      fc.property(typed, (text) => {
        for (const cell of cells) expect(Object.keys(cell.read(text))).toHaveLength(1);
      }),
    );
  });

  test('and any other cell reads 300,000 characters in time', { timeout: 20_000 }, () => {
    const cells = [texts, pictures, allergens, weekly, dated, moment, price, yesNo, optional, number(), position];
    for (const part of [':', ',', '(', ')', ' ', '1', '.', 'a ', '1/1/2026 ', '[', 'e ', '\n', '1:', '"']) {
      const long = part.repeat(300_000 / part.length);
      for (const cell of cells) for (const text of [long, `x${long}x`, `1${long}x`]) cell.read(text);
      expect(columnOfHead('products', long)).toBeUndefined();
    }
  });
});
