import type { z } from 'zod';
import type { Fields } from '../../../../src/shared/activity';
import { type CategoryInput, categoryInput, categoryKeyFrom, keyFor } from '../../../../src/shared/category';
import { type FaqInput, faqInput } from '../../../../src/shared/faq';
import type { ImportedRow } from '../../../../src/shared/import';
import { listed } from '../../../../src/shared/listed';
import { type LocationInput, locationInput } from '../../../../src/shared/location';
import { PAIRED_WITH_ITSELF } from '../../../../src/shared/pairing';
import { type PostInput, postInput } from '../../../../src/shared/post';
import { numberedProductInput, type ProductInput } from '../../../../src/shared/product';
import { endProblem } from '../../../../src/shared/publication';
import { fold } from '../../../../src/shared/search';
import { NO_SEARCH_APPEARANCE } from '../../../../src/shared/search-appearance';
import type { Tabular } from '../../../../src/shared/sheet/columns';
import { type SlideInput, slideInput } from '../../../../src/shared/slide';
import { NEXT_NUMBER } from '../../../db/panel/products';
import { cleanHtml } from '../../../html/sanitize';
import type { Draft } from './draft';
import { type KnownProduct, mentionsIn } from './mentions';
import { numbered } from './numbers';

/** How rows of a file are matched with existing records. */
export type Importable<Input> = {
  noun: Tabular;
  contract: z.ZodObject & z.ZodType<Input>;
  /** Values of a new record for the fields that the file omits. */
  blank: Partial<Input>;
  /** Fields that identify a record without an id: always the first, the others if they are given. */
  keys: [string, ...string[]];
  /** Fields that identify a record instead while the last of the keys has no value. The first is that of the keys. */
  keysWithoutLast?: [string, ...string[]];
  title: string;
  /** An unknown id refuses its row. Otherwise the keys identify the record. */
  strictId?: true;
  /** Converts names that people use to those of the contract, in a row that matches `record` or has yet to find it. */
  mended?: (fields: Fields, record?: Fields) => Fields;
  /** Processes changed fields in the same way as a save. */
  cleaned?: (fields: Fields) => Fields;
  /**
   * Returns problems of valid fields that need the records, or several fields. `given` are those that the file changes, `own`
   * is the record that the row matches.
   */
  clashes?: (sound: Partial<Input>, isTaken: () => boolean, given: Fields, own?: Fields) => Record<string, string>;
  /** Whether the keys must be unique. */
  unique?: true;
  /** Completes the drafts of a whole file. */
  settled?: (rows: (Draft<Input> | ImportedRow)[]) => (Draft<Input> | ImportedRow)[];
};

function locations(known: KnownProduct[]): Importable<LocationInput> {
  const unsold = mentionsIn('unsold', known);
  return {
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
      takesOrders: true,
      districts: [],
      minimumCents: null,
      payments: [],
      unsold: [],
      latitude: null,
      longitude: null,
      image: null,
      active: true,
    },
    strictId: true,
    keys: ['name', 'address', 'city', 'uf'],
    title: 'name',
    cleaned: unsold.named,
    clashes: (sound, _isTaken, given) => unsold.unknown(sound, given),
  };
}

const blankProduct: Partial<ProductInput> = {
  number: NEXT_NUMBER,
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
  vegan: false,
  caffeine: null,
  pairings: [],
  ...NO_SEARCH_APPEARANCE,
  featured: false,
  active: true,
};

/** Categories by the names that people use. `formerly` holds former addresses, each with the last category that had it. */
type KnownCategory = { key: string; address: string; name: string };
type KnownCategories = { present: KnownCategory[]; formerly: { address: string; category: string }[] };

/** Returns the category that a file names by its key, or by a present or former address: files outlive addresses. */
function categoryNamed({ present, formerly }: KnownCategories, word: string): KnownCategory | undefined {
  const is = (text: string) => fold(text) === fold(word);
  const left = formerly.find(({ address }) => is(address));
  return present.find(({ address }) => is(address)) ?? present.find(({ key }) => key === left?.category || is(key));
}

/** Returns the problem of a word that names no category; `undefined` for one that does. */
function categoryProblem({ present }: KnownCategories, word: unknown): string | undefined {
  if (typeof word !== 'string' || present.some(({ key }) => key === word)) return;
  const names = present.map(({ name }) => name);
  const offered = listed(names, 'ou');
  return word === '' ? `Informe a categoria: ${offered}.` : `A categoria “${word}” não existe. Use ${offered}.`;
}

/** `lastNumbers` has the highest number of each category. */
function products(
  categories: KnownCategories,
  known: KnownProduct[],
  lastNumbers: ReadonlyMap<string, number>,
): Importable<ProductInput> {
  const pairings = mentionsIn('pairings', known);
  return {
    noun: 'products',
    contract: numberedProductInput,
    blank: blankProduct,
    keys: ['category', 'number'],
    keysWithoutLast: ['category', 'name'],
    title: 'name',
    mended: ({ category, ...others }) => {
      if (typeof category !== 'string') return category === undefined ? others : { category, ...others };
      // An exact key wins over the address of another category.
      const own = categories.present.find(({ key }) => fold(key) === fold(category));
      const called = categories.present.filter(({ name }) => fold(name) === fold(category));
      const named = own ?? categoryNamed(categories, category) ?? (called.length === 1 ? called[0] : undefined);
      return { ...others, category: named?.key ?? category };
    },
    cleaned: pairings.named,
    unique: true,
    settled: (rows) => numbered(lastNumbers, rows),
    clashes(sound, isTaken, given, own) {
      const unknown = categoryProblem(categories, given.category);
      return {
        ...(unknown && { category: unknown }),
        // It stands for the next number, which would move a known product.
        ...(given.number === NEXT_NUMBER && { number: 'O número começa em 1.' }),
        ...(isTaken() && { number: 'Este número já é de outro produto da categoria.' }),
        ...pairings.unknown(sound, given),
        ...('pairings' in given &&
          sound.pairings?.some(({ id }) => id === own?.id) && { pairings: PAIRED_WITH_ITSELF }),
      };
    },
  };
}

const posts: Importable<PostInput> = {
  noun: 'posts',
  contract: postInput,
  cleaned: ({ content, ...others }) =>
    typeof content === 'string'
      ? { ...others, content: cleanHtml(content) }
      : { ...others, ...(content !== undefined && { content }) },
  blank: {
    excerpt: null,
    content: '',
    image: null,
    imageAlt: null,
    category: null,
    author: null,
    authorImage: null,
    authorBio: null,
    ...NO_SEARCH_APPEARANCE,
    publishedAt: null,
    unpublishedAt: null,
  },
  strictId: true,
  keys: ['title'],
  title: 'title',
  clashes: ({ publishedAt = null, unpublishedAt = null }): Record<string, string> => {
    const problem = endProblem({ publishedAt, unpublishedAt });
    return problem ? { unpublishedAt: problem } : {};
  },
};

/** Position of a new row that gives none: the last. */
const LAST = 999_999;

function categories(known: KnownCategories): Importable<CategoryInput> {
  return {
    noun: 'categories',
    contract: categoryInput,
    blank: {
      description: '',
      imageAlt: '',
      highlighted: false,
      packSize: null,
      packDiscount: 0,
      ...NO_SEARCH_APPEARANCE,
      position: LAST,
    },
    keys: ['key'],
    title: 'name',
    // A file names categories by address and moves none. Without an address, the name provides one, as in the form.
    mended: ({ key, address, ...others }, record) => {
      if (record) return others;
      const isKnown = known.present.some((one) => one.key === key);
      const asked = (isKnown && key) || address || key || categoryKeyFrom(String(others.name ?? ''));
      if (typeof asked !== 'string' || asked === '') return others;
      const met = isKnown ? known.present.find((one) => one.key === key) : categoryNamed(known, asked);
      if (met) return { ...others, key: met.key, address: met.address };
      return { ...others, key: keyFor(categoryKeyFrom(asked), known.present), address: asked };
    },
  };
}

const slides: Importable<SlideInput> = {
  noun: 'slides',
  contract: slideInput,
  blank: {
    subtitle: null,
    tallImageUrl: null,
    tone: 'light',
    btn1Text: null,
    btn1Link: null,
    btn1Color: null,
    btn2Text: null,
    btn2Link: null,
    btn2Color: null,
    position: LAST,
    active: true,
  },
  strictId: true,
  keys: ['title'],
  title: 'title',
};

const faqs: Importable<FaqInput> = {
  noun: 'faqs',
  contract: faqInput,
  blank: { position: LAST, active: true },
  strictId: true,
  keys: ['question'],
  title: 'question',
};

export const importables = { posts, products, categories, locations, slides, faqs };
