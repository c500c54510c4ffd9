import { Hono } from 'hono';
import { filterPairs } from '../../src/shared/catalogue/filters';
import { type Category, categoryKey } from '../../src/shared/category';
import { z } from '../../src/shared/zod';
import { allCategories, categoryByKey } from '../db/categories';
import { countsOfProducts, productsOfCategory } from '../db/products';
import type { AppEnv } from '../env';
import { orNotFound } from '../http/errors';
import { pathParams } from '../http/valid';
import { asked, type Catalogue, LINE_PAGE, pageOfCards, suitingOf, told } from './catalogue';

const NOT_FOUND = { error: 'Categoria não encontrada', noun: 'categories' } as const;

export const categories = new Hono<AppEnv>()
  .get('/', async (c) => {
    const rows: (Category & { productCount: number })[] = await c.var.read(allCategories);
    return c.json(rows, 200);
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
    const category: Category = orNotFound(row, NOT_FOUND);
    const page = isFiltered
      ? suitingOf(products, asked, LINE_PAGE)
      : { ...pageOfCards(products, LINE_PAGE), filters: asked.filters };
    const catalogue: Catalogue = { ...told(counts), ...page };
    return c.json({ category, ...catalogue }, 200);
  });
