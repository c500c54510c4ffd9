import type { z as zod } from 'zod';
import { categoryKey } from '../../src/shared/category';
import { categoryPath, productPath } from '../../src/shared/category-path';
import { PAGE_KEYS, type PageKey, type PageTexts } from '../../src/shared/pages/labels';
import type { PageRecord } from '../../src/shared/pages/pages';
import { hasWholeSheet } from '../../src/shared/product';
import { typedCategory } from '../../src/shared/typed/category';
import { typedFaq } from '../../src/shared/typed/faq';
import { typedLocation } from '../../src/shared/typed/location';
import { pageTexts, typedPage } from '../../src/shared/typed/page';
import { typedPost } from '../../src/shared/typed/post';
import { typedProduct } from '../../src/shared/typed/product';
import { typedSlide } from '../../src/shared/typed/slide';
import type { Typed } from '../../src/shared/typed/typed';
import type { CopiedNoun, CopyKey } from '../../src/shared/working-copy';
import { z } from '../../src/shared/zod';
import type { Changeable, Versioned } from '../db/editable';
import { editableCategories } from '../db/panel/categories';
import { orderedFaqs } from '../db/panel/faqs';
import { editableLocations } from '../db/panel/locations';
import { pageRecord } from '../db/panel/pages';
import { editablePosts } from '../db/panel/posts';
import { editableProducts } from '../db/panel/products';
import { orderedSlides } from '../db/panel/slides';
import { idInPath } from '../http/valid';

/** Key, contract and form of a noun, with which the edge stores and shows the working copies of its records. */
export type Copied<Key extends CopyKey, Values extends object, Input extends object, Row extends Versioned<Input>> = {
  noun: CopiedNoun;
  /** Schema of the record's key, as written in an address. */
  key: zod.ZodType<Key, string>;
  editable: Pick<Changeable<Key, Input, Row>, 'noun' | 'find'>;
  /** Fields of the form that a copy may contain. */
  contract: zod.ZodObject & zod.ZodType<Values>;
  /** Rules of the form. Each page has its own. */
  typed: (key: Key) => Typed<Values, Input, Row>;
  /** Returns the address where visitors see the record, if it has one. */
  page?: (record: Row, key: Key) => string;
};

function copied<Key extends CopyKey, Values extends object, Input extends object, Row extends Versioned<Input>>(
  noun: CopiedNoun,
  key: zod.ZodType<Key, string>,
  editable: Pick<Changeable<Key, Input, Row>, 'noun' | 'find'>,
  typed: Typed<Values, Input, Row>,
  page?: (record: Row, key: Key) => string,
): Copied<Key, Values, Input, Row> {
  return { noun, key, editable, contract: typed.contract, typed: () => typed, ...(page && { page }) };
}

export const copiedPosts = copied('posts', idInPath, editablePosts, typedPost, (_, id) => `/blog/${id}`);
export const copiedProducts = copied('products', idInPath, editableProducts, typedProduct, (product) =>
  // A line that has another address by now redirects from its key.
  hasWholeSheet(product) ? productPath(product, {}) : categoryPath(product.category, {}),
);
export const copiedLocations = copied(
  'locations',
  idInPath,
  editableLocations,
  typedLocation,
  (_, id) => `/onde-estamos?local=${id}`,
);
export const copiedSlides = copied('slides', idInPath, orderedSlides, typedSlide);
export const copiedFaqs = copied('faqs', idInPath, orderedFaqs, typedFaq);
export const copiedCategories = copied('categories', categoryKey, editableCategories, typedCategory);
/** The contract accepts the texts of every page. Form and preview ignore those of other pages. */
export const copiedPages: Copied<PageKey, PageTexts, PageTexts, PageRecord & PageTexts> = {
  noun: 'pages',
  key: z.enum(PAGE_KEYS),
  editable: { noun: 'pages', find: pageRecord },
  contract: pageTexts,
  typed: typedPage,
};
