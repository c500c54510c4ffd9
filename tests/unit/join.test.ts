import { expect, test } from 'vitest';
import { join } from '../../src/panel/edit/join';

const BASE = { name: 'Morango', price: '34,90', nutrition: { protein: '20', fiber: '1,5' } };
const MINE = { name: ' Morangos ', price: '40', nutrition: { protein: '22,0', fiber: '1,5' } };
const THEIRS = { name: 'Morangos', price: '40,00', nutrition: { protein: '22', fiber: '1,50' } };

test('two edits to the same values in different spellings do not clash', () => {
  expect(join('products', BASE, MINE, THEIRS)).toEqual({ merged: THEIRS, clashes: [], taken: [], chunks: {} });
});

test.each([
  ['40', '41'],
  ['40', '40,01'],
  // The dot may separate thousands or decimals.
  ['1', '1.000'],
  // The leading zero makes it a code.
  ['10', '010'],
  ['', '0'],
])('%j and %j clash', (mine, theirs) => {
  const { merged, clashes } = join('products', { price: '34,90' }, { price: mine }, { price: theirs });
  expect([merged, clashes]).toEqual([{ price: mine }, ['price']]);
});
