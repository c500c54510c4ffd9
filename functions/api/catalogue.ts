import type { MiddlewareHandler } from 'hono';
import { type CartKey, isSame } from '../../src/shared/cart';
import { productWord, readCompared, readProductWord } from '../../src/shared/catalogue/compared';
import { deadEnds, type Filters, readFilters } from '../../src/shared/catalogue/filters';
import { matching, type Suited } from '../../src/shared/catalogue/matching';
import type { CatalogueParameter } from '../../src/shared/catalogue/parameters';
import { cardFacts, namesAny, suited } from '../../src/shared/catalogue/suitability';
import type { Image } from '../../src/shared/image';
import { ALLERGEN_CODES, type Allergen } from '../../src/shared/label/regulation';
import type { Declaration } from '../../src/shared/label/statements';
import type { Nutrition } from '../../src/shared/nutrition-facts';
import type { ProductCard } from '../../src/shared/product';
import type { AppEnv } from '../env';
import { keepNothing } from '../http/not-kept';

type Row = Omit<ProductCard, 'image' | 'facts'> & Declaration & { images: Image[]; nutrition: Nutrition | null };

/** A page of the products that suit, as cards, and what can be asked of all of them. */
export type Catalogue = {
  products: ProductCard[];
  /** How many suit. */
  total: number;
  /** What goes on behind this page. */
  next: string | null;
  filters: Filters;
  allergens: Allergen[];
  /** The options that would leave nothing; none where not all products were looked at. */
  deadEnds: string[];
};

type Asked = { line: string | undefined; after: CartKey | undefined; filters: Filters; compared: CartKey[] };
type Count = { fact: string; count: number };

/** What a page holds, of one line and of the catalogue. */
export const LINE_PAGE = 24;
export const CATALOGUE_PAGE = 36;

/** What an address asks of the catalogue, under the names that it has there: one schema reads both. */
export const asked: MiddlewareHandler<
  AppEnv,
  string,
  { in: { query: Partial<Record<CatalogueParameter, string | string[]>> }; out: { query: Asked } }
> = async (c, next) => {
  const { search } = new URL(c.req.url);
  const behind = c.req.query('apos');
  const after = readProductWord(behind ?? '') ?? undefined;
  if (behind && !after) keepNothing(c);
  c.req.addValidatedData('query', {
    line: c.req.query('linha'),
    after,
    filters: readFilters(search),
    compared: readCompared(search),
  });
  await next();
};

/** Of all the products of a line, or of every one, a page of those that suit: in no other way does one know which do. */
export function suitingOf(
  rows: Row[],
  { filters, after }: Pick<Asked, 'filters' | 'after'>,
  size: number,
): Omit<Catalogue, 'allergens'> {
  const known = rows.map((row) => ({ row, ...suited(row) }));
  const suiting = matching(known, filters)
    .filter(isSafe(filters))
    .map(({ row }) => row);
  // Behind one that suits no longer the list begins anew.
  const start = after ? suiting.findIndex((row) => isSame(row, after)) + 1 : 0;
  return {
    ...pageOfCards(suiting.slice(start), size),
    total: suiting.length,
    filters,
    deadEnds: deadEndsAmong(known, filters),
  };
}

/** Whether the product stands among these behind which a page begins; one that begins with the first asks for none. */
export function standsAmong(rows: CartKey[], after: CartKey | undefined): boolean {
  return after === undefined || rows.some((row) => isSame(row, after));
}

type Known = Suited & { row: Pick<Row, 'ingredients'> };

/** Whoever is allergic is not to pay for what an editor forgot to declare. */
const isSafe =
  ({ without }: Filters) =>
  ({ row }: Known) =>
    without.length === 0 || !namesAny(row.ingredients, without);

function deadEndsAmong(known: Known[], filters: Filters): string[] {
  return known.length > 0 ? deadEnds(filters, (wanted) => matching(known, wanted).some(isSafe(wanted))) : [];
}

/** The page of a line of which nothing is asked: what leads nowhere is known where it holds all products. */
export function wholeLine(rows: Row[], filters: Filters, isFirst: boolean): Omit<Catalogue, 'allergens' | 'total'> {
  const known = isFirst && rows.length <= LINE_PAGE ? rows.map((row) => ({ row, ...suited(row) })) : [];
  return { ...pageOfCards(rows, LINE_PAGE), filters, deadEnds: deadEndsAmong(known, filters) };
}

/** The page that these rows begin with; the last card's address leads on. */
function pageOfCards(rows: Row[], size: number): Pick<Catalogue, 'products' | 'next'> {
  const products = rows.slice(0, size).map(productCard);
  const last = rows.length > size ? products.at(-1) : undefined;
  return { products, next: last ? productWord(last) : null };
}

/** What is counted of the lines: how many products they have, and which allergens. */
export function told(counts: Count[]): Pick<Catalogue, 'total' | 'allergens'> {
  const total = counts.reduce((sum, { fact, count }) => (fact === '' ? sum + count : sum), 0);
  return { total, allergens: ALLERGEN_CODES.filter((code) => counts.some(({ fact }) => fact === code)) };
}

/** A card shows the first picture of the gallery, and of the data sheet what one chooses by. */
export function productCard({
  category,
  number,
  name,
  priceCents,
  description,
  hasPage,
  images,
  ...sheet
}: Row): ProductCard {
  return {
    category,
    number,
    name,
    priceCents,
    description,
    image: images[0] ?? null,
    hasPage,
    facts: cardFacts(sheet),
  };
}
