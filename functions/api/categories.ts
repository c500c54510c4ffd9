import { Hono } from 'hono';
import { filterPairs } from '../../src/shared/catalogue/filters';
import { type Category, categoryKey } from '../../src/shared/category';
import { type Pack, packOf } from '../../src/shared/pack';
import { z } from '../../src/shared/zod';
import { allCategories, categoryByKey } from '../db/categories';
import { countsOfProducts, orderableOf, productsOfCategory } from '../db/products';
import type { AppEnv } from '../env';
import { orNotFound } from '../http/errors';
import { pathParams } from '../http/valid';
import { asked, type Catalogue, LINE_PAGE, productCard, suitingOf, told, wholeLine } from './catalogue';

/** No page grows with the catalogue. */
const CHOICE_MAX = 36;
const NOT_FOUND = { error: 'Categoria não encontrada', noun: 'categories' } as const;

export const categories = new Hono<AppEnv>()
  .get('/', async (c) => {
    const rows = await c.var.read(allCategories);
    const lines = rows.map(({ productCount, ...row }) => {
      const { category, pack } = lineAndPack(row);
      return { ...category, productCount, ...(pack && { pack }) };
    });
    return c.json<(Category & { productCount: number; pack?: Pack })[], 200>(lines, 200);
  })
  .get('/:key', pathParams(z.object({ key: categoryKey }), NOT_FOUND), asked, async (c) => {
    const { key } = c.req.valid('param');
    const asked = c.req.valid('query');
    const isFiltered = filterPairs(asked.filters).length > 0;
    const [[row], counts, products] = await Promise.all([
      c.var.read((db) => categoryByKey(db, key)),
      c.var.read((db) => countsOfProducts(db, key)),
      c.var.read((db) =>
        isFiltered ? productsOfCategory(db, key) : productsOfCategory(db, key, asked.after?.number, LINE_PAGE + 1),
      ),
    ]);
    const { category, pack } = lineAndPack(orNotFound(row, NOT_FOUND));
    const page = isFiltered ? suitingOf(products, asked, LINE_PAGE) : wholeLine(products, asked.filters, !asked.after);
    const catalogue: Catalogue = { ...told(counts), ...page };
    return c.json({ category, pack, ...catalogue }, 200);
  })
  .get('/:key/pack', pathParams(z.object({ key: categoryKey }), NOT_FOUND), async (c) => {
    const { key } = c.req.valid('param');
    const [[row], products] = await Promise.all([
      c.var.read((db) => categoryByKey(db, key)),
      c.var.read((db) => orderableOf(db, key, CHOICE_MAX)),
    ]);
    const { category, pack } = lineAndPack(orNotFound(row, NOT_FOUND));
    return c.json({ category, pack: products.length > 0 ? pack : null, products: products.map(productCard) }, 200);
  });

type Row = Category & { packSize: number | null; packDiscount: number };

function lineAndPack({ packSize, packDiscount, ...category }: Row): { category: Category; pack: Pack | null } {
  return { category, pack: packOf({ name: category.name, packSize, packDiscount }) };
}
