import { expect, test } from 'vitest';
import { typedCategory } from '../../src/shared/typed/category';
import { typedFaq } from '../../src/shared/typed/faq';
import { typedLocation } from '../../src/shared/typed/location';
import { pageTexts, typedPage } from '../../src/shared/typed/page';
import { typedPost } from '../../src/shared/typed/post';
import { typedProduct } from '../../src/shared/typed/product';
import { typedSlide } from '../../src/shared/typed/slide';

// A working copy stores differences: a default filled in by a contract would count as typed and be published.
test('the contract of one page has its own texts, that of any page all texts, and neither anything else', () => {
  const sobre = typedPage('sobre').contract;
  const own = { [Object.keys(sobre.shape)[0] ?? '']: 'Texto' };
  expect(sobre.parse(own)).toEqual(own);
  expect(pageTexts.parse(own)).toEqual(own);
  const [foreign = ''] = Object.keys(pageTexts.shape).filter((name) => !(name in sobre.shape));
  expect(pageTexts.safeParse({ [foreign]: 'Texto' }).success).toBe(true);
  expect(sobre.safeParse({ [foreign]: 'Texto' }).success).toBe(false);
  expect(pageTexts.safeParse({ another: 'Texto' }).success).toBe(false);
});

test.each([
  ['posts', typedPost],
  ['products', typedProduct],
  ['locations', typedLocation],
  ['slides', typedSlide],
  ['faqs', typedFaq],
  ['categories', typedCategory],
  ['one page', typedPage('sobre')],
  ['any page', { contract: pageTexts }],
])('the contract of %s adds no default to a field that was not typed', (_, { contract }) => {
  expect(contract.partial().parse({})).toEqual({});
});
