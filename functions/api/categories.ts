import { Hono } from 'hono';
import { type Category, categoryKey } from '../../src/shared/category';
import { z } from '../../src/shared/zod';
import { allCategories, categoryByKey } from '../db/categories';
import { productsOfCategory } from '../db/products';
import type { AppEnv } from '../env';
import { orNotFound } from '../http/errors';
import { pathParams } from '../http/valid';
import { asked, catalogueOf } from './catalogue';

const NOT_FOUND = { error: 'Categoria não encontrada', noun: 'categories' } as const;

export const categories = new Hono<AppEnv>()
  .get('/', async (c) => {
    const rows: (Category & { productCount: number })[] = await c.var.read(allCategories);
    return c.json(rows, 200);
  })
  .get('/:key', pathParams(z.object({ key: categoryKey }), NOT_FOUND), asked, async (c) => {
    const { key } = c.req.valid('param');
    const [[row], products] = await Promise.all([
      c.var.read((db) => categoryByKey(db, key)),
      c.var.read((db) => productsOfCategory(db, key)),
    ]);
    const category: Category = orNotFound(row, NOT_FOUND);
    return c.json({ category, ...catalogueOf(products, c.req.valid('query').filters) }, 200);
  });
