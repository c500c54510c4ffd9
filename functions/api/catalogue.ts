import type { MiddlewareHandler } from 'hono';
import { type Filters, readFilters } from '../../src/shared/catalogue/filters';
import { matching } from '../../src/shared/catalogue/matching';
import type { CatalogueParameter } from '../../src/shared/catalogue/parameters';
import { allergensAmong, cardFacts, namesAny, suited } from '../../src/shared/catalogue/suitability';
import type { Image } from '../../src/shared/image';
import type { Allergen } from '../../src/shared/label/regulation';
import type { Declaration } from '../../src/shared/label/statements';
import type { Nutrition } from '../../src/shared/nutrition-facts';
import type { ProductCard } from '../../src/shared/product';
import type { AppEnv } from '../env';

type Row = Omit<ProductCard, 'image' | 'facts'> & Declaration & { images: Image[]; nutrition: Nutrition | null };

/** Products that suit, as cards, and what can be asked of all of them. */
export type Catalogue = { products: ProductCard[]; filters: Filters; allergens: Allergen[] };

type Asked = { line: string | undefined; filters: Filters };

/** What an address asks of the catalogue, under the names that it has there: one schema reads both. */
export const asked: MiddlewareHandler<
  AppEnv,
  string,
  { in: { query: Partial<Record<CatalogueParameter, string | string[]>> }; out: { query: Asked } }
> = async (c, next) => {
  c.req.addValidatedData('query', { line: c.req.query('linha'), filters: readFilters(new URL(c.req.url).search) });
  await next();
};

export function catalogueOf(rows: Row[], filters: Filters): Catalogue {
  const products = matching(
    rows.map((row) => ({ row, ...suited(row) })),
    filters,
  )
    .map(({ row }) => row)
    // Whoever is allergic is not to pay for what an editor forgot to declare.
    .filter(({ ingredients }) => filters.without.length === 0 || !namesAny(ingredients, filters.without));
  return { products: products.map(productCard), filters, allergens: allergensAmong(rows) };
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
