import { describe, expect, test } from 'vitest';
import {
  describeHours,
  describeOpenState,
  isWeekend,
  openNow,
  openState,
  timeZoneOf,
} from '../../src/shared/opening-hours';

const WEEKDAYS = [1, 2, 3, 4, 5];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const SAO_PAULO = 'America/Sao_Paulo';

const street = [
  { days: WEEKDAYS, opens: '09:00', closes: '21:00' },
  { days: [6], opens: '09:00', closes: '19:00' },
  { days: [0], opens: '13:00', closes: '19:30' },
];

/** 2026-11-16 is a Monday; São Paulo is at UTC-3 all year. */
const inSaoPaulo = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00-03:00`);

describe('the open state of a place', () => {
  test.each([
    [16, '08:59', 'Fechado · abre às 9h'],
    [16, '09:00', 'Aberto agora · fecha às 21h'],
    [16, '20:59', 'Aberto agora · fecha às 21h'],
    [16, '21:00', 'Fechado · abre amanhã às 9h'],
    [21, '20:00', 'Fechado · abre amanhã às 13h'],
    [22, '14:00', 'Aberto agora · fecha às 19h30'],
    [22, '23:59', 'Fechado · abre amanhã às 9h'],
  ])('on November %i at %s: %s', (day, time, text) => {
    expect(describeOpenState(street, inSaoPaulo(day, time), SAO_PAULO)).toBe(text);
  });

  test('names the weekday of an opening later than tomorrow', () => {
    const weekdaysOnly = street.slice(0, 1);
    expect(describeOpenState(weekdaysOnly, inSaoPaulo(21, '10:00'), SAO_PAULO)).toBe('Fechado · abre segunda às 9h');
    const saturdays = [{ days: [6], opens: '08:00', closes: '12:00' }];
    expect(describeOpenState(saturdays, inSaoPaulo(18, '10:00'), SAO_PAULO)).toBe('Fechado · abre sábado às 8h');
  });

  test('follows hours past midnight into the next day, and from Saturday into Sunday', () => {
    const nights = [{ days: [0, 2, 3, 4, 5, 6], opens: '16:00', closes: '00:30' }];
    expect(describeOpenState(nights, inSaoPaulo(17, '23:50'), SAO_PAULO)).toBe('Aberto agora · fecha à 0h30');
    expect(describeOpenState(nights, inSaoPaulo(18, '00:29'), SAO_PAULO)).toBe('Aberto agora · fecha à 0h30');
    expect(describeOpenState(nights, inSaoPaulo(18, '00:30'), SAO_PAULO)).toBe('Fechado · abre às 16h');
    expect(openState(nights, inSaoPaulo(22, '00:10'), SAO_PAULO)).toEqual({ open: true, changesIn: 20 });
    expect(describeOpenState(nights, inSaoPaulo(16, '00:10'), SAO_PAULO)).toBe('Aberto agora · fecha à 0h30');
    expect(describeOpenState(nights, inSaoPaulo(16, '12:00'), SAO_PAULO)).toBe('Fechado · abre amanhã às 16h');
  });

  test('joins intervals that touch at midnight', () => {
    const split = [
      { days: [1], opens: '18:00', closes: '00:00' },
      { days: [2], opens: '00:00', closes: '02:00' },
    ];
    expect(describeOpenState(split, inSaoPaulo(16, '20:00'), SAO_PAULO)).toBe('Aberto agora · fecha às 2h');
    expect(describeOpenState(split.slice(0, 1), inSaoPaulo(16, '20:00'), SAO_PAULO)).toBe(
      'Aberto agora · fecha à meia-noite',
    );
  });

  test('covers a place that never closes, one that closes in more than a day, and one without hours', () => {
    const always = [{ days: EVERY_DAY, opens: '00:00', closes: '00:00' }];
    expect(describeOpenState(always, inSaoPaulo(18, '03:00'), SAO_PAULO)).toBe('Aberto agora · 24 horas');
    const twoDays = [{ days: [1, 2], opens: '06:00', closes: '06:00' }];
    expect(describeOpenState(twoDays, inSaoPaulo(16, '07:00'), SAO_PAULO)).toBe('Aberto agora · fecha quarta às 6h');
    expect(describeOpenState(twoDays, inSaoPaulo(17, '06:00'), SAO_PAULO)).toBe('Aberto agora · fecha amanhã às 6h');
    expect(describeOpenState(twoDays, inSaoPaulo(17, '06:01'), SAO_PAULO)).toBe('Aberto agora · fecha às 6h');
    expect(describeOpenState([], inSaoPaulo(16, '07:00'), SAO_PAULO)).toBe('Fechado');
  });

  test('names the weekday of an opening a week away, and does not mention a closing a week away', () => {
    const mondays = [{ days: [1], opens: '09:00', closes: '12:00' }];
    expect(describeOpenState(mondays, inSaoPaulo(16, '13:00'), SAO_PAULO)).toBe('Fechado · abre segunda às 9h');
    const always = [{ days: EVERY_DAY, opens: '00:00', closes: '00:00' }];
    const closed = [{ from: '2026-11-24', to: '2026-11-24', hours: [], note: null }];
    const from = (day: number, time: string) => describeOpenState(always, inSaoPaulo(day, time), SAO_PAULO, closed);
    expect(from(17, '00:00')).toBe('Aberto agora · 24 horas');
    expect(from(18, '00:00')).toBe('Aberto agora · fecha terça à meia-noite');
  });

  test('is given in one word, in the time zone of the place, ignoring a holiday of another day', () => {
    const holidays = [{ date: '2026-11-20', name: 'Consciência Negra', optional: false }];
    const place = { hours: street, exceptions: [], holidays, uf: 'SP' };
    expect(openNow(place, inSaoPaulo(19, '10:00'))).toBe('Aberto agora');
    expect(openNow({ ...place, uf: 'AC' }, inSaoPaulo(19, '10:00'))).toBe('Fechado');
  });

  test.each([
    ['AC', false],
    ['AM', false],
    ['MT', false],
    ['MS', false],
    ['RO', false],
    ['RR', false],
    ['SP', true],
    ['PE', true],
  ])('uses the time zone of %s', (uf, open) => {
    expect(openState(street, inSaoPaulo(16, '09:30'), timeZoneOf(uf)).open).toBe(open);
  });
});

describe('opening hours in words', () => {
  test('groups the days with the same hours, from Monday on', () => {
    expect(describeHours(street)).toEqual(['Segunda a sexta, 9h às 21h', 'Sábado, 9h às 19h', 'Domingo, 13h às 19h30']);
  });

  test.each([
    [EVERY_DAY, '08:00', '22:00', 'Todos os dias, 8h às 22h'],
    [[0, 6], '07:00', '13:00', 'Sábado e domingo, 7h às 13h'],
    [[1, 3, 5], '07:30', '13:15', 'Segunda, quarta e sexta, 7h30 às 13h15'],
    [[0, 2, 3, 4, 5, 6], '16:00', '00:30', 'Terça a domingo, 16h à 0h30'],
    [[1, 2, 4, 5, 6], '16:00', '00:00', 'Segunda, terça e quinta a sábado, 16h à meia-noite'],
    [EVERY_DAY, '00:00', '00:00', 'Todos os dias, 24 horas'],
  ])('%j from %s to %s: %s', (days, opens, closes, text) => {
    expect(describeHours([{ days, opens, closes }])).toEqual([text]);
  });

  test('shows both intervals of a day with a break', () => {
    const shifts = [
      { days: WEEKDAYS, opens: '14:00', closes: '19:00' },
      { days: WEEKDAYS, opens: '08:00', closes: '12:00' },
    ];
    expect(describeHours(shifts)).toEqual(['Segunda a sexta, 8h às 12h e 14h às 19h']);
  });
});

test('a place that never closes has no next change', () => {
  const always = [{ days: EVERY_DAY, opens: '00:00', closes: '00:00' }];
  expect(openState(always, new Date('2026-11-25T12:00:00-03:00'), SAO_PAULO)).toEqual({ open: true, changesIn: null });
});

test('only Saturday and Sunday take the masculine article', () => {
  expect(EVERY_DAY.filter(isWeekend)).toEqual([0, 6]);
});
