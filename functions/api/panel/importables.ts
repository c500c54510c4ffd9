import type { z } from 'zod';
import type { Fields } from '../../../src/shared/activity';
import { type CategoryInput, categoryInput, categoryKeyFrom, keyFor } from '../../../src/shared/category';
import { type FaqInput, faqInput } from '../../../src/shared/faq';
import { type LocationInput, locationInput } from '../../../src/shared/location';
import { type PostInput, postInput } from '../../../src/shared/post';
import { type ProductInput, productInput } from '../../../src/shared/product';
import { endProblem } from '../../../src/shared/publication';
import { fold } from '../../../src/shared/search';
import { NO_SEARCH_APPEARANCE } from '../../../src/shared/search-appearance';
import type { Tabular } from '../../../src/shared/sheet/columns';
import { type SlideInput, slideInput } from '../../../src/shared/slide';
import { cleanHtml } from '../../html/sanitize';
import { type KnownProduct, mentionsIn } from './mentions';

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
  /** What people call something other than the contract does, in a row that meets that record, or is to find one. */
  mended?: (fields: Fields, record?: Fields) => Fields;
  /** What a save makes of fields that are new. */
  cleaned?: (fields: Fields) => Fields;
  /** What only the records can tell of the fields that hold by themselves, of which the file gives some; or of several together. */
  clashes?: (sound: Partial<Input>, isTaken: () => boolean, given: Fields) => Record<string, string>;
  /** Whether its keys may be no other record's. */
  unique?: true;
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

/** Categories as people know them; `formerly` are addresses that they have left, of each its last category. */
type KnownCategory = { key: string; address: string; name: string };
type KnownCategories = { present: KnownCategory[]; formerly: { address: string; category: string }[] };

/** The category that a file names by its address, or by a former one: files outlive them. Its key is its first. */
function categoryNamed({ present, formerly }: KnownCategories, word: string): KnownCategory | undefined {
  const is = (text: string) => fold(text) === fold(word);
  const left = formerly.find(({ address }) => is(address));
  return present.find(({ address }) => is(address)) ?? present.find(({ key }) => key === left?.category || is(key));
}

function products(categories: KnownCategories, known: KnownProduct[]): Importable<ProductInput> {
  const pairings = mentionsIn('pairings', known);
  return {
    noun: 'products',
    contract: productInput,
    blank: blankProduct,
    keys: ['category', 'number'],
    title: 'name',
    mended: ({ category, ...others }) => {
      if (typeof category !== 'string') return category === undefined ? others : { category, ...others };
      // As it is written, a key comes before another's address.
      const own = categories.present.find(({ key }) => fold(key) === fold(category));
      const called = categories.present.filter(({ name }) => fold(name) === fold(category));
      const named = own ?? categoryNamed(categories, category) ?? (called.length === 1 ? called[0] : undefined);
      return { ...others, category: named?.key ?? category };
    },
    cleaned: pairings.named,
    unique: true,
    clashes: (sound, isTaken, given) => ({
      ...('category' in sound &&
        !categories.present.some(({ key }) => key === sound.category) && { category: 'Esta categoria não existe.' }),
      ...(isTaken() && { number: 'Este número já é de outro produto da categoria.' }),
      ...pairings.unknown(sound, given),
    }),
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

/** What has no place of its own yet comes last. */
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
    // A file names categories by their addresses and moves none. Without one it is what the name makes, as in the form.
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
