import { Hono } from 'hono';
import { actInputs } from '../../../src/shared/acts';
import { version, versionQuery } from '../../../src/shared/editing';
import { nounLabel, nouns } from '../../../src/shared/nouns';
import { wholeList } from '../../../src/shared/page';
import { isCopied } from '../../../src/shared/working-copy';
import { z } from '../../../src/shared/zod';
import type { Ordered, OrderedInput, OrderedItem, OrderedRow } from '../../db/panel/ordered';
import type { AppEnv } from '../../env';
import { formerly, jsonBody, PANEL_BODY } from '../../http/body';
import { orNotFound } from '../../http/errors';
import { idInPath, pathParams, queryParams } from '../../http/valid';
import { act, switched } from './acts';
import { publication } from './working-copies';
import { activeEdit, author, create, remove, update } from './writes';

/** A move to a position counted from 0. It can be retried safely, unlike a move "one up" or "one down". */
export const moveInput = z.strictObject({ to: z.int().min(0) });

/**
 * Contents of an edit. A position requests a move; without one, the row keeps its present position. `copy` is the version
 * of the working copy that was seen, if the noun has copies.
 */
type Edit<Input extends OrderedInput> = Omit<Input, 'position'> & {
  position?: number | undefined;
  version: number;
  copy?: number | undefined;
};

/** Derives the contract of an edit from that of a new record. */
export function orderedEdit<Shape extends { position: z.ZodType<number, number> }>(input: z.ZodObject<Shape>) {
  return input.extend({ version, position: input.shape.position.optional() });
}

/** Builds the routes of an ordered noun. `tests/edge/authorisation.test.ts` lists each of them. */
export function orderedRoutes<Input extends OrderedInput, Row extends OrderedRow<Input>>(
  noun: Ordered<Input, Row>,
  input: z.ZodType<Input, Input>,
  edit: z.ZodType<Edit<Input>, Edit<Input>>,
) {
  const missing = `${nounLabel(noun.noun)} não encontrad${nouns[noun.noun].article}` as const;
  const path = pathParams(z.object({ id: idInPath }), missing);
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const rows: OrderedItem<Row>[] = await c.var.read(noun.all);
      return c.json(wholeList(rows), 200);
    })
    .get('/:id', path, async (c) => {
      const [row]: Row[] = await c.var.read(noun.find, c.req.valid('param').id);
      return c.json(orNotFound(row, missing), 200);
    })
    .post('/acts', jsonBody(actInputs.ordered, PANEL_BODY), async (c) => {
      const wanted = c.req.valid('json');
      const making = wanted.act === 'delete' ? wanted.act : switched<Input>(wanted.act);
      return c.json(await act(c, noun.bulk, wanted, () => making), 200);
    })
    .post('/', jsonBody(formerly(input), PANEL_BODY), async (c) => {
      return c.json(await create(c, noun, c.req.valid('json')), 201);
    })
    .put('/:id', path, jsonBody(formerly(edit), PANEL_BODY), async (c) => {
      const { version, copy, position: wanted, ...fields } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const reached = await noun.reachable(c.var.db, wanted);
      const edited = ({ position }: Input) => ({
        ...(fields as unknown as Input),
        position: reached.position ?? position,
      });
      const ends = isCopied(noun.noun) ? publication(c, noun.shown, noun.noun, id, copy) : undefined;
      const also = (input: Input) => [...(ends?.(input) ?? []), ...reached.held];
      return c.json(await update(c, noun, id, version, edited, also), 200);
    })
    .put('/:id/active', path, jsonBody(activeEdit, PANEL_BODY), async (c) => {
      const { version, active } = c.req.valid('json');
      const change = update(c, noun, c.req.valid('param').id, version, (row) => ({ ...row, active }));
      return c.json(await change, 200);
    })
    .post('/:id/moves', path, jsonBody(moveInput, PANEL_BODY), async (c) => {
      const { id } = c.req.valid('param');
      const moved = await noun.move(c.var.db, author(c), id, c.req.valid('json').to);
      const rows: OrderedItem<Row>[] = await noun.all(c.var.db);
      const record = orNotFound(
        rows.find((row) => row.id === id),
        missing,
      );
      return c.json({ rows, record, activityId: moved?.activityId ?? null }, 200);
    })
    .delete('/:id', path, queryParams(versionQuery), async (c) => {
      return c.json(await remove(c, noun, c.req.valid('param').id, c.req.valid('query').version), 200);
    });
}
