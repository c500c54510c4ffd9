import { type Context, Hono } from 'hono';
import { type CartKey, isSame, PRODUCTS_ASKED } from '../../src/shared/cart';
import type { CurrentProduct } from '../../src/shared/cart-refresh';
import { filterPairs } from '../../src/shared/catalogue/filters';
import { pairedByRule } from '../../src/shared/catalogue/pairing-rule';
import { categoryKey } from '../../src/shared/category';
import type { Image } from '../../src/shared/image';
import { labelNotes, labelStatements } from '../../src/shared/label/statements';
import { packOf } from '../../src/shared/pack';
import { PAIRINGS_MAX } from '../../src/shared/pairing';
import { describePicture } from '../../src/shared/picture';
import type { CurrentCard, Flavour, Product, ProductCard } from '../../src/shared/product';
import type { ProductMention } from '../../src/shared/product-mention';
import { saidOf } from '../../src/shared/search-appearance';
import { z } from '../../src/shared/zod';
import { allCategories, categoryAddresses, categoryAt } from '../db/categories';
import { chosenPairings, offeredPairings, type Place } from '../db/pairings';
import {
  cardsNamed,
  catalogue,
  comparableProducts,
  countsOfProducts,
  featuredProducts,
  flavoursOf,
  productsCompared,
  productsNamed,
  productWithSheet,
} from '../db/products';
import type { AppEnv } from '../env';
import { orNotFound } from '../http/errors';
import { keepNothing } from '../http/not-kept';
import { idInPath, pathParams, queryParams } from '../http/valid';
import { asked, CATALOGUE_PAGE, type Catalogue, productCard, standsAmong, suitingOf, totalsOf } from './catalogue';
import { comparisonOf } from './comparison';

const NOT_FOUND = { error: 'Produto não encontrado', noun: 'products' } as const;
/** Maximum number of flavours: pages must not grow with the catalogue. */
const FLAVOURS_MAX = 24;

/** `soulshake/1,soulice/2`: the lines of a cart, or favourites. */
const cartLines = z.object({
  items: z
    .string()
    .transform((items) => items.split(',').map((item) => item.split('/')))
    .pipe(
      z
        .array(z.tuple([categoryKey, idInPath]).transform(([category, number]) => ({ category, number })))
        .max(PRODUCTS_ASKED),
    ),
});

/** Returns a row with the first picture of its gallery. */
export function toCard<T extends { images: Image[] }>({
  images,
  ...row
}: T): Omit<T, 'images'> & { image: Image | null } {
  return { ...row, image: images[0] ?? null };
}

export const products = new Hono<AppEnv>()
  // Returns nothing if no filter is set, like a search without words.
  .get('/suiting', asked, async (c) => {
    const asked = c.req.valid('query');
    const isFiltered = filterPairs(asked.filters).length > 0;
    const [rows, counts, lines] = await Promise.all([
      isFiltered ? c.var.read(catalogue) : [],
      c.var.read((db) => countsOfProducts(db)),
      c.var.read(categoryAddresses),
    ]);
    const line = lines.find(({ key }) => key === asked.line)?.key;
    const ofLine = <Of extends { category: string }>(all: Of[]) =>
      line === undefined ? all : all.filter(({ category }) => category === line);
    const isKnown = line === asked.line && standsAmong(ofLine(rows), asked.after);
    if (!isKnown) keepNothing(c);
    const { allergens } = totalsOf(ofLine(counts));
    const found: Catalogue = { ...suitingOf(ofLine(rows), asked, CATALOGUE_PAGE), allergens };
    return c.json(found, 200);
  })
  .get('/featured', async (c) => {
    const rows: ProductCard[] = (await c.var.read(featuredProducts)).map(productCard);
    return c.json(rows, 200);
  })
  .get('/compared', asked, async (c) => {
    const { compared } = c.req.valid('query');
    const [rows, offered, lines] = await Promise.all([
      compared.length > 0 ? c.var.read((db) => productsCompared(db, compared)) : [],
      c.var.read((db) => comparableProducts(db, FLAVOURS_MAX)),
      c.var.read(allCategories),
    ]);
    if (rows.length < compared.length) keepNothing(c);
    return c.json(comparisonOf(compared.length, rows, lines, offered), 200);
  })
  .get('/current', queryParams(cartLines), async (c) => {
    keepNothing(c);
    const rows = await c.var.read((db) => productsNamed(db, c.req.valid('query').items));
    const products = rows.map(
      ({ images, askedCategory, askedNumber, categoryName, packSize, packDiscount, ...row }): CurrentProduct => {
        const pack = packOf({ name: categoryName, packSize, packDiscount });
        return { ...row, image: images[0]?.src ?? null, pack, ...formerlyOf(row, askedCategory, askedNumber) };
      },
    );
    return c.json(products, 200);
  })
  .get('/cards', queryParams(cartLines), async (c) => {
    keepNothing(c);
    const rows = await c.var.read((db) => cardsNamed(db, c.req.valid('query').items));
    const cards = rows.map(({ askedCategory, askedNumber, ...row }): CurrentCard => {
      return { ...productCard(row), ...formerlyOf(row, askedCategory, askedNumber) };
    });
    return c.json(cards, 200);
  })
  .get(
    '/:category/:number',
    pathParams(z.object({ category: categoryKey, number: idInPath }), NOT_FOUND),
    async (c) => {
      const { category: line, number } = c.req.valid('param');
      const found = c.var.read((db) => productWithSheet(db, line, number));
      const own = found.then(([row]) => row?.category ?? line);
      const [[row], beside] = await Promise.all([found, besideProduct(c, { category: own, number }, categoryAt(line))]);
      const {
        categoryName,
        line: address,
        packSize,
        packDiscount,
        nutrition,
        contains,
        mayContain,
        gluten,
        lactose,
        vegan,
        caffeine,
        ...sheet
      } = orNotFound(row, NOT_FOUND);
      const declaration = { ingredients: sheet.ingredients, contains, mayContain, gluten, lactose, vegan, caffeine };
      const product: Product = {
        ...saidOf(sheet),
        nutrition: orNotFound(nutrition ?? undefined, NOT_FOUND),
        // Computed here, so that browsers need not load the words by which ingredients name allergens.
        statements: labelStatements(declaration, sheet.category),
        notes: labelNotes(declaration),
      };
      const pack = packOf({ name: categoryName, packSize, packDiscount });
      return c.json({ product, line: address, categoryName, pack, ...beside }, 200);
    },
  );

/** Returns the address by which a product was requested, if it has moved since. */
function formerlyOf(now: CartKey, category: string, number: number): { formerly?: CartKey } {
  const formerly = { category, number };
  return isSame(formerly, now) ? {} : { formerly };
}

type Beside = { category: string | Promise<string>; number: number };

/** Reads what a product's page shows besides it. `line` is SQL for its category, whose key may not be known yet. */
export async function besideProduct(
  { var: { read } }: Context<AppEnv>,
  { category, number }: Beside,
  line: Place['category'],
  typed?: readonly ProductMention[],
) {
  const place = { category: line, number };
  const [chosen, offered, flavoursFound, own] = await Promise.all([
    read((db) => chosenPairings(db, place, typed)),
    read((db) => offeredPairings(db, place)),
    read((db) => flavoursOf(db, line, FLAVOURS_MAX)),
    category,
  ]);
  const product = { category: own, number };
  const pairings = chosen.length > 0 ? chosen : pairedByRule(product, offered);
  // If nothing goes with the product, shows the next ones of its line.
  const ofLine = offered.filter((other) => other.category === product.category && !isSame(other, product));
  const related = pairings.length > 0 ? [] : ofLine.slice(0, PAIRINGS_MAX);
  const flavours = flavoursFound.map(({ images, ...flavour }): Flavour => {
    return { ...flavour, color: describePicture(images[0]?.src ?? '')?.color ?? null };
  });
  return { pairings: pairings.map(productCard), related: related.map(productCard), flavours };
}
