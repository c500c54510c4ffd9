import { expect, test } from 'vitest';
import { dialledNumber, formatPhone, hasAreaInUse } from '../../src/shared/telephone';
import { PHONE } from '../../src/site/lead';

/** Whether a browser takes the number in the form of a licensee: a pattern holds for the whole value. */
const isTaken = (phone: string) => new RegExp(`^(?:${PHONE.pattern})$`, 'v').test(phone);

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

test.each([
  ['27999887766', '(27) 99988-7766'],
  ['+5527999887766', '(27) 99988-7766'],
  ['5527999887766', '(27) 99988-7766'],
  ['0055 27 99988-7766', '(27) 99988-7766'],
  [' +55 (27) 9.9988-7766 ', '(27) 99988-7766'],
  ['027 99988 7766', '(27) 99988-7766'],
  ['2733334444', '(27) 3333-4444'],
  ['55 27 3333 4444', '(27) 3333-4444'],
  ['5533334444', '(55) 3333-4444'],
])('%s is written with its area code', (typed, written) => {
  expect(formatPhone(typed)).toBe(written);
  expect(dialledNumber(written)).toBe(dialledNumber(typed));
});

test.each([
  ['0800 123 4567'],
  ['0800 123456'],
  ['08001234567'],
  ['4003-1234'],
  ['99988-7766'],
  ['+351 912 345 678'],
  ['+27 99988 7766'],
  ['+2733334444'],
  ['12125551234'],
  ['20 3333-4444'],
  ['02 3333-4444'],
  ['27 1333-4444'],
  ['27 88888-7766'],
  ['279998877660'],
  ['55279998877660'],
  ['1155 27 99988-7766'],
  ['(27) 3333-4444 ramal 2'],
  ['WhatsApp (27) 99988-7766'],
  [''],
])('“%s”, which is no such number, stays as typed', (typed) => {
  expect(formatPhone(typed)).toBe(typed);
});

test('67 area codes are in use', () => {
  const areas = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
  const inUse = areas.filter((area) => hasAreaInUse(`(${area}) 3333-4444`));
  expect(inUse).toHaveLength(67);
  expect(inUse).toEqual(areas.filter((area) => isTaken(`(${area}) 3333-4444`)));
});

test.each([
  '00 00000-0000',
  '(00) 90000-0000',
  '23 99988-7766',
  '2099988776',
  '+55 00 99988-7766',
  '5510999887766',
  '0055 26 3333-4444',
  '029 3333-4444',
])('%s has an area code that does not exist', (phone) => {
  expect(hasAreaInUse(phone)).toBe(false);
  expect(isTaken(phone)).toBe(false);
});

test.each([
  '27 99988-7766',
  '(55) 3333-4444',
  '55999887766',
  '027 3333-4444',
  '+55 (27) 9.9988-7766',
  '0055 27 99988-7766',
  '+351 912 345 678',
  '+1 (212) 555-1234',
  '00 351 912 345 678',
])('%s has an area code in use, or is of another country', (phone) => {
  expect(hasAreaInUse(phone)).toBe(true);
  expect(isTaken(phone)).toBe(true);
});

test.each(['0800 123 4567', '0300 123456', '4003-1234', '99988-7766', '(27) 3333-4444 ramal 2'])(
  '%s is not refused for its area code',
  (phone) => {
    expect(hasAreaInUse(phone)).toBe(true);
  },
);
