import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { CartKey } from '../../src/shared/cart';
import type { Term } from '../../src/shared/search-terms';
import { packColumns } from './categories';
import { sharedAppearanceIn } from './columns';
import type { Database } from './database';
import { asked, askedBy, isAsked, isAskedBySite, productOn } from './product-addresses';
import { categories, productCounts, products } from './schema';
import { byRank, isFound, productText, rankOf } from './search';
import { isAmong } from './sql-lists';

/** `hasWholeSheet`, told by the database. */
export const hasPage = sql`(
  ${products.longDescription} IS NOT NULL AND ${products.nutrition} IS NOT NULL AND json_array_length(${products.benefits}) > 0
)`;

/** What visitors see without a picture. */
export const isWithoutPicture = sql`${products.active} = 1 AND json_array_length(${products.images}) = 0`;

/**
 * Whether the declared energy misses what the macronutrients give, by the rule of `nutrition-check.ts`. To the letter as in
 * the index `products_energy_off`, or the database would look through every product.
 */
export const isEnergyOff = sql`abs(
  (${products.nutrition} ->> '$.calories') - round(
    (${products.nutrition} ->> '$.carbs') * 4 + (${products.nutrition} ->> '$.proteins') * 4
    + (${products.nutrition} ->> '$.fats') * 9 + coalesce(${products.nutrition} ->> '$.fibers', 0) * 2, 6)
) > round(round(
    (${products.nutrition} ->> '$.carbs') * 4 + (${products.nutrition} ->> '$.proteins') * 4
    + (${products.nutrition} ->> '$.fats') * 9 + coalesce(${products.nutrition} ->> '$.fibers', 0) * 2, 6) * 0.2, 6)`;

/** What a product says of its ingredients. */
export const declaration = {
  ingredients: products.ingredients,
  contains: products.contains,
  mayContain: products.mayContain,
  gluten: products.gluten,
  lactose: products.lactose,
  vegan: products.vegan,
  caffeine: products.caffeine,
};

export const card = {
  category: products.category,
  number: products.number,
  name: products.name,
  priceCents: products.priceCents,
  description: products.description,
  images: products.images,
  hasPage: sql<boolean>`${hasPage}`.mapWith(Boolean).as('has_page'),
  nutrition: products.nutrition,
  ...declaration,
};

/** D1 answers a batch with objects: two columns of one name would become one. */
export const lineName = { categoryName: sql<string>`${categories.name}`.as('category_name') };

const FEATURED_COUNT = 3;

/** The dearest first, as on the owner's home; then in the order of the catalogue. */
export function featuredProducts(db: Database) {
  return db
    .select(card)
    .from(products)
    .where(and(eq(products.featured, true), eq(products.active, true)))
    .orderBy(desc(products.priceCents), asc(products.number))
    .limit(FEATURED_COUNT);
}

const ofLine = (category: string | SQL, beyond: number) =>
  and(eq(products.active, true), eq(products.category, category), gt(products.number, beyond));

/** Those behind a number, and no more than are wanted. */
export function productsOfCategory(db: Database, category: string | SQL, beyond = 0, limit = -1) {
  return db.select(card).from(products).where(ofLine(category, beyond)).orderBy(asc(products.number)).limit(limit);
}

/** How many products there are in the lines, and of which allergens; of one line alone where it is named. */
export function countsOfProducts(db: Database, category?: string | SQL) {
  const { fact, products: count } = productCounts;
  return db
    .select({ category: productCounts.category, fact, count })
    .from(productCounts)
    .where(category === undefined ? undefined : eq(productCounts.category, category));
}

/** All of them, line by line. */
export function catalogue(db: Database) {
  return db
    .select(card)
    .from(products)
    .innerJoin(categories, eq(categories.key, products.category))
    .where(eq(products.active, true))
    .orderBy(asc(categories.position), asc(products.number));
}

/** The products of a line that have a page, in the order of the catalogue. */
export function flavoursOf(db: Database, category: string | SQL, limit: number) {
  return db
    .select({ number: products.number, name: products.name, images: products.images })
    .from(products)
    .where(and(eq(products.active, true), eq(products.category, category), hasPage))
    .orderBy(asc(products.number))
    .limit(limit);
}

/** Of a product that has moved, or whose line has, its own number and the line's address tell where it stands now. */
export function productWithSheet(db: Database, line: string, number: number) {
  return db
    .select({
      category: products.category,
      number: products.number,
      name: products.name,
      priceCents: products.priceCents,
      description: products.description,
      images: products.images,
      longDescription: sql<string>`${products.longDescription}`.as('long_description'),
      benefits: products.benefits,
      nutrition: products.nutrition,
      ...declaration,
      ...sharedAppearanceIn(products),
      ...lineName,
      line: categories.address,
      ...packColumns,
    })
    .from(products)
    .innerJoin(categories, eq(categories.key, products.category))
    .where(and(eq(products.id, productOn(sql`${line}`, sql`${number}`)), eq(products.active, true), hasPage));
}

export function productAddresses(db: Database) {
  return db
    .select({
      category: products.category,
      number: products.number,
      updatedAt: products.updatedAt,
      hasPage: card.hasPage,
    })
    .from(products)
    .where(eq(products.active, true))
    .orderBy(asc(products.category), asc(products.number));
}

/** Those of a line that can be ordered, in the order of the catalogue. */
export function orderableOf(db: Database, category: string | SQL, limit: number) {
  return db
    .select(card)
    .from(products)
    .where(and(ofLine(category, 0), hasPage))
    .orderBy(asc(products.number))
    .limit(limit);
}

/** Those that the terms name, by name before description. */
export function productsFound(db: Database, terms: Term[], limit: number) {
  return db
    .select({ ...card, rank: rankOf(productText, terms) })
    .from(products)
    .where(and(sql`${products.active} = 1`, isFound))
    .orderBy(byRank, asc(products.category), asc(products.number))
    .limit(limit);
}

/** What a cart shows of each product that stands at one of these addresses, or did before it moved, where it is still sold. */
export function productsNamed(db: Database, names: CartKey[]) {
  const { category, number, name, priceCents, images } = products;
  const row = { category, number, name, priceCents, images, ...lineName, ...packColumns, ...askedBy };
  return db
    .select(row)
    .from(asked(names))
    .innerJoin(products, isAsked)
    .innerJoin(categories, eq(categories.key, products.category));
}

/** What those are called whose pages stand at these addresses, or did. */
export function productsSeen(db: Database, names: CartKey[]) {
  return db
    .select({ name: products.name, ...askedBy })
    .from(asked(names))
    .innerJoin(products, isAskedBySite);
}

/** Their cards, in the order in which they were asked for. */
export function cardsNamed(db: Database, names: CartKey[]) {
  return db
    .select({ ...card, ...askedBy })
    .from(asked(names))
    .innerJoin(products, isAsked)
    .orderBy(sql`asked.key`);
}

/** The same with what their labels say, in the order in which they were asked for; those that have a page. */
export function productsCompared(db: Database, names: CartKey[]) {
  return db
    .select({
      category: products.category,
      number: products.number,
      name: products.name,
      priceCents: products.priceCents,
      images: products.images,
      nutrition: products.nutrition,
      ...declaration,
    })
    .from(asked(names))
    .innerJoin(products, and(isAsked, hasPage))
    .orderBy(sql`asked.key`);
}

/** Those of these ids that visitors can open. The plus keeps the database from looking through all that are active. */
export function productsToShow(db: Database, ids: readonly number[]) {
  return db
    .select({ id: products.id, ...card })
    .from(products)
    .where(and(isAmong(products.id, ids), sql`+${products.active} = 1`, hasPage));
}

/** Those that have a page, line by line in the order of the catalogue, of each line no more than so many. */
export function comparableProducts(db: Database, ofLine: number) {
  return db
    .select({ category: products.category, number: products.number, name: products.name })
    .from(categories)
    .innerJoin(
      products,
      sql`${products.id} IN (
        SELECT id FROM ${products} WHERE ${products.category} = ${categories.key} AND ${products.active} = 1 AND ${hasPage}
        ORDER BY ${products.number} LIMIT ${ofLine}
      )`,
    )
    .orderBy(asc(categories.position), asc(products.number));
}
