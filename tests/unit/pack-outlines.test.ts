import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { products } from '../../scripts/seed/products';

/** Parts of addresses whose pictures have an outline, by which the pack breaks its frame. */
const outlined = [...readFileSync('src/site/products/frames.css', 'utf8').matchAll(/\[src\*="(\/[^"]+)"\]/g)].map(
  ([, part = '']) => part,
);

test('the first picture of every seeded product has an outline, and no other picture has one', () => {
  expect(products.length).toBeGreaterThan(30);
  for (const { name, images } of products) {
    const [first, ...others] = images.map(({ src }) => outlined.some((part) => src.includes(part)));
    expect(first, name).toBe(true);
    // A close-up has its product's name, too, and is excluded as a whole.
    const kept = others.filter((has, index) => has && !images[index + 1]?.src.includes('-detalhe-'));
    expect(kept, name).toEqual([]);
  }
});
