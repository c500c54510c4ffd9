import { Hono } from 'hono';
import { filterPairs } from '../../src/shared/catalogue/filters';
import { type Category, categoryKey } from '../../src/shared/category';
import { type MovedCategories, movedAmong } from '../../src/shared/category-path';
import { allergensInBrief } from '../../src/shared/label/allergens';
import { same } from '../../src/shared/merge';
import { footLines, type NavigationLink } from '../../src/shared/navigation';
import { type Pack, packOf } from '../../src/shared/pack';
import { saidOf } from '../../src/shared/search-appearance';
import { z } from '../../src/shared/zod';
import { allCategories, categoriesOfEveryPage, categoryByRef, foundCategory } from '../db/categories';
import { countsOfProducts, orderableOf, productsOfCategory } from '../db/products';
import type { AppEnv } from '../env';
import { orNotFound } from '../http/errors';
import { noStore } from '../http/no-store';
import { pathParams } from '../http/valid';
import {
  type Catalogue,
  catalogueQuery,
  LINE_PAGE,
  productCard,
  standsAmong,
  suitingOf,
  totalsOf,
  wholeLine,
} from './catalogue';

/** Maximum number of categories in the footer. */
const FOOT_MAX = 12;
/** What every page knows of categories. `foot` is missing while it is as the page's script has it, which is usual. */
type OfEveryPage = { moved: MovedCategories; foot?: NavigationLink[] };
/** Maximum number of products to choose from: pages must not grow with the catalogue. */
const CHOICE_MAX = 36;
const NOT_FOUND = { error: 'Categoria não encontrada', noun: 'categories' } as const;
const atAddress = pathParams(z.object({ address: categoryKey }), NOT_FOUND);

export const categories = new Hono<AppEnv>()
  .get('/', async (c) => {
    const rows = await c.var.read(allCategories);
    const lines = rows.map(({ productCount, fromCents, ...row }) => {
      const { category, pack } = lineAndPack(row);
      return { ...category, productCount, fromCents, ...(pack && productCount > 0 && { pack }) };
    });
    return c.json<(Category & { productCount: number; fromCents: number | null; pack?: Pack })[], 200>(lines, 200);
  })
  .get('/everywhere', async (c) => {
    const rows = await c.var.read(categoriesOfEveryPage);
    const marked = rows.filter(({ highlighted }) => highlighted).map(({ key, name }) => ({ to: key, label: name }));
    const foot = marked.slice(0, FOOT_MAX);
    return c.json<OfEveryPage, 200>({ moved: movedAmong(rows), ...(!same(foot, footLines) && { foot }) }, 200);
  })
  .get('/:address', atAddress, catalogueQuery, async (c) => {
    const line = c.req.valid('param');
    const asked = c.req.valid('query');
    const { after } = asked;
    const isFiltered = filterPairs(asked.filters).length > 0;
    const [[row], counts, products, last] = await Promise.all([
      c.var.read(foundCategory, line),
      c.var.read(countsOfProducts, line),
      isFiltered
        ? c.var.read(productsOfCategory, line)
        : c.var.read(productsOfCategory, line, after?.number, LINE_PAGE.whole + 1),
      isFiltered || !after ? [] : c.var.read(productsOfCategory, line, after.number - 1, 1),
    ]);
    const { category, pack } = lineAndPack(saidOf(orNotFound(row, NOT_FOUND)));
    const page = isFiltered ? suitingOf(products, asked, LINE_PAGE) : wholeLine(products, !after);
    const catalogue: Catalogue = { ...totalsOf(counts), ...page };
    if (!standsAmong(isFiltered ? products : last, after)) noStore(c);
    return c.json({ category, pack: products.some(({ hasPage }) => hasPage) ? pack : null, ...catalogue }, 200);
  })
  .get('/:address/pack', atAddress, async (c) => {
    const line = c.req.valid('param');
    const [[row], products] = await Promise.all([
      c.var.read(categoryByRef, line),
      c.var.read(orderableOf, line, CHOICE_MAX),
    ]);
    const { category, pack } = lineAndPack(orNotFound(row, NOT_FOUND));
    const flavours = products.map((row) => ({
      ...productCard(row),
      allergens: allergensInBrief(row),
      gluten: row.gluten,
    }));
    return c.json({ category, pack: products.length > 0 ? pack : null, products: flavours }, 200);
  });

type Row = Category & { packSize: number | null; packDiscount: number };

function lineAndPack<Line extends Row>(
  line: Line,
): { category: Omit<Line, 'packSize' | 'packDiscount'>; pack: Pack | null } {
  const { packSize, packDiscount, ...category } = line;
  return { category, pack: packOf({ name: category.name, packSize, packDiscount }) };
}
