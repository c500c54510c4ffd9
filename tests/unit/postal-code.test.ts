import { expect, test } from 'vitest';
import { formatPostalCode, postalDigits, postalDigitsBegun } from '../../src/shared/postal-code';

test.each([
  '29101390',
  '29101-390',
  ' 29101-390 ',
  '29101 390',
  '29.101-390',
  '29.101390',
  '29101 - 390',
  '29101–390',
  'CEP 29101-390',
  'cep: 29.101-390',
  'Cep29101390',
])('«%s» is a postal code', (typed) => {
  expect(postalDigits(typed)).toBe('29101390');
});

test.each([
  '2910139',
  '291013900',
  '29101-39a',
  '',
  '2910-1390',
  '2.9101390',
  '29101--390',
  'n29101390',
  'cepa 29101390',
])('«%s» is no postal code', (typed) => {
  expect(postalDigits(typed)).toBeNull();
});

test('the digits of a postal code are known from the fifth on', () => {
  const typed = ['2910', '29101', '29.101', 'CEP 29101-', '29101-39', '29101-3900'];
  expect(typed.map(postalDigitsBegun)).toEqual([null, '29101', '29101', '29101', '2910139', null]);
});

test('a postal code is written with its hyphen', () => {
  expect(formatPostalCode('29101390')).toBe('29101-390');
});
