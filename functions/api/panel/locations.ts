import { Hono } from 'hono';
import { type ActInput, actInputs } from '../../../src/shared/acts';
import { version, versionQuery } from '../../../src/shared/editing';
import { type LocationInput, type LocationItem, locationInput } from '../../../src/shared/location';
import { idColumn, pageOf, textColumn } from '../../../src/shared/page';
import { withException } from '../../../src/shared/put-exception';
import { typedLocation } from '../../../src/shared/typed/location';
import { copyVersion } from '../../../src/shared/working-copy';
import { z } from '../../../src/shared/zod';
import type { Making } from '../../db/panel/acts';
import { bulkLocations, editableLocations, locationById, locationPage } from '../../db/panel/locations';
import type { AppEnv } from '../../env';
import { jsonBody, PANEL_BODY } from '../../http/body';
import { orNotFound } from '../../http/errors';
import { idInPath, pathParams, queryParams } from '../../http/valid';
import { copiedLocations } from '../copied';
import { act, switched } from './acts';
import { listQuery } from './list-query';
import { publication, workingCopies } from './working-copies';
import { activeEdit, create, remove, update } from './writes';

const NOT_FOUND = 'Local não encontrado';
const PAGE_SIZE = 50;
const locationPath = pathParams(z.object({ id: idInPath }), NOT_FOUND);
const { shape } = locationInput;
/** A creation may omit the order terms. An edit must contain them, or it would empty fields that it does not know. */
const creation = locationInput.extend({
  takesOrders: shape.takesOrders.default(true),
  districts: shape.districts.default([]),
  minimumCents: shape.minimumCents.default(null),
  payments: shape.payments.default([]),
  unsold: shape.unsold.default([]),
});
const locationEdit = locationInput.extend({ version, copy: copyVersion.optional() });

/** Cursor: the folded words of a page's last location, and its id. */
const cursor = z.tuple([textColumn, idColumn]);

export const locations = new Hono<AppEnv>()
  .get('/', queryParams(listQuery('locations', cursor)), async (c) => {
    const found = await c.var.read(locationPage, c.req.valid('query'), PAGE_SIZE + 1);
    const toItem = ({ searchText: _searchText, ...item }: (typeof found)[number]): LocationItem => item;
    return c.json(
      pageOf(found, PAGE_SIZE, ({ searchText, id }) => [searchText, id], toItem),
      200,
    );
  })
  .get('/:id', locationPath, async (c) => {
    const [location] = await c.var.read(locationById, c.req.valid('param').id);
    return c.json(orNotFound(location, NOT_FOUND), 200);
  })
  .post('/acts', jsonBody(actInputs.locations, PANEL_BODY), async (c) => {
    const wanted = c.req.valid('json');
    return c.json(await act(c, bulkLocations, wanted, () => making(wanted)), 200);
  })
  .post('/', jsonBody(creation, PANEL_BODY), async (c) => {
    return c.json(await create(c, editableLocations, c.req.valid('json')), 201);
  })
  .put('/:id', locationPath, jsonBody(locationEdit, PANEL_BODY), async (c) => {
    const { version, copy, ...input } = c.req.valid('json');
    const { id } = c.req.valid('param');
    const ends = publication(c, typedLocation, 'locations', id, copy);
    return c.json(await update(c, editableLocations, id, version, input, ends), 200);
  })
  .route('/:id/working-copy', workingCopies(copiedLocations, NOT_FOUND, PANEL_BODY))
  .put('/:id/active', locationPath, jsonBody(activeEdit, PANEL_BODY), async (c) => {
    const { version, active } = c.req.valid('json');
    const change = update(c, editableLocations, c.req.valid('param').id, version, (before) => ({ ...before, active }));
    return c.json(await change, 200);
  })
  .delete('/:id', locationPath, queryParams(versionQuery), async (c) => {
    return c.json(await remove(c, editableLocations, c.req.valid('param').id, c.req.valid('query').version), 200);
  });

function making(wanted: ActInput<'locations'>): Making<LocationInput> {
  if (wanted.act === 'delete') return wanted.act;
  if (wanted.act === 'type') return (before) => ({ ...before, type: wanted.type });
  if (wanted.act !== 'dates') return switched(wanted.act);
  return (before) => {
    const exceptions = withException(before.exceptions, wanted.exception, wanted.usual);
    return typeof exceptions === 'string' ? exceptions : { ...before, exceptions };
  };
}
