import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenDate } from '../../src/shared/calendar-date';
import { listed } from '../../src/shared/listed';
import { formatPrice, grouped, priceText } from '../../src/shared/number-text';

// `Intl` says how Brazil writes numbers, lists and dates; the product writes them itself in a page's first view.

const whole = fc.oneof(fc.nat(2_000_000_000), fc.constantFrom(0, 999, 1000, 1_000_000));

test('numbers are grouped as Intl does', () => {
  fc.assert(
    fc.property(whole, (number) => {
      expect(grouped(number)).toBe(number.toLocaleString('pt-BR'));
    }),
  );
});

test('prices are written as Intl does', () => {
  const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  const plain = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(whole, (price) => {
      expect([formatPrice(price), priceText(price)]).toEqual([currency.format(price / 100), plain.format(price / 100)]);
    }),
  );
});

test('lists are joined as Intl does', () => {
  const both = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
  const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' });
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), (names) => {
      expect([listed(names), listed(names, 'ou')]).toEqual([both.format(names), either.format(names)]);
    }),
  );
});

test('dates are written out as Intl does, but for the first day of a month', () => {
  const words = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      expect(spokenDate(date.toISOString().slice(0, 10))).toBe(words.format(date).replace(/^1 /, '1º '));
    }),
  );
});
