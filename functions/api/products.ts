import { Hono } from 'hono';
import { type CartKey, isSame, PRODUCTS_ASKED } from '../../src/shared/cart';
import type { CurrentProduct } from '../../src/shared/cart-refresh';
import { filterPairs } from '../../src/shared/catalogue/filters';
import { categoryKey } from '../../src/shared/category';
import { packOf } from '../../src/shared/pack';
import type { CurrentCard, ProductCard } from '../../src/shared/product';
import { z } from '../../src/shared/zod';
import { allCategories, categoryAddresses } from '../db/categories';
import {
  cardsNamed,
  catalogue,
  comparableProducts,
  countsOfProducts,
  featuredProducts,
  productsCompared,
  productsNamed,
  productWithSheet,
} from '../db/products';
import type { AppEnv } from '../env';
import { orNotFound } from '../http/errors';
import { noStore } from '../http/no-store';
import { idInPath, pathParams, queryParams } from '../http/valid';
import {
  CATALOGUE_PAGE,
  type Catalogue,
  catalogueQuery,
  productCard,
  standsAmong,
  suitingOf,
  totalsOf,
} from './catalogue';
import { comparisonOf } from './comparison';
import { besideProduct, FLAVOURS_MAX, shownProduct } from './product-page';

const NOT_FOUND = { error: 'Produto não encontrado', noun: 'products' } as const;

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

export const products = new Hono<AppEnv>()
  // Returns nothing if no filter is set, like a search without words.
  .get('/suiting', catalogueQuery, async (c) => {
    const asked = c.req.valid('query');
    const isFiltered = filterPairs(asked.filters).length > 0;
    const [rows, counts, lines] = await Promise.all([
      isFiltered ? c.var.read(catalogue) : [],
      c.var.read(countsOfProducts),
      c.var.read(categoryAddresses),
    ]);
    const line = lines.find(({ key }) => key === asked.line)?.key;
    const ofLine = <Of extends { category: string }>(all: Of[]) =>
      line === undefined ? all : all.filter(({ category }) => category === line);
    const isKnown = line === asked.line && standsAmong(ofLine(rows), asked.after);
    if (!isKnown) noStore(c);
    const { allergens } = totalsOf(ofLine(counts));
    const found: Catalogue = { ...suitingOf(ofLine(rows), asked, CATALOGUE_PAGE), allergens };
    return c.json(found, 200);
  })
  .get('/featured', async (c) => {
    const rows: ProductCard[] = (await c.var.read(featuredProducts)).map(productCard);
    return c.json(rows, 200);
  })
  .get('/compared', catalogueQuery, async (c) => {
    const { compared } = c.req.valid('query');
    const [rows, offered, lines] = await Promise.all([
      compared.length > 0 ? c.var.read(productsCompared, compared) : [],
      c.var.read(comparableProducts, FLAVOURS_MAX),
      c.var.read(allCategories),
    ]);
    if (rows.length < compared.length) noStore(c);
    return c.json(comparisonOf(compared.length, rows, lines, offered), 200);
  })
  .get('/current', queryParams(cartLines), async (c) => {
    noStore(c);
    const rows = await c.var.read(productsNamed, c.req.valid('query').items);
    const products = rows.map(
      ({ images, askedCategory, askedNumber, categoryName, packSize, packDiscount, ...row }): CurrentProduct => {
        const pack = packOf({ name: categoryName, packSize, packDiscount });
        return { ...row, image: images[0]?.src ?? null, pack, ...formerlyOf(row, askedCategory, askedNumber) };
      },
    );
    return c.json(products, 200);
  })
  .get('/cards', queryParams(cartLines), async (c) => {
    noStore(c);
    const rows = await c.var.read(cardsNamed, c.req.valid('query').items);
    const cards = rows.map(({ askedCategory, askedNumber, ...row }): CurrentCard => {
      return { ...productCard(row), ...formerlyOf(row, askedCategory, askedNumber) };
    });
    return c.json(cards, 200);
  })
  .get('/:address/:number', pathParams(z.object({ address: categoryKey, number: idInPath }), NOT_FOUND), async (c) => {
    const asked = c.req.valid('param');
    const found = c.var.read(productWithSheet, asked.address, asked.number);
    const category = found.then(([row]) => row?.category ?? asked.address);
    const place = { line: { address: asked.address }, number: asked.number };
    const [[row], beside] = await Promise.all([found, besideProduct(c, category, place)]);
    const { categoryName, address, packSize, packDiscount, ...sheet } = orNotFound(row, NOT_FOUND);
    const product = shownProduct({ ...sheet, nutrition: orNotFound(sheet.nutrition ?? undefined, NOT_FOUND) });
    const pack = packOf({ name: categoryName, packSize, packDiscount });
    return c.json({ product, address, categoryName, pack, ...beside }, 200);
  });

/** Returns the address by which a product was requested, if it has moved since. */
function formerlyOf(now: CartKey, category: string, number: number): { formerly?: CartKey } {
  const formerly = { category, number };
  return isSame(formerly, now) ? {} : { formerly };
}
