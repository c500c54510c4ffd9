import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { CartKey } from '../../src/shared/cart';
import { labelled } from '../../src/shared/label/free-of';
import type { Term } from '../../src/shared/search-terms';
import { type CategoryRef, keyOf, packColumns } from './categories';
import { sharedAppearanceIn } from './columns';
import type { Database } from './database';
import { asked, askedBy, isAsked, isAskedBySite, productOn } from './product-addresses';
import { categories, productCounts, products } from './schema';
import { byRank, isFound, productText, rankOf } from './search';
import { isAmong } from './sql-lists';

/** The rule of `hasWholeSheet`, in SQL. */
export const hasPage = sql`(
  ${products.longDescription} IS NOT NULL AND ${products.nutrition} IS NOT NULL AND json_array_length(${products.benefits}) > 0
)`;

/** Condition for an active product without a picture. */
export const isWithoutPicture = sql`${products.active} = 1 AND json_array_length(${products.images}) = 0`;

/**
 * Condition that the declared energy differs from that of the macronutrients, by the rule of `nutrition-check.ts`. It
 * must match the index `products_energy_off` literally, or SQLite scans every product.
 */
export const isEnergyOff = sql`abs(
  (${products.nutrition} ->> '$.calories') - round(
    (${products.nutrition} ->> '$.carbs') * 4 + (${products.nutrition} ->> '$.proteins') * 4
    + (${products.nutrition} ->> '$.fats') * 9 + coalesce(${products.nutrition} ->> '$.fibers', 0) * 2, 6)
) > round(round(
    (${products.nutrition} ->> '$.carbs') * 4 + (${products.nutrition} ->> '$.proteins') * 4
    + (${products.nutrition} ->> '$.fats') * 9 + coalesce(${products.nutrition} ->> '$.fibers', 0) * 2, 6) * 0.2, 6)`;

/** Columns with ingredients, allergens and the like. */
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

/** Name of the line, under an alias: D1 returns rows of a batch as objects, so equal column names would collide. */
export const lineName = { categoryName: sql<string>`${categories.name}`.as('category_name') };

const FEATURED_COUNT = 3;

/** Selects featured products, most expensive first, as on the owner's home page; at the same price by number. */
export function featuredProducts(db: Database) {
  return db
    .select(card)
    .from(products)
    .where(and(eq(products.featured, true), eq(products.active, true)))
    .orderBy(desc(products.priceCents), asc(products.number))
    .limit(FEATURED_COUNT);
}

const ofLine = (line: CategoryRef, beyond: number) =>
  and(eq(products.active, true), eq(products.category, keyOf(line)), gt(products.number, beyond));

/** Selects the products of a line after number `beyond`, at most `limit`. */
export function productsOfCategory(db: Database, line: CategoryRef, beyond = 0, limit = -1) {
  return db.select(card).from(products).where(ofLine(line, beyond)).orderBy(asc(products.number)).limit(limit);
}

/** Selects the counts of products per line, in total and by allergen; with `line`, of that line only. */
export function countsOfProducts(db: Database, line?: CategoryRef) {
  const { fact, products: count } = productCounts;
  return db
    .select({ category: productCounts.category, fact, count })
    .from(productCounts)
    .where(line && eq(productCounts.category, keyOf(line)));
}

/** Selects all active products, line by line. */
export function catalogue(db: Database) {
  return db
    .select(card)
    .from(products)
    .innerJoin(categories, eq(categories.key, products.category))
    .where(eq(products.active, true))
    .orderBy(asc(categories.position), asc(products.number));
}

/** Selects the products of a line that have a page, in catalogue order. */
export function flavoursOf(db: Database, line: CategoryRef, limit: number) {
  return db
    .select({ number: products.number, name: products.name, images: products.images })
    .from(products)
    .where(and(eq(products.active, true), eq(products.category, keyOf(line)), hasPage))
    .orderBy(asc(products.number))
    .limit(limit);
}

/** Selects the product of a page with its data sheet: `address` is that of its line. Both may be former addresses. */
export function productWithSheet(db: Database, address: string, number: number) {
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
      address: categories.address,
      ...packColumns,
    })
    .from(products)
    .innerJoin(categories, eq(categories.key, products.category))
    .where(and(eq(products.id, productOn(sql`${address}`, sql`${number}`)), eq(products.active, true), hasPage));
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

/** Selects the products of a line that can be ordered, in catalogue order. */
export function orderableOf(db: Database, line: CategoryRef, limit: number) {
  return db
    .select(card)
    .from(products)
    .where(and(ofLine(line, 0), hasPage))
    .orderBy(asc(products.number))
    .limit(limit);
}

/** Selects products that match the terms; matches in the name come before those in the description. */
export function productsFound(db: Database, terms: Term[], limit: number) {
  const { id, category, number } = products;
  const wanted = terms.map(({ words, ...term }) => ({ ...term, words: words.map(labelled) }));
  // The long text once: the rank repeats it for each word, and D1 limits the length of a query.
  const texts = db
    .select({ id, category, number, text: productText.as('text') })
    .from(products)
    .where(sql`${products.active} = 1`)
    .as('texts');
  const ranked = db
    .select({ id: texts.id, rank: rankOf(sql`${texts.text}`, wanted) })
    .from(texts)
    .where(isFound)
    .orderBy(byRank, asc(texts.category), asc(texts.number))
    .limit(limit)
    .as('ranked');
  return db
    .select(card)
    .from(ranked)
    .innerJoin(products, eq(products.id, ranked.id))
    .orderBy(byRank, asc(products.category), asc(products.number));
}

/** Selects what a cart shows of the products that have, or had, these addresses and are still sold. */
export function productsNamed(db: Database, names: CartKey[]) {
  const { category, number, name, priceCents, images } = products;
  const row = { category, number, name, priceCents, images, ...lineName, ...packColumns, ...askedBy };
  return db
    .select(row)
    .from(asked(names))
    .innerJoin(products, isAsked)
    .innerJoin(categories, eq(categories.key, products.category));
}

/** Selects the names of the products whose pages have, or had, these addresses. */
export function productsSeen(db: Database, names: CartKey[]) {
  return db
    .select({ name: products.name, ...askedBy })
    .from(asked(names))
    .innerJoin(products, isAskedBySite);
}

/** Selects the cards of products, in the order of the request. */
export function cardsNamed(db: Database, names: CartKey[]) {
  return db
    .select({ ...card, ...askedBy })
    .from(asked(names))
    .innerJoin(products, isAsked)
    .orderBy(sql`asked.key`);
}

/** Selects products with their label data, in the order of the request, if they have a page. */
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

/** Selects those of these products that visitors can open. The unary plus avoids a scan of all active products. */
export function productsToShow(db: Database, ids: readonly number[]) {
  return db
    .select({ id: products.id, ...card })
    .from(products)
    .where(and(isAmong(products.id, ids), sql`+${products.active} = 1`, hasPage));
}

/** Selects products that have a page, line by line in catalogue order, at most `ofLine` per line. */
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
