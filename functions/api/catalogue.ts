import type { MiddlewareHandler } from 'hono';
import { type CartKey, isSame } from '../../src/shared/cart';
import { chosenFilters } from '../../src/shared/catalogue/chosen-filters';
import { productWord, readCompared, readProductWord } from '../../src/shared/catalogue/compared';
import { deadEnds, type Filters, filterPairs, NO_FILTERS, readFilters } from '../../src/shared/catalogue/filters';
import { type Figure, lineFigures } from '../../src/shared/catalogue/line-figures';
import { matching, type Suited } from '../../src/shared/catalogue/matching';
import type { CatalogueParameter } from '../../src/shared/catalogue/parameters';
import { cardFacts, namesAny, suited } from '../../src/shared/catalogue/suitability';
import type { Image } from '../../src/shared/image';
import { ALLERGEN_CODES, type Allergen } from '../../src/shared/label/regulation';
import type { Declaration } from '../../src/shared/label/statements';
import type { Nutrition } from '../../src/shared/nutrition-facts';
import type { ProductCard } from '../../src/shared/product';
import type { AppEnv } from '../env';
import { noStore } from '../http/no-store';

type Row = Omit<ProductCard, 'image' | 'facts'> & Declaration & { images: Image[]; nutrition: Nutrition | null };

/** One page of the matching products as cards, with the filter options for all of them. */
export type Catalogue = {
  products: ProductCard[];
  /** Number of matching products. */
  total: number;
  /** Cursor of the next page. */
  next: string | null;
  /** The chosen filters, if there are any. */
  filters?: Filters;
  allergens: Allergen[];
  /** Options that would match nothing. Empty if not all products were read. */
  deadEnds: string[];
  /** If no product matches: how many would without each chosen filter. */
  matchingWithout?: number[];
  /** Figures of a whole line, if the page holds it. */
  figures?: Figure[];
};

type Asked = { line: string | undefined; after: CartKey | undefined; filters: Filters; compared: CartKey[] };
type Count = { fact: string; count: number };

/** Number of products on a page, and the number up to which all that remain are on it: the next would hold but a few. */
type PageSize = { size: number; whole: number };

/** Rows of three. A line of some thousand products must not answer with much more than one of ten. */
export const LINE_PAGE: PageSize = { size: 15, whole: 24 };
export const CATALOGUE_PAGE: PageSize = { size: 36, whole: 36 };

/** Parses a catalogue query. API and site use the same parameter names, so one schema reads both. */
export const catalogueQuery: MiddlewareHandler<
  AppEnv,
  string,
  { in: { query: Partial<Record<CatalogueParameter, string | string[]>> }; out: { query: Asked } }
> = async (c, next) => {
  const { search } = new URL(c.req.url);
  const behind = c.req.query('apos');
  const after = readProductWord(behind ?? '') ?? undefined;
  if (behind && !after) noStore(c);
  c.req.addValidatedData('query', {
    line: c.req.query('linha'),
    after,
    filters: readFilters(search),
    compared: readCompared(search),
  });
  await next();
};

/** Filters all products of a line, or of the catalogue, and returns one page. Only reading all of them finds the matches. */
export function suitingOf(
  rows: Row[],
  { filters, after }: Pick<Asked, 'filters' | 'after'>,
  size: PageSize,
): Omit<Catalogue, 'allergens'> {
  const known = rows.map((row) => ({ row, ...suited(row) }));
  const safely = (wanted: Filters) => matching(known, wanted).filter(isSafe(wanted));
  const suiting = safely(filters).map(({ row }) => row);
  // If the product of the cursor no longer matches, the list starts again from the beginning.
  const start = after ? suiting.findIndex((row) => isSame(row, after)) + 1 : 0;
  return {
    ...pageOfCards(suiting.slice(start), size),
    total: suiting.length,
    ...(filterPairs(filters).length > 0 && { filters }),
    deadEnds: deadEndsAmong(known, filters),
    ...(suiting.length === 0 && {
      matchingWithout: chosenFilters(filters).map(({ without }) => safely(without).length),
    }),
  };
}

/** Returns whether the product of the cursor is among these rows. Always true for the first page, without a cursor. */
export function standsAmong(rows: CartKey[], after: CartKey | undefined): boolean {
  return after === undefined || rows.some((row) => isSame(row, after));
}

type Known = Suited & { row: Pick<Row, 'ingredients'> };

/** Also checks the ingredients, because an editor may have forgotten to declare an allergen. */
const isSafe =
  ({ without }: Filters) =>
  ({ row }: Known) =>
    without.length === 0 || !namesAny(row.ingredients, without);

function deadEndsAmong(known: Known[], filters: Filters): string[] {
  return known.length > 0 ? deadEnds(filters, (wanted) => matching(known, wanted).some(isSafe(wanted))) : [];
}

/** Returns a page of an unfiltered line. Its dead ends and figures are known only if the page holds all products. */
export function wholeLine(rows: Row[], isFirst: boolean): Omit<Catalogue, 'allergens' | 'total'> {
  const known = isFirst && rows.length <= LINE_PAGE.whole ? rows.map((row) => ({ row, ...suited(row) })) : [];
  return {
    ...pageOfCards(rows, LINE_PAGE),
    deadEnds: deadEndsAmong(known, NO_FILTERS),
    figures: lineFigures(known),
  };
}

/** Returns the page that these rows begin with. The address of the last card is the cursor of the next page. */
function pageOfCards(rows: Row[], { size, whole }: PageSize): Pick<Catalogue, 'products' | 'next'> {
  const hasMore = rows.length > whole;
  const products = (hasMore ? rows.slice(0, size) : rows).map(productCard);
  const last = hasMore ? products.at(-1) : undefined;
  return { products, next: last ? productWord(last) : null };
}

/** Sums the counts of the lines: the number of products, and the allergens that occur. */
export function totalsOf(counts: Count[]): Pick<Catalogue, 'total' | 'allergens'> {
  const total = counts.reduce((sum, { fact, count }) => (fact === '' ? sum + count : sum), 0);
  return { total, allergens: ALLERGEN_CODES.filter((code) => counts.some(({ fact }) => fact === code)) };
}

/** Returns a card, with the first picture of the gallery and the facts by which people choose. */
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
