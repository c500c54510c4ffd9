import { expect, test } from 'vitest';
import { formatPostalCode, postalDigits } from '../../src/shared/postal-code';

test.each(['29101390', '29101-390', ' 29101-390 ', '29101 390'])('%s is a postal code', (typed) => {
  expect(postalDigits(typed)).toBe('29101390');
});

test.each(['2910139', '291013900', '29101-39a', '', '2910-1390'])('«%s» is no postal code', (typed) => {
  expect(postalDigits(typed)).toBeNull();
});

test('a postal code is written with its hyphen', () => {
  expect(formatPostalCode('29101390')).toBe('29101-390');
});
