import type { z } from 'zod';
import { categoryInput } from '../../../../src/shared/category';
import { faqInput } from '../../../../src/shared/faq';
import { locationInput } from '../../../../src/shared/location';
import { postInput } from '../../../../src/shared/post';
import { productInput } from '../../../../src/shared/product';
import type { Tabular } from '../../../../src/shared/sheet/columns';
import { slideInput } from '../../../../src/shared/slide';

/** Fields that a file with the names of the contract (JSON) may have. */
export const importShapes: Record<Tabular, Record<string, z.ZodType>> = {
  products: productInput.shape,
  locations: locationInput.shape,
  posts: postInput.shape,
  categories: categoryInput.shape,
  slides: slideInput.shape,
  faqs: faqInput.shape,
};
