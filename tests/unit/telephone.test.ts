import { expect, test } from 'vitest';
import { dialledNumber } from '../../src/shared/telephone';

test.each(['(27) 99999-0000', '+55 27 99999-0000', '027 99999-0000', '5527999990000'])(
  '%s is dialled with its country code',
  (phone) => {
    expect(dialledNumber(phone)).toBe('+5527999990000');
  },
);

test.each([
  ['0800 123 4567', '08001234567'],
  ['0800 123456', '0800123456'],
  ['4003-1234', '40031234'],
  ['3333-4444', '33334444'],
])('%s, which no other country can dial, is dialled as written', (phone, number) => {
  expect(dialledNumber(phone)).toBe(number);
});

test('a foreign number keeps its country code', () => {
  expect(dialledNumber('+351 912 345 678')).toBe('+351912345678');
  expect(dialledNumber(' +40 031 1234')).toBe('+400311234');
});
