import { type Context, Hono } from 'hono';
import { isWithout } from '../../src/shared/catalogue/suitability';
import type { CategoryFound } from '../../src/shared/category';
import type { MovedCategories } from '../../src/shared/category-path';
import { movedAmong } from '../../src/shared/category-path';
import { defaultSettings } from '../../src/shared/default-settings';
import type { FaqFound } from '../../src/shared/faq';
import { excludedBy } from '../../src/shared/label/free-of';
import type { LocationFound } from '../../src/shared/location';
import { same } from '../../src/shared/merge';
import type { PostCard } from '../../src/shared/post';
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

/** Maximum number of results of each kind. One more is read, to show whether there are others. */
const LIMITS = { categories: 6, pages: 4, products: 12, posts: 6, faqs: 4, locations: 12 };
type Kind = keyof typeof LIMITS;
/** Maximum number of products to check by their labels, of which some may not be shown. */
const TO_CHECK = 100;

type Found = {
  categories: CategoryFound[];
  pages: PageFound[];
  products: ProductCard[];
  posts: PostCard[];
  faqs: FaqFound[];
  locations: LocationFound[];
  /** Kinds with more results than are shown. */
  more: Kind[];
  /** Moved categories, for clients that build links but know no page of the site. */
  moved: MovedCategories;
};
const NOTHING: Found = {
  ...{ categories: [], pages: [], products: [], posts: [], faqs: [], locations: [] },
  ...{ more: [], moved: {} },
};

/**
 * The synonyms that were read last. A search uses them at once and reads the present ones in the same round trip. Only if
 * the owner has changed them, it runs again.
 */
let known: Synonyms = defaultSettings.synonyms;

/** Searches everything public by its words: categories, fixed pages, products, posts, questions and locations. */
export const search = new Hono<AppEnv>().get('/', queryParams(z.object({ q: z.string().optional() })), async (c) => {
  const { q = '' } = c.req.valid('query');
  if (searchTerms(q).length === 0) {
    return c.json<Found, 200>(NOTHING, 200);
  }
  const used = known;
  const [atFirst, [row]] = await Promise.all([calledSo(c, searchTerms(q, used)), c.var.read(settingsOverrides)]);
  known = mergeSettings(row?.overrides).synonyms;
  const terms = searchTerms(q, known);
  const called = same(used, known) ? atFirst : await calledSo(c, terms);
  return c.json<Found, 200>(isNothing(called) && terms.some(hasClues) ? await foundBy(c, terms) : called, 200);
});

const hasClues = ({ clues }: Term) => clues.length > 0;
const isNothing = ({ moved: _, ...found }: Found) => Object.values(found).every((rows) => rows.length === 0);

/**
 * Searches for the words as they were typed. Mistyped words are guessed only if this finds nothing, because to compare
 * letter by letter is the slowest part, and takes another round trip.
 */
function calledSo(c: Context<AppEnv>, terms: Term[]): Promise<Found> {
  return foundBy(
    c,
    terms.map((term) => ({ ...term, clues: [] })),
  );
}

async function foundBy(c: Context<AppEnv>, terms: Term[]): Promise<Found> {
  const excluded = excludedBy(terms.flatMap(({ words }) => words));
  const [allCategories, found, titled, mentioning, allFaqs, locations] = await Promise.all([
    c.var.read(categoriesToSearch),
    c.var.read(productsFound, terms, excluded.length > 0 ? TO_CHECK : LIMITS.products + 1),
    c.var.read(postsTitled, terms, LIMITS.posts + 1),
    c.var.read(postsMentioning, terms, 2 * LIMITS.posts + 1),
    c.var.read(activeFaqs),
    c.var.read(locationsFound, terms, LIMITS.locations + 1),
  ]);
  // The words of a product may say what its label contradicts.
  const products = found.filter((row) => isWithout(row, excluded));
  const posts = [...titled, ...mentioning.filter(({ id }) => !titled.some((post) => post.id === id))];
  const categories = foundAmong(allCategories, categorySearchText, terms);
  const pages = foundAmong(pagesToSearch(allCategories), pageSearchText, terms);
  const faqs = foundAmong(allFaqs, faqSearchText, terms);
  const counts = Object.entries({ categories, pages, products, posts, faqs, locations });
  return {
    categories: categories.slice(0, LIMITS.categories).map(({ packSize: _, rank: _rank, ...category }) => category),
    pages: pages.slice(0, LIMITS.pages).map(withoutRank),
    products: products.slice(0, LIMITS.products).map(productCard),
    posts: posts.slice(0, LIMITS.posts).map(dated),
    faqs: faqs.slice(0, LIMITS.faqs).map(({ id, question, answer }) => ({ id, question, answer })),
    locations: locations.slice(0, LIMITS.locations),
    more: counts.flatMap(([kind, rows]) => (isKind(kind) && rows.length > LIMITS[kind] ? [kind] : [])),
    moved: movedAmong(allCategories),
  };
}

const isKind = (word: string): word is Kind => Object.hasOwn(LIMITS, word);

function withoutRank<Row extends { rank: number }>({ rank: _, ...row }: Row) {
  return row;
}
