import { Hono } from 'hono';
import { version, versionQuery } from '../../../src/shared/editing';
import { type LocationItem, locationInput } from '../../../src/shared/location';
import { LOCATION_STATUSES, LOCATION_TYPES } from '../../../src/shared/location-type';
import { searchWords } from '../../../src/shared/search';
import { UFS } from '../../../src/shared/uf';
import { z } from '../../../src/shared/zod';
import { editableLocations, locationById, locationPage, type Place } from '../../db/panel/locations';
import type { AppEnv } from '../../env';
import { jsonBody, PANEL_BODY } from '../../http/body';
import { orNotFound } from '../../http/errors';
import { idInPath, pathParams, queryParams } from '../../http/valid';
import { create, remove, update } from './writes';

const NOT_FOUND = 'Local não encontrado';
const PAGE_SIZE = 50;
const locationPath = pathParams(z.object({ id: idInPath }), NOT_FOUND);
const locationEdit = locationInput.extend({ version });
const activeEdit = z.strictObject({ active: z.boolean(), version });

/** Where a page of the list ended, as its answer names it: `7,soul centro vitoria es rua sete`. */
const place = z
  .string()
  // Folding can make three characters of one.
  .max(1500)
  .regex(/^[1-9]\d{0,14},/)
  .transform((text): Place => {
    const comma = text.indexOf(',');
    return { id: Number(text.slice(0, comma)), searchText: text.slice(comma + 1) };
  });

const listQuery = z.strictObject({
  after: place.optional(),
  search: z.string().optional(),
  uf: z.enum(UFS).optional(),
  type: z.enum(LOCATION_TYPES).optional(),
  status: z.enum(LOCATION_STATUSES).optional(),
  coordinates: z.literal('missing').optional(),
});

export const locations = new Hono<AppEnv>()
  .get('/', queryParams(listQuery), async (c) => {
    const { search = '', status, coordinates, ...rest } = c.req.valid('query');
    const active = status && status === 'active';
    const filter = { ...rest, active, unplaced: coordinates === 'missing', words: searchWords(search) };
    const rows = await c.var.read((db) => locationPage(db, filter, PAGE_SIZE + 1));
    const page = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
    const items: LocationItem[] = page.map(({ searchText: _searchText, ...item }) => item);
    return c.json({ locations: items, next: last ? `${last.id},${last.searchText}` : null }, 200);
  })
  .get('/:id', locationPath, async (c) => {
    const [location] = await c.var.read((db) => locationById(db, c.req.valid('param').id));
    return c.json(orNotFound(location, NOT_FOUND), 200);
  })
  .post('/', jsonBody(locationInput, PANEL_BODY), async (c) => {
    return c.json(await create(c, editableLocations, c.req.valid('json')), 201);
  })
  .put('/:id', locationPath, jsonBody(locationEdit, PANEL_BODY), async (c) => {
    const { version, ...input } = c.req.valid('json');
    return c.json(await update(c, editableLocations, c.req.valid('param').id, version, input), 200);
  })
  .put('/:id/active', locationPath, jsonBody(activeEdit, PANEL_BODY), async (c) => {
    const { version, active } = c.req.valid('json');
    const change = update(c, editableLocations, c.req.valid('param').id, version, (before) => ({ ...before, active }));
    return c.json(await change, 200);
  })
  .delete('/:id', locationPath, queryParams(versionQuery), async (c) => {
    return c.json(await remove(c, editableLocations, c.req.valid('param').id, c.req.valid('query').version), 200);
  });
