import type { z } from 'zod';
import { type LocationInput, locationInput } from '../../../src/shared/location';
import { type ProductInput, productInput } from '../../../src/shared/product';
import { fold } from '../../../src/shared/search';
import type { Fields, Tabular } from '../../../src/shared/sheet/columns';

/** How rows of a file meet the records that there are. */
export type Importable<Input> = {
  noun: Tabular;
  contract: z.ZodObject & z.ZodType<Input>;
  /** What a new record has where the file says nothing. */
  blank: Partial<Input>;
  /** The fields that tell two records apart where no id does: the first always, the others as far as they are given. */
  keys: [string, ...string[]];
  title: string;
  /** An id that no record has refuses its row; otherwise the keys tell. */
  strictId?: true;
  /** What people call something other than the contract does. */
  mended?: (fields: Fields) => Fields;
  /** What only the records can tell of an input; `taken` by another one than this. */
  clashes?: (input: Input, taken: (input: Input) => boolean) => Record<string, string>;
};

const locations: Importable<LocationInput> = {
  noun: 'locations',
  contract: locationInput,
  blank: {
    zipcode: null,
    phone: null,
    email: null,
    schedule: null,
    hours: null,
    exceptions: [],
    type: 'store',
    latitude: null,
    longitude: null,
    image: null,
    active: true,
  },
  strictId: true,
  keys: ['name', 'address', 'city', 'uf'],
  title: 'name',
};

const blankProduct: Partial<ProductInput> = {
  description: '',
  images: [],
  longDescription: null,
  benefits: [],
  nutrition: null,
  ingredients: null,
  contains: [],
  mayContain: [],
  gluten: null,
  lactose: null,
  featured: false,
  active: true,
};

/** Categories that products are in, by key and name. */
export type KnownCategory = { key: string; name: string };

function products(categories: KnownCategory[]): Importable<ProductInput> {
  return {
    noun: 'products',
    contract: productInput,
    blank: blankProduct,
    keys: ['category', 'number'],
    title: 'name',
    mended: ({ category, ...others }) => {
      if (typeof category !== 'string') return category === undefined ? others : { category, ...others };
      const named = categories.filter(({ key, name }) => fold(key) === fold(category) || fold(name) === fold(category));
      return { ...others, category: named.length === 1 ? named[0]?.key : category };
    },
    clashes: (input, taken) => ({
      ...(!categories.some(({ key }) => key === input.category) && { category: 'Esta categoria não existe.' }),
      ...(taken(input) && { number: 'Este número já é de outro produto da categoria.' }),
    }),
  };
}

export const importables = { locations: () => locations, products };
