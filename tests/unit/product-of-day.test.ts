import { expect, test } from 'vitest';
import { productOfDay } from '../../src/shared/product-of-day';

const RECIFE = 'America/Recife';
const of = (time: string, products = ['shake', 'sorvete', 'cone']) => productOfDay(products, new Date(time), RECIFE);

test('one product lasts from midnight to midnight in the time zone of the place', () => {
  const first = of('2026-11-20T00:00:00-03:00');
  expect(of('2026-11-20T23:59:59-03:00')).toBe(first);
  expect(of('2026-11-21T00:00:00-03:00')).not.toBe(first);
});

test('each day has the next product, and after the last comes the first', () => {
  const days = ['20', '21', '22', '23'].map((day) => of(`2026-11-${day}T12:00:00-03:00`));
  expect(new Set(days.slice(0, 3)).size).toBe(3);
  expect(days[3]).toBe(days[0]);
});

test('without products no day has one', () => {
  expect(of('2026-11-20T12:00:00-03:00', [])).toBeUndefined();
});
