import { describe, expect, test } from 'vitest';
import { dated, weekly } from '../../src/shared/sheet/hours';

describe('opening hours', () => {
  test.each([
    ['Segunda a sexta: 09:00 às 18:00', [[[1, 2, 3, 4, 5], '09:00', '18:00']]],
    ['seg-sex das 9h às 18h30', [[[1, 2, 3, 4, 5], '09:00', '18:30']]],
    ['Sáb, dom: 10:00-14:00', [[[0, 6], '10:00', '14:00']]],
    ['Quarta-feira e domingos: 8:00 a 12:00', [[[0, 3], '08:00', '12:00']]],
    ['Segunda -feira a quarta: 9:30 às 18:45', [[[1, 2, 3], '09:30', '18:45']]],
    ['Sexta: 9h30 - 18h', [[[5], '09:30', '18:00']]],
    ['Todos os dias: 24 horas', [[[0, 1, 2, 3, 4, 5, 6], '00:00', '00:00']]],
    [
      'sábado a segunda: 10h às 12h e 14h às 18h',
      [
        [[0, 1, 6], '10:00', '12:00'],
        [[0, 1, 6], '14:00', '18:00'],
      ],
    ],
  ])('%s is read as people write it', (text, expected) => {
    const value = expected.map(([days, opens, closes]) => ({ days, opens, closes }));
    expect(weekly.read(text)).toEqual({ value });
  });

  test.each(['Segunda', 'Feriados: 09:00 às 18:00', 'Segunda: 9', 'Segunda 09:00', ': 09:00 às 10:00'])(
    '%s is refused with a message',
    (text) => {
      expect(weekly.read(text)).toHaveProperty('problem');
    },
  );

  test.each([
    ['segundas às 9h', 'Segunda a sexta: 9', 'xsegunda: 09:00 às 18:00'],
    ['09:00 às 18:00', 'Todos: 09:00 às 18:00', 'Nem todos os dias: 09:00 às 18:00'],
    ['Todos os dias menos um: 09:00 às 18:00', 'Seg a sex a dom: 09:00 às 18:00', 'Seg a feriado: 09:00 às 18:00'],
    ['Se.g: 09:00 às 18:00', 'Segunda: 9h - das 18h', 'Segunda: 9h às 18h e13h às 14h'],
    ['Segunda: 09:00 às 18:00 e nunca mais', 'Segunda: xx 09:00 às 18:00', `Segunda:${' '.repeat(300)}9h às 10h`],
  ])('with unknown days or times are refused: %s, %s, %s', (...lines) => {
    for (const line of lines) expect([line, weekly.read(line)]).toEqual([line, { problem: expect.any(String) }]);
  });

  test('may contain extra spaces, dots and small words', () => {
    const expected = { value: [{ days: [1, 2], opens: '09:00', closes: '18:00' }] };
    for (const line of [
      'Seg.  a  ter.,  das 9h às 18h',
      'seg e ter da 9h as 18h',
      'SEG-TER : 9h até 18h',
      'ter, seg 9-18',
    ]) {
      expect([line, weekly.read(line)]).toEqual([line, expected]);
    }
    const twice = {
      value: ['09:00', '14:00'].map((opens) => ({ days: [1], opens, closes: opens.replace(/^../, '15') })),
    };
    for (const line of [
      'Seg: 9h às 15h  e  das 14h às 15h',
      'Seg: 09:00 às 15:00,14:00 às 15:00',
      'Seg: da 9h às 15h / das  14h às 15h',
      'Seg: 9h às 15h, da 14h às 15h',
    ]) {
      expect([line, weekly.read(line)]).toEqual([line, twice]);
    }
  });

  test('may have up to 300 characters per line', () => {
    const line = 'Segunda: 09:00 às 18:00';
    expect(weekly.read(line.padStart(300))).toHaveProperty('value');
    expect(weekly.read(`${' '.repeat(277)}${line}\n${line}`)).toHaveProperty('value');
    expect(weekly.read(`${line}\n${' '.repeat(277)}${line}`)).toHaveProperty('value');
    expect(weekly.read(`${line}\n${' '.repeat(278)}${line}`)).toHaveProperty('problem');
  });

  test('are written with their days in reading order', () => {
    const range = { opens: '10:00', closes: '14:00' };
    expect(weekly.write([{ days: [0, 3, 6], ...range }])).toMatch(/^Quarta, sábado e domingo: 10:00 às 14:00$/i);
  });
});

describe('special dates', () => {
  const one = { from: '2026-12-25', to: '2026-12-25', hours: [], note: null };
  const morning = { opens: '09:00', closes: '14:00' };
  test.each([
    ['25/12/2026: fechado', one],
    ['  25/12/2026 fechado  ', one],
    ['25/12/2026 - Fechado (Natal)', { ...one, note: 'Natal' }],
    ['25/12/2026 - 9h a 14h', { ...one, hours: [morning] }],
    ['25/12/2026 09:00 às 14:00', { ...one, hours: [morning] }],
    ['25/12/2026:fechado', one],
    ['25/12/2026: fechado (de 24 a 25)', { ...one, note: 'de 24 a 25' }],
    ['1/2/2026: 9h às 14h', { from: '2026-02-01', to: '2026-02-01', hours: [morning], note: null }],
    [
      '24/12/2026 a 02/01/2027: 09:00 às 14:00 e 15:00 às 16:00 (férias)',
      { from: '2026-12-24', to: '2027-01-02', hours: [morning, { opens: '15:00', closes: '16:00' }], note: 'férias' },
    ],
    ['24/12/2026 ATÉ 25/12/2026: fechado', { ...one, from: '2026-12-24' }],
    ['24/12/2026-25/12/2026, fechado', { ...one, from: '2026-12-24' }],
    ['24/12/2026  -  25/12/2026 fechado ()', { ...one, from: '2026-12-24' }],
  ])('%s is read as a special date', (line, expected) => {
    expect(dated.read(line)).toEqual({ value: [expected] });
    expect(dated.read(`${line}\n${line}`)).toEqual({ value: [expected, expected] });
  });

  test.each([
    'Natal: fechado',
    'em 25/12/2026: fechado',
    '25/12/2026 a 26: fechado',
    '25/12/2026 a 26/12: fechado',
    '25/12/2026 a 9h às 14h',
    '25/12/2026: aberto',
    '25/12/2026: 9h às 14h e fechado',
    '25/12/26: fechado',
    `25/12/2026: fechado (${'a'.repeat(300)})`,
  ])('%s is refused with an example', (line) => {
    expect(dated.read(line)).toEqual({ problem: expect.stringContaining('25/12/2026: fechado (Natal)') });
  });

  test('are written as they are read, and a period with both its ends', () => {
    const period = { from: '2026-12-24', to: '2027-01-02', hours: [morning, morning], note: 'férias' };
    expect(dated.write([one, period])).toBe(
      '25/12/2026: fechado\n24/12/2026 a 02/01/2027: 09:00 às 14:00 e 09:00 às 14:00 (férias)',
    );
    const full = { ...one, note: 'a'.repeat(300 - '25/12/2026: fechado ()'.length) };
    expect(dated.read(dated.write([full]))).toEqual({ value: [full] });
    expect(dated.write([full])).not.toContain('{');
  });
});

// An ambiguous expression would try every way to split such a line: one cell would block an isolate for hours.
test('a line stuffed with spaces or colons is read or refused without backtracking', () => {
  const lines = (line: string) => Array.from({ length: 500 }, () => line).join('\n');
  const dates = `01/01/2027${' '.repeat(280)}a\u2028b`;
  expect(dated.read(lines(dates))).toHaveProperty('problem');
  expect(dated.read(`01/01/2027${' '.repeat(200)}: fechado${' '.repeat(40)}(férias)`)).toEqual({
    value: [{ from: '2027-01-01', to: '2027-01-01', hours: [], note: 'férias' }],
  });
  expect(weekly.read(lines(`${':'.repeat(290)}x9h às 10h`))).toHaveProperty('problem');
});

test('“das” belongs before the hours only', () => {
  expect(weekly.read('Seg a sex das 9h às 18h')).toMatchObject({ value: [{ days: [1, 2, 3, 4, 5] }] });
  expect(weekly.read('Das segunda a sexta: 9h às 18h')).toHaveProperty('problem');
});
