import { type Context, Hono } from 'hono';
import { isWithout } from '../../src/shared/catalogue/suitability';
import type { CategoryFound } from '../../src/shared/category';
import type { MovedCategories } from '../../src/shared/category-path';
import { movedAmong } from '../../src/shared/category-path';
import { citiesMeant } from '../../src/shared/city-nicknames';
import { defaultSettings } from '../../src/shared/default-settings';
import type { FaqFound } from '../../src/shared/faq';
import { excludedBy } from '../../src/shared/label/free-of';
import type { LocationFound } from '../../src/shared/location';
import { same } from '../../src/shared/merge';
import type { PostCard } from '../../src/shared/post';
import { postalDigits } from '../../src/shared/postal-code';
import type { ProductCard } from '../../src/shared/product';
import { dated } from '../../src/shared/publication';
import { categorySearchText, faqSearchText } from '../../src/shared/search';
import { type Synonyms, searchTerms, type Term } from '../../src/shared/search-terms';
import { z } from '../../src/shared/zod';
import { categoriesToSearch } from '../db/categories';
import { activeFaqs } from '../db/faqs';
import { locationsFound } from '../db/locations';
import { postsMentioning, postsTitled } from '../db/posts';
import { productsFound } from '../db/products';
import { settingsOverrides } from '../db/settings';
import { mergeSettings } from '../db/settings-overrides';
import type { AppEnv } from '../env';
import { queryParams } from '../http/valid';
import { productCard } from './catalogue';
import { foundAmong } from './found-among';
import { type PageFound, pageSearchText, pagesToSearch } from './pages-found';

const KINDS = ['categories', 'pages', 'products', 'posts', 'faqs', 'locations'] as const;
type Kind = (typeof KINDS)[number];
/** Maximum number of results of each kind. One more is read, to show whether there are others. */
const LIMITS: Record<Kind, number> = { categories: 6, pages: 4, products: 12, posts: 6, faqs: 4, locations: 12 };
/** Kinds whose results can be read page by page, by their word in addresses; those of others are on pages of the site. */
const PAGED = { produtos: 'products', artigos: 'posts' } as const;
type PagedWord = keyof typeof PAGED;
const PAGE_SIZE = 24;
/** Maximum number of results that can be reached page by page. */
const DEPTH = 10 * PAGE_SIZE;
/** Number of products to read beyond those to show, if some may not be shown because of their labels. */
const TO_CHECK = 100;

/** API and site use the same parameter names; a page of results that cannot be is the first one. */
const searchQuery = z.object({
  q: z.string().default(''),
  /** The only kind that is asked for. */
  em: z
    .string()
    .optional()
    .transform((word = '') => (Object.hasOwn(PAGED, word) ? (word as PagedWord) : null)),
  /** Number of its results that come before those that are asked for. */
  apos: z
    .string()
    .optional()
    .transform((count = '') => (/^\d{1,3}$/.test(count) ? Number(count) : 0)),
});

type Part = { kind: PagedWord; after: number };
type Found = {
  categories: CategoryFound[];
  pages: PageFound[];
  products: ProductCard[];
  posts: PostCard[];
  faqs: FaqFound[];
  locations: LocationFound[];
  /** Kinds with more results than are shown. */
  more: Kind[];
  /** Set if only one kind was asked for, after so many results. */
  part: Part | null;
  /** Moved categories, for clients that build links but know no page of the site. */
  moved: MovedCategories;
};
/** `isPostalCode` is set if the query is a postal code: only stores are found by it, on their page. */
type Answer = Found & { isPostalCode?: true };
const NOTHING: Found = {
  ...{ categories: [], pages: [], products: [], posts: [], faqs: [], locations: [] },
  ...{ more: [], part: null, moved: {} },
};

/**
 * The synonyms that were read last. A search uses them at once and reads the present ones in the same round trip. Only if
 * the owner has changed them, it runs again.
 */
let known: Synonyms = defaultSettings.synonyms;

/** Searches everything public by its words: categories, fixed pages, products, posts, questions and locations. */
export const search = new Hono<AppEnv>().get('/', queryParams(searchQuery), async (c) => {
  const { q, em, apos } = c.req.valid('query');
  const part = em ? { kind: em, after: apos } : null;
  if (postalDigits(q)) return c.json<Answer, 200>({ ...NOTHING, isPostalCode: true }, 200);
  if (searchTerms(q).length === 0) {
    return c.json<Answer, 200>(NOTHING, 200);
  }
  const cities = citiesMeant(q);
  const termsBy = (synonyms: Synonyms) => searchTerms(q, [...synonyms, ...cities]);
  const used = known;
  const [atFirst, [row]] = await Promise.all([calledSo(c, termsBy(used), part), c.var.read(settingsOverrides)]);
  known = mergeSettings(row?.overrides).synonyms;
  const terms = termsBy(known);
  const called = same(used, known) ? atFirst : await calledSo(c, terms, part);
  return c.json<Answer, 200>(isNothing(called) && terms.some(hasClues) ? await foundBy(c, terms, part) : called, 200);
});

const hasClues = ({ clues }: Term) => clues.length > 0;
const isNothing = ({ moved: _, part: _part, ...found }: Found) =>
  Object.values(found).every((rows) => rows.length === 0);

/**
 * Searches for the words as they were typed. Mistyped words are guessed only if this finds nothing, because to compare
 * letter by letter is the slowest part, and takes another round trip.
 */
function calledSo(c: Context<AppEnv>, terms: Term[], part: Part | null): Promise<Found> {
  return foundBy(
    c,
    terms.map((term) => ({ ...term, clues: [] })),
    part,
  );
}

async function foundBy(c: Context<AppEnv>, terms: Term[], part: Part | null): Promise<Found> {
  const after = part?.after ?? 0;
  const limitOf = (of: Kind) => (part ? (of === PAGED[part.kind] ? PAGE_SIZE : 0) : LIMITS[of]);
  /** Number of rows to read. One more than is shown tells whether there are others. */
  const enough = (of: Kind) => (limitOf(of) > 0 && after < DEPTH ? after + limitOf(of) + 1 : 0);
  const excluded = excludedBy(terms.flatMap(({ words }) => words));
  const [allCategories, products, titled, mentioning, allFaqs, locations] = await Promise.all([
    c.var.read(categoriesToSearch),
    c.var.read(productsFound, terms, enough('products') + (excluded.length > 0 ? TO_CHECK : 0)),
    c.var.read(postsTitled, terms, enough('posts')),
    c.var.read(postsMentioning, terms, 2 * enough('posts')),
    c.var.read(activeFaqs),
    c.var.read(locationsFound, terms, enough('locations')),
  ]);
  const found = {
    categories: foundAmong(allCategories, categorySearchText, terms),
    pages: foundAmong(pagesToSearch(allCategories), pageSearchText, terms),
    // The words of a product may say what its label contradicts.
    products: products.filter((row) => isWithout(row, excluded)),
    posts: [...titled, ...mentioning.filter(({ id }) => !titled.some((post) => post.id === id))],
    faqs: foundAmong(allFaqs, faqSearchText, terms),
    locations,
  };
  const shown = <Row>(rows: Row[], of: Kind) => rows.slice(after, after + limitOf(of));
  return {
    categories: shown(found.categories, 'categories').map(({ packSize: _, rank: _rank, ...category }) => category),
    pages: shown(found.pages, 'pages').map(withoutRank),
    products: shown(found.products, 'products').map(productCard),
    posts: shown(found.posts, 'posts').map(dated),
    faqs: shown(found.faqs, 'faqs').map(({ id, question, answer }) => ({ id, question, answer })),
    locations: shown(found.locations, 'locations'),
    more: KINDS.filter((of) => enough(of) > 0 && found[of].length >= enough(of) && after + PAGE_SIZE < DEPTH),
    part,
    moved: movedAmong(allCategories),
  };
}

function withoutRank<Row extends { rank: number }>({ rank: _, ...row }: Row) {
  return row;
}
