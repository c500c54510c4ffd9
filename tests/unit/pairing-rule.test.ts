import { expect, test } from 'vitest';
import { products } from '../../scripts/seed/products';
import { linesPairedWith, pairedByRule } from '../../src/shared/catalogue/pairing-rule';

const ofRule = (category: string, number: number) =>
  pairedByRule({ category, number }, products).map((one) => `${one.category}/${one.number}`);

test('the first product of each paired line comes first, then the second of each', () => {
  expect(ofRule('soulice', 1)).toEqual(['soulcrunch/1', 'soulcoffee/1', 'soulcrunch/2', 'soulcoffee/2']);
  expect(ofRule('soulshake', 9)).toEqual(['soulcrunch/1', 'soulice/1', 'soulcrunch/2', 'soulice/2']);
  expect(ofRule('soulcrunch', 3)).toEqual(['soulice/1', 'soulicepote/1', 'soulfuel/1', 'soulice/2']);
});

test('a product pairs with others of its line where the rule says so, and never with itself', () => {
  expect(ofRule('suplementos', 2)).toEqual(['suplementos/1', 'soulshake/1', 'soulshake/2', 'soulshake/3']);
  for (const { category, number } of products) {
    const found = ofRule(category, number);
    expect(found).not.toContain(`${category}/${number}`);
    expect(new Set(found).size).toBe(4);
  }
});

test('an unknown line pairs with nothing, whatever its name', () => {
  for (const line of ['bebidas', 'constructor', '__proto__']) {
    expect(linesPairedWith(line)).toEqual([]);
    expect(ofRule(line, 1)).toEqual([]);
  }
});
