import { type Context, Hono } from 'hono';
import { type ActDone, type ActInput, actInputs, adjustedPrice } from '../../../src/shared/acts';
import { cardFacts } from '../../../src/shared/catalogue/suitability';
import { categoryKey } from '../../../src/shared/category';
import { version, versionQuery } from '../../../src/shared/editing';
import type { Image } from '../../../src/shared/image';
import { type Cursor, pageOf, textColumn } from '../../../src/shared/page';
import { PAIRED_WITH_ITSELF } from '../../../src/shared/pairing';
import {
  hasWholeSheet,
  NAME_LENGTH,
  type NamedProduct,
  numberedProductInput,
  type ProductInput,
  type ProductRecord,
  type ProductRow,
} from '../../../src/shared/product';
import { NAMED_MAX } from '../../../src/shared/product-mention';
import type { ProductUses, RecordUse } from '../../../src/shared/record-use';
import { NO_SEARCH_APPEARANCE } from '../../../src/shared/search-appearance';
import { typedProduct } from '../../../src/shared/typed/product';
import { copyVersion } from '../../../src/shared/working-copy';
import { z } from '../../../src/shared/zod';
import { onlyRow, type Statement } from '../../db/batch';
import { categoryByRef } from '../../db/categories';
import type { Database } from '../../db/database';
import { brokeRule } from '../../db/failures';
import type { Making } from '../../db/panel/acts';
import { numberHolder } from '../../db/panel/product-numbers';
import { linkingToProducts, productPages, showingProduct } from '../../db/panel/product-uses';
import {
  bulkProducts,
  editableProducts,
  NEXT_NUMBER,
  nextNumberIn,
  type ProductOrder,
  productById,
  productList,
  productsById,
} from '../../db/panel/products';
import type { Written } from '../../db/records';
import type { AppEnv } from '../../env';
import { invalid, jsonBody, PANEL_BODY, taken } from '../../http/body';
import { describeFailure, orNotFound } from '../../http/errors';
import { noteFailure } from '../../http/request-log';
import { idInPath, pathParams, queryParams } from '../../http/valid';
import { copiedProducts } from '../copied';
import { act, switched } from './acts';
import { nameOfCopy } from './copy-name';
import { listChanged, listQuery } from './list-query';
import { publication, workingCopies } from './working-copies';
import { activeEdit, create, remove, update } from './writes';

const NOT_FOUND = 'Produto não encontrado';
const productPath = pathParams(z.object({ id: idInPath }), NOT_FOUND);
const featuredEdit = z.strictObject({ featured: z.boolean(), version });
const productEdit = numberedProductInput.safeExtend({ version, copy: copyVersion.optional() });
/** `12,7`: products that another record names. */
const named = z.strictObject({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(idInPath).max(NAMED_MAX)),
});

const PAGE_SIZE = 50;
const number = z.int();
/** Cursor of each order: the values of a page's last product in its columns. */
const byName = z.tuple([textColumn, categoryKey, number]);
const byPrice = z.tuple([number, categoryKey, number]);
const CURSORS: Record<ProductOrder, z.ZodType<Cursor>> = {
  site: z.tuple([categoryKey, number]),
  name: byName,
  nameDown: byName,
  priceUp: byPrice,
  priceDown: byPrice,
  updated: z.tuple([z.iso.datetime({ precision: 3 }), categoryKey, number]),
};

export const products = new Hono<AppEnv>()
  .get('/', queryParams(listQuery('products', ({ order }) => CURSORS[order ?? 'site'])), async (c) => {
    const query = c.req.valid('query');
    const found = await c.var.read(productList, query, PAGE_SIZE + 1);
    // The site's order continues at the position of the cursor's line, which may have been deleted.
    const [line = ''] = query.order ? [] : (query.after ?? []);
    if (line && found.length === 0 && (await categoryByRef(c.var.db, { key: String(line) })).length === 0)
      throw listChanged();
    const toRow = ({ cursor: _cursor, ...row }: (typeof found)[number]): ProductRow => withPicture(row);
    return c.json(
      pageOf(found, PAGE_SIZE, ({ cursor }) => cursor, toRow),
      200,
    );
  })
  .get('/named', queryParams(named), async (c) => {
    const found = await c.var.read(productsById, c.req.valid('query').ids);
    const rows = found.map((row): NamedProduct => {
      const { nutrition, ingredients, contains, mayContain, gluten, lactose, vegan, caffeine, ...own } = row;
      return { ...withPicture(own), facts: cardFacts(row) };
    });
    return c.json({ rows }, 200);
  })
  .get('/:id', productPath, async (c) => {
    const [product] = await c.var.read(productById, c.req.valid('param').id);
    return c.json(orNotFound(product, NOT_FOUND), 200);
  })
  .get('/:id/uses', productPath, async (c) => {
    const { db } = c.var;
    const { id } = c.req.valid('param');
    const [shownIn, pairedWith, ...linked] = await db.batch([
      ...showingProduct(db, id),
      ...linkingToProducts(db, [{ id }]),
    ]);
    const uses: ProductUses = { shown: [...shownIn, ...pairedWith], linked: linked.flat() };
    return c.json(uses, 200);
  })
  .post('/', jsonBody(numberedProductInput, PANEL_BODY), async (c) => {
    const input = c.req.valid('json');
    return c.json(await orRefused(c.var.db, input, create(c, editableProducts, input)), 201);
  })
  .post('/acts', jsonBody(actInputs.products, PANEL_BODY), async (c) => {
    return c.json(await changeMany(c, c.req.valid('json')), 200);
  })
  .post('/:id/copies', productPath, jsonBody(z.strictObject({}), PANEL_BODY), async (c) => {
    const [row] = await productById(c.var.db, c.req.valid('param').id);
    const product = editableProducts.snapshot(orNotFound(row, NOT_FOUND));
    const name = nameOfCopy(product.name, NAME_LENGTH);
    // Texts for search engines fit one product only. A duplicate starts inactive and not featured.
    const changed = { ...NO_SEARCH_APPEARANCE, name, number: NEXT_NUMBER, active: false, featured: false };
    const duplicate = { ...product, ...changed };
    return c.json(await create(c, editableProducts, duplicate, {}), 201);
  })
  .put('/:id', productPath, jsonBody(productEdit, PANEL_BODY), async (c) => {
    const { version, copy, ...input } = c.req.valid('json');
    const { id } = c.req.valid('param');
    if (input.pairings.some((other) => other.id === id)) {
      throw invalid({ pairings: PAIRED_WITH_ITSELF });
    }
    const ends = publication(c, typedProduct, 'products', id, copy);
    return c.json(
      await orRefused(
        c.var.db,
        input,
        change(c, id, version, () => input, ends),
      ),
      200,
    );
  })
  .route('/:id/working-copy', workingCopies(copiedProducts, NOT_FOUND, PANEL_BODY))
  .put('/:id/active', productPath, jsonBody(activeEdit, PANEL_BODY), async (c) => {
    const { version, active } = c.req.valid('json');
    const { id } = c.req.valid('param');
    return c.json(await change(c, id, version, (row) => ({ ...row, active })), 200);
  })
  .put('/:id/featured', productPath, jsonBody(featuredEdit, PANEL_BODY), async (c) => {
    const { version, featured } = c.req.valid('json');
    const change = update(c, editableProducts, c.req.valid('param').id, version, (row) => ({ ...row, featured }));
    return c.json(await change, 200);
  })
  .delete('/:id', productPath, queryParams(versionQuery), async (c) => {
    return c.json(await remove(c, editableProducts, c.req.valid('param').id, c.req.valid('query').version), 200);
  });

type Changed = Written<ProductRecord> & { linked?: RecordUse[] };
const isOnPage = (product: ProductInput) => product.active && hasWholeSheet(product);

/** Updates a product. If that ends its page, the answer names the records with a link to it. */
async function change(
  c: Context<AppEnv>,
  id: number,
  version: number,
  making: (before: ProductInput) => ProductInput,
  also?: (input: ProductInput) => Statement[],
): Promise<Changed> {
  let wasOnPage = false;
  function made(before: ProductInput) {
    wasOnPage = isOnPage(before);
    return making(before);
  }
  const written: Changed = await update(c, editableProducts, id, version, made, also);
  if (!wasOnPage || isOnPage(written.record)) return written;
  const linked = await linksTo(c.var.db, [{ id }]);
  return linked.length > 0 ? { ...written, linked } : written;
}

/** Runs an act on many products. If that ends pages, the answer names the records with a link to them. */
async function changeMany(c: Context<AppEnv>, wanted: ActInput<'products'>): Promise<ActDone> {
  const { db } = c.var;
  const ids = wanted.act === 'deactivate' || wanted.act === 'delete' ? wanted.rows.map(({ id }) => id) : [];
  // Read before: a deleted product has no address.
  const pages = ids.length > 0 ? await productPages(db, ids) : [];
  const done = await act(c, bulkProducts, wanted, () => making(db, wanted));
  const left = new Set(done.left.map(({ id }) => id));
  const ended = pages.filter(({ id }) => !left.has(id));
  const linked = ended.length > 0 ? await linksTo(db, ended) : [];
  return linked.length > 0 ? { ...done, linked } : done;
}

/** Returns the records with a link to products' pages, or none if they cannot be read: the write has succeeded. */
async function linksTo(db: Database, ended: Parameters<typeof linkingToProducts>[1]): Promise<RecordUse[]> {
  try {
    return (await db.batch(linkingToProducts(db, ended))).flat();
  } catch (error) {
    noteFailure(`links: ${describeFailure(error)}`);
    return [];
  }
}

/** Returns a row with the first picture of its gallery. */
function withPicture<Row extends { images: Image[] }>({ images, ...row }: Row) {
  return { ...row, image: images[0] ?? null };
}

/** Converts the errors that only the database can find: a number that is taken, a category that does not exist. */
async function orRefused<T>(db: Database, wanted: ProductInput, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (brokeRule(error, 'unique', 'products.category, products.number')) {
      const [holder] = await numberHolder(db, wanted);
      const whose = holder ? `“${holder.name}”. O próximo livre é ${holder.next}.` : 'outro produto da categoria.';
      throw taken({ number: `Este número já é de ${whose}` });
    }
    if (brokeRule(error, 'foreign-key')) throw invalid({ category: 'Esta categoria não existe mais.' });
    throw error;
  }
}

async function making(db: Database, wanted: ActInput<'products'>): Promise<Making<ProductInput>> {
  switch (wanted.act) {
    case 'delete':
      return wanted.act;
    case 'feature':
    case 'unfeature':
      return (before) => ({ ...before, featured: wanted.act === 'feature' });
    case 'price':
      return (before) => {
        const priceCents = adjustedPrice(before.priceCents, wanted.percent, wanted.toNinety);
        return priceCents === null ? 'limit' : { ...before, priceCents };
      };
    case 'category': {
      const { category } = wanted;
      let { number } = onlyRow(await nextNumberIn(db, category));
      return (before) => (before.category === category ? before : { ...before, category, number: number++ });
    }
    default:
      return switched(wanted.act);
  }
}
