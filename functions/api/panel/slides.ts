import { Hono } from 'hono';
import { version, versionQuery } from '../../../src/shared/editing';
import { wholeList } from '../../../src/shared/page';
import { type SlideRecord, slideInput } from '../../../src/shared/slide';
import { z } from '../../../src/shared/zod';
import { allSlides, editableSlides, moveSlide, slideById } from '../../db/panel/slides';
import type { AppEnv } from '../../env';
import { jsonBody, PANEL_BODY } from '../../http/body';
import { orNotFound } from '../../http/errors';
import { idInPath, pathParams, queryParams } from '../../http/valid';
import { author, create, remove, update } from './writes';

const NOT_FOUND = 'Slide não encontrado';
const slidePath = pathParams(z.object({ id: idInPath }), NOT_FOUND);
/** An order asks for a move; without one the slide stays where its neighbours have left it. */
const slideEdit = slideInput.extend({ version, order: slideInput.shape.order.optional() });
const activeEdit = z.strictObject({ active: z.boolean(), version });
/** One place up or down, or to a place counted from 0. */
const move = z.union([z.strictObject({ by: z.literal([-1, 1]) }), z.strictObject({ to: z.int().min(0) })]);

export const slides = new Hono<AppEnv>()
  .get('/', async (c) => {
    const rows: SlideRecord[] = await c.var.read(allSlides);
    return c.json(wholeList(rows), 200);
  })
  .get('/:id', slidePath, async (c) => {
    const [slide] = await c.var.read((db) => slideById(db, c.req.valid('param').id));
    return c.json(orNotFound(slide, NOT_FOUND), 200);
  })
  .post('/', jsonBody(slideInput, PANEL_BODY), async (c) => {
    return c.json(await create(c, editableSlides, c.req.valid('json')), 201);
  })
  .put('/:id', slidePath, jsonBody(slideEdit, PANEL_BODY), async (c) => {
    const { version, order: wanted, ...input } = c.req.valid('json');
    const change = update(c, editableSlides, c.req.valid('param').id, version, ({ order }) => ({
      ...input,
      order: wanted ?? order,
    }));
    return c.json(await change, 200);
  })
  .put('/:id/active', slidePath, jsonBody(activeEdit, PANEL_BODY), async (c) => {
    const { version, active } = c.req.valid('json');
    const change = update(c, editableSlides, c.req.valid('param').id, version, (slide) => ({ ...slide, active }));
    return c.json(await change, 200);
  })
  .post('/:id/moves', slidePath, jsonBody(move, PANEL_BODY), async (c) => {
    const { id } = c.req.valid('param');
    const moved = await moveSlide(c.var.db, author(c), id, c.req.valid('json'));
    const rows: SlideRecord[] = await allSlides(c.var.db);
    const slide = rows.find((row) => row.id === id);
    return c.json({ rows, record: orNotFound(slide, NOT_FOUND), activityId: moved?.activityId ?? null }, 200);
  })
  .delete('/:id', slidePath, queryParams(versionQuery), async (c) => {
    return c.json(await remove(c, editableSlides, c.req.valid('param').id, c.req.valid('query').version), 200);
  });
