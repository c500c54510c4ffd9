import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exceptionInShort, nextException, periodInWords } from '../../src/panel/locations/special-dates';
import { type HoursException, hoursException, locationInput, type OpeningHours } from '../../src/shared/location';
import { describeException, describeOpenState, openNow, openState, timeZoneOf } from '../../src/shared/opening-hours';
import { exceptionsWithin, holidayNotice } from '../../src/shared/special-dates';

const DAY_MS = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const dayNumber = (date: string) => Date.parse(date) / DAY_MS;

/** Hours by which Brazil's states are behind UTC, all year since 2019 (Decreto 9.772). */
const BEHIND = { AC: 5, AM: 4, MT: 4, MS: 4, RO: 4, RR: 4, SP: 3, PE: 3, DF: 3 };

/** Returns every minute of the given days: 1 if the place is open. */
function paint(hours: OpeningHours[], exceptions: HoursException[], first: number, last: number): Uint8Array {
  const minutes = new Uint8Array((last - first + 2) * 1440);
  for (let day = first; day <= last; day++) {
    const date = new Date(day * DAY_MS);
    const special = exceptions.find(({ from, to }) => Date.parse(from) <= +date && +date <= Date.parse(to));
    const ranges = special ? special.hours : hours.filter(({ days }) => days.includes(date.getUTCDay()));
    for (const { opens, closes } of ranges) {
      let at = (day - first) * 1440 + Number(opens.slice(0, 2)) * 60 + Number(opens.slice(3));
      const end = Number(closes.slice(0, 2)) * 60 + Number(closes.slice(3));
      do minutes[at++] = 1;
      while (at % 1440 !== end);
    }
  }
  return minutes;
}

function expected(hours: OpeningHours[], exceptions: HoursException[], instant: number, uf: keyof typeof BEHIND) {
  const local = Math.floor((instant - BEHIND[uf] * 3_600_000) / 60_000);
  const first = Math.floor(local / 1440) - 3;
  const last = Math.max(first + 3, ...exceptions.map(({ to }) => dayNumber(to))) + 20;
  const minutes = paint(hours, exceptions, first, last);
  const now = local - first * 1440;
  const open = minutes[now] === 1;
  // Three ordinary weeks without a change repeat forever; the day after the last is only partly filled.
  for (let at = now; at < (last - first) * 1440; at++)
    if ((minutes[at] === 1) !== open) return { open, changesIn: at - now };
  return { open, changesIn: null };
}

const two = (number: number) => String(number).padStart(2, '0');
const clock = fc
  .oneof(fc.constantFrom(0, 360, 540, 1080, 1320, 1439), fc.integer({ min: 0, max: 1439 }))
  .map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
const range = fc.record({ opens: clock, closes: clock });
const week = fc.array(
  fc.record({
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
    opens: clock,
    closes: clock,
  }),
  { maxLength: 4 },
);
const START = Date.UTC(2026, 10, 20);
/** Periods of several days with gaps between them; none overlap. */
const dates = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 9 }),
      length: fc.integer({ min: 0, max: 9 }),
      hours: fc.array(range, { maxLength: 3 }),
    }),
    { maxLength: 5 },
  )
  .map((all) => {
    let day = START / DAY_MS - 4;
    return all.map(({ gap, length, hours }): HoursException => {
      const from = day + gap;
      day = from + length + 1;
      return { from: iso(from * DAY_MS), to: iso((from + length) * DAY_MS), hours, note: null };
    });
  });
const instant = fc.integer({ min: START, max: START + 30 * DAY_MS });
const state = fc.constantFrom(...(Object.keys(BEHIND) as (keyof typeof BEHIND)[]));

test('the open state and its next change match a calendar that is painted minute by minute', () => {
  fc.assert(
    fc.property(week, dates, instant, state, (hours, exceptions, time, uf) => {
      const told = openState(hours, new Date(time), timeZoneOf(uf), exceptions);
      expect(told).toEqual(expected(hours, exceptions, time, uf));
    }),
    { numRuns: 1500 },
  );
});

test('an exception that joins nearly endless hours does not hide their end a week later', () => {
  const hours: OpeningHours[] = [
    { days: [0, 1, 2, 3, 5, 6], opens: '00:00', closes: '00:00' },
    { days: [4], opens: '00:01', closes: '00:00' },
  ];
  const joining = { from: '2026-12-02', to: '2026-12-02', hours: [{ opens: '00:01', closes: '00:01' }], note: null };
  // A Wednesday: its exception closes Thursday's gap, and the next gap is a week later.
  const time = Date.parse('2026-12-02T00:01:00-05:00');
  const told = openState(hours, new Date(time), timeZoneOf('AC'), [joining]);
  expect(told).toEqual({ open: true, changesIn: 8 * 1440 - 1 });
  expect(told).toEqual(expected(hours, [joining], time, 'AC'));
});

const street: OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '21:00' },
  { days: [6], opens: '09:00', closes: '19:00' },
];
const closed = (from: string, note: string | null = null, to = from): HoursException => ({ from, to, hours: [], note });
const CHRISTMAS = closed('2026-12-25', 'Natal');
const EVE = { ...closed('2026-12-24', 'véspera'), hours: [{ opens: '09:00', closes: '14:00' }] };

describe('on a special date', () => {
  const told = (time: string, exceptions: HoursException[], hours = street) =>
    describeOpenState(hours, new Date(`${time}:00-03:00`), 'America/Sao_Paulo', exceptions);

  test.each([
    ['2026-12-24T10:00', 'Aberto agora · fecha às 14h'],
    ['2026-12-24T15:00', 'Fechado · abre sábado às 9h'],
    ['2026-12-25T10:00', 'Fechado hoje (Natal) · abre amanhã às 9h'],
    ['2026-12-26T08:00', 'Fechado · abre às 9h'],
    ['2026-12-26T20:00', 'Fechado · abre segunda às 9h'],
  ])('at %s: %s', (time, words) => {
    expect(told(time, [EVE, CHRISTMAS])).toBe(words);
  });

  test('a closed place without a note shows only that it is closed', () => {
    expect(told('2026-12-25T10:00', [closed('2026-12-25')])).toBe('Fechado hoje · abre amanhã às 9h');
  });

  test('an opening more than a week away is named by its date', () => {
    const holidays = closed('2026-12-21', 'férias coletivas', '2027-01-03');
    expect(told('2026-12-22T10:00', [holidays])).toBe('Fechado hoje (férias coletivas) · abre em 4 de janeiro às 9h');
    expect(told('2026-12-22T10:00', [holidays], [])).toBe('Fechado hoje (férias coletivas)');
  });

  test('the hours of the night before end at their usual time', () => {
    const nights = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '18:00', closes: '02:00' }];
    expect(told('2026-12-25T01:00', [CHRISTMAS], nights)).toBe('Aberto agora · fecha às 2h');
    expect(told('2026-12-25T02:00', [CHRISTMAS], nights)).toBe('Fechado hoje (Natal) · abre amanhã às 18h');
  });

  test('a place that never closes announces a closed day from one week ahead', () => {
    const always = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '00:00' }];
    expect(told('2026-12-10T10:00', [CHRISTMAS], always)).toBe('Aberto agora · 24 horas');
    expect(told('2026-12-22T10:00', [CHRISTMAS], always)).toBe('Aberto agora · fecha sexta à meia-noite');
  });

  test('the date is that of the place: Rio Branco still has Christmas when São Paulo has the 26th', () => {
    const instant = new Date('2026-12-26T01:00:00-03:00');
    const here = (uf: string) => describeOpenState(street, instant, timeZoneOf(uf), [CHRISTMAS]);
    expect(here('AC')).toBe('Fechado hoje (Natal) · abre amanhã às 9h');
    expect(here('SP')).toBe('Fechado · abre às 9h');
  });
});

describe('a holiday without an entry of the store', () => {
  const NATAL = { date: '2026-12-25', name: 'Natal', optional: false };
  const CARNIVAL = { date: '2027-02-08', name: 'Carnaval', optional: true };

  test.each([
    ['2026-12-21', undefined],
    ['2026-12-22', 'Feriado em 25 de dezembro (Natal): confirme o horário com a loja'],
    ['2026-12-25', 'Feriado (Natal): confirme o horário com a loja'],
    ['2026-12-26', undefined],
    ['2027-02-07', 'Ponto facultativo em 8 de fevereiro (Carnaval): confirme o horário com a loja'],
  ])('has the notice on %s: %s', (date, words) => {
    expect(holidayNotice({ holidays: [NATAL, CARNIVAL] }, dayNumber(date))).toBe(words);
  });

  test.each([
    ['2026-12-23', 'Feriado em 25 de dezembro (Natal): confirme o horário com a loja'],
    ['2026-12-24', 'Ponto facultativo (Véspera de Natal): confirme o horário com a loja'],
    ['2026-12-25', 'Feriado (Natal): confirme o horário com a loja'],
  ])('has the notice of the eve only on that day, and on %s: %s', (date, words) => {
    const eve = { date: '2026-12-24', name: 'Véspera de Natal', optional: true };
    expect(holidayNotice({ holidays: [eve, NATAL] }, dayNumber(date))).toBe(words);
  });

  test('keeps the usual hours, and asks to confirm them', () => {
    const place = { hours: street, exceptions: [], uf: 'ES' };
    const noon = new Date('2026-12-25T12:00:00-03:00');
    expect(openNow({ ...place, holidays: [NATAL] }, noon)).toBe('Aberto agora · confirme o horário');
    expect(openNow({ ...place, holidays: [] }, noon)).toBe('Aberto agora');
    expect(openNow({ ...place, holidays: [], exceptions: [CHRISTMAS] }, noon)).toBe('Fechado');
    expect(openNow({ ...place, hours: null, holidays: [NATAL] }, noon)).toBeUndefined();
  });
});

test('special dates are described in words', () => {
  expect(describeException(CHRISTMAS)).toBe('25 de dezembro: fechado (Natal)');
  expect(describeException(closed('2026-12-24', null, '2027-01-01'))).toBe('24 de dezembro a 1º de janeiro: fechado');
  expect(describeException(closed('2026-12-01', null, '2026-12-03'))).toBe('1º a 3 de dezembro: fechado');
  const hours = [
    { opens: '14:00', closes: '00:00' },
    { opens: '08:00', closes: '12:30' },
  ];
  expect(describeException({ ...EVE, hours, note: null })).toBe('24 de dezembro: 8h às 12h30 e 14h à meia-noite');
});

test('special dates within a period are found in order, also those that began before it', () => {
  const all = [closed('2027-01-01'), CHRISTMAS, closed('2026-12-10', null, '2026-12-20'), closed('2026-12-01')];
  const found = exceptionsWithin(all, dayNumber('2026-12-20'), dayNumber('2027-01-01'));
  expect(found.map(({ from }) => from)).toEqual(['2026-12-10', '2026-12-25', '2027-01-01']);
});

describe('the contract of special dates', () => {
  const problems = (exceptions: unknown[]) =>
    locationInput.shape.exceptions
      .safeParse(exceptions)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  test.each([
    [closed(''), '0.from', 'Informe a data.'],
    [closed('2026-02-30'), '0.from', 'Informe a data.'],
    [closed('2026-12-25', null, '2026-12-24'), '0.to', 'A última data vem antes da primeira.'],
    [closed('2026-01-01', null, '2027-01-02'), '0.to', 'Uma data especial dura até 1 ano.'],
    [closed('2026-12-25', 'x'.repeat(61)), '0.note', 'A observação passa de 60 caracteres.'],
    [{ ...EVE, hours: [{ opens: '9h', closes: '14:00' }] }, '0.hours.0.opens', 'Use o horário no formato 09:00.'],
    [{ ...EVE, hours: Array(4).fill(EVE.hours[0]) }, '0.hours', 'Use no máximo 3 horários por data.'],
  ])('refuses %j', (exception, path, message) => {
    expect(problems([exception])).toContainEqual([path, message]);
  });

  test('names only the missing date of an entry that has just its last', () => {
    expect(problems([closed('', null, '2026-03-10')])).toEqual([['0.from', 'Informe a data.']]);
  });

  test('refuses two entries for one date, in any order, and names the date', () => {
    const week = closed('2026-12-20', null, '2026-12-26');
    const message = 'Há duas datas especiais para 25/12/2026. Deixe uma só.';
    expect(problems([week, CHRISTMAS])).toEqual([['1.from', message]]);
    expect(problems([CHRISTMAS, week])).toEqual([['1.from', message]]);
    expect(problems([EVE, CHRISTMAS])).toEqual([]);
    expect(problems([CHRISTMAS, EVE])).toEqual([]);
    const [before, after] = [closed('2026-12-20', null, '2026-12-25'), closed('2026-12-25', null, '2026-12-30')];
    expect([problems([before, after]), problems([after, before])]).toEqual(Array(2).fill([['1.from', message]]));
  });

  test('accepts a whole year in one entry, and at most 60 entries', () => {
    expect(hoursException.safeParse(closed('2026-01-01', null, '2027-01-01')).success).toBe(true);
    const many = (count: number) => Array.from({ length: count }, (_, day) => closed(iso(START + day * DAY_MS)));
    expect(problems(many(60))).toEqual([]);
    expect(problems(many(61))).toEqual([['', 'Use no máximo 60 datas especiais. Limpe as que já passaram.']]);
  });
});

test.each([
  ['2026-12-25', '2026-12-25', '25/12/2026'],
  ['2026-12-24', '2027-01-02', '24/12/2026 a 02/01/2027'],
  // In a comparison of unsaved changes, a date may be incomplete.
  ['', '', 'sem data'],
])('the period from %j to %j is shown to editors as %s', (from, to, words) => {
  expect(periodInWords({ from, to })).toBe(words);
});

test('a list shows the special hours of today or, without any, the next ones, without year and note', () => {
  const date = (from: string, to = from, hours: HoursException['hours'] = []) => ({ from, to, hours, note: 'Festa' });
  const eve = date('2026-12-24', '2026-12-24', [{ opens: '09:00', closes: '14:00' }]);
  const exceptions = [date('2027-02-08', '2027-02-10'), eve, date('2026-01-01'), date('2026-12-31', '2027-01-01')];
  const shown = (today: string) => {
    const next = nextException(exceptions, today);
    return next && exceptionInShort(next);
  };
  expect(shown('2026-11-30')).toBe('24/12: 9h às 14h');
  expect(shown('2026-12-24')).toBe('24/12: 9h às 14h');
  expect(shown('2026-12-25')).toBe('31/12 a 01/01: fechado');
  expect(shown('2027-01-01')).toBe('31/12 a 01/01: fechado');
  expect(shown('2027-02-09')).toBe('08/02 a 10/02: fechado');
  expect(shown('2027-02-11')).toBeUndefined();
});
