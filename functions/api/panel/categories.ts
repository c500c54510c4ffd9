import { Hono } from 'hono';
import { type ActInput, actInputs } from '../../../src/shared/acts';
import {
  type CategoryInput,
  type CategoryItem,
  categoryInput,
  categoryKey,
  categoryKeyFrom,
} from '../../../src/shared/category';
import { version, versionQuery } from '../../../src/shared/editing';
import { wholeList } from '../../../src/shared/page';
import { typedCategory } from '../../../src/shared/typed/category';
import { copyVersion } from '../../../src/shared/working-copy';
import { z } from '../../../src/shared/zod';
import { brokeRule } from '../../db/failures';
import type { Making } from '../../db/panel/acts';
import {
  allCategoryRecords,
  bulkCategories,
  categoryRecord,
  editableCategories,
  findKey,
  moveCategory,
  reachablePosition,
} from '../../db/panel/categories';
import type { AppEnv } from '../../env';
import { formerly, jsonBody, PANEL_BODY, taken } from '../../http/body';
import { ApiFailure, orNotFound } from '../../http/errors';
import { pathParams, queryParams } from '../../http/valid';
import { copiedCategories } from '../copied';
import { act } from './acts';
import { moveInput } from './ordered';
import { publication, workingCopies } from './working-copies';
import { author, create, remove, update } from './writes';

const NOT_FOUND = 'Categoria não encontrada';
const categoryPath = pathParams(z.object({ key: categoryKey }), NOT_FOUND);
/** Without an address, the name provides one. A panel that was opened by an earlier release sends it as the key. */
const words = { key: categoryInput.shape.key.optional(), address: categoryInput.shape.address.optional() };
const creation = z
  .strictObject({ ...categoryInput.shape, ...words })
  .transform(({ key, address, ...input }) => ({ ...input, address: address ?? key ?? categoryKeyFrom(input.name) }))
  .pipe(categoryInput.omit({ key: true }));
/** A position requests a move. Without position or address, the category keeps its present one. */
const edit = categoryInput
  .omit({ key: true })
  .extend({ version, copy: copyVersion.optional() })
  .partial({ position: true, address: true });

export const categories = new Hono<AppEnv>()
  .get('/', async (c) => {
    const rows: CategoryItem[] = await c.var.read(allCategoryRecords);
    return c.json(wholeList(rows), 200);
  })
  .get('/:key', categoryPath, async (c) => {
    const [category] = await c.var.read(categoryRecord, c.req.valid('param').key);
    return c.json(orNotFound(category, NOT_FOUND), 200);
  })
  .post('/acts', jsonBody(actInputs.categories, PANEL_BODY), async (c) => {
    const wanted = c.req.valid('json');
    return c.json(await act(c, bulkCategories, wanted, () => making(wanted)), 200);
  })
  .post('/', jsonBody(formerly(creation), PANEL_BODY), async (c) => {
    const sent = c.req.valid('json');
    const key = await findKey(c.var.db, sent.address);
    return c.json(await orTaken(create(c, editableCategories, { ...sent, key }, sent)), 201);
  })
  .put('/:key', categoryPath, jsonBody(formerly(edit), PANEL_BODY), async (c) => {
    const { key } = c.req.valid('param');
    const { version, copy, position: wanted, address: stands, ...input } = c.req.valid('json');
    const reached = await reachablePosition(c.var.db, wanted);
    const ends = publication(c, typedCategory, 'categories', key, copy);
    const edited = ({ position, address }: CategoryInput) => ({
      ...input,
      key,
      address: stands ?? address,
      position: reached.position ?? position,
    });
    const also = (input: CategoryInput) => [...(ends?.(input) ?? []), ...reached.held];
    return c.json(await orTaken(update(c, editableCategories, key, version, edited, also)), 200);
  })
  .route('/:id/working-copy', workingCopies(copiedCategories, NOT_FOUND, PANEL_BODY))
  .post('/:key/moves', categoryPath, jsonBody(moveInput, PANEL_BODY), async (c) => {
    const { key } = c.req.valid('param');
    const moved = await moveCategory(c.var.db, author(c), key, c.req.valid('json').to);
    const rows: CategoryItem[] = await allCategoryRecords(c.var.db);
    const record = rows.find((row) => row.key === key);
    return c.json({ rows, record: orNotFound(record, NOT_FOUND), activityId: moved?.activityId ?? null }, 200);
  })
  .delete('/:key', categoryPath, queryParams(versionQuery), async (c) => {
    const { key } = c.req.valid('param');
    try {
      return c.json(await remove(c, editableCategories, key, c.req.valid('query').version), 200);
    } catch (error) {
      if (!brokeRule(error, 'foreign-key')) throw error;
      const [category] = await categoryRecord(c.var.db, key);
      throw hasProducts(category?.productCount ?? 0);
    }
  });

/** Converts the error of an address that another category has. A former address is free again, as with products. */
async function orTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!brokeRule(error, 'unique', 'categories.address') && !brokeRule(error, 'unique', 'categories.key')) throw error;
    throw taken({ address: 'Já existe uma categoria com este endereço.' });
  }
}

/** Returns the change of an act. Like a single deletion, it keeps categories that have products. */
function making({ act }: ActInput<'categories'>): Making<CategoryInput> {
  return act === 'delete' ? act : (before) => ({ ...before, highlighted: act === 'highlight' });
}

function hasProducts(count: number): ApiFailure {
  const error =
    count === 1
      ? 'Esta categoria tem um produto. Mude a categoria dele ou exclua-o antes.'
      : `Esta categoria tem ${count} produtos. Mude a categoria deles ou exclua-os antes.`;
  return new ApiFailure(409, { error, code: 'has-products', productCount: count });
}
