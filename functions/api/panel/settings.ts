import { Hono } from 'hono';
import { version } from '../../../src/shared/editing';
import { settings as contract, SETTINGS_ID } from '../../../src/shared/settings';
import { editableSettings, settingsRecord } from '../../db/panel/settings';
import type { AppEnv } from '../../env';
import { jsonBody, PANEL_BODY } from '../../http/body';
import { orNotFound } from '../../http/errors';
import { update } from './writes';

export const settings = new Hono<AppEnv>()
  .get('/', async (c) => {
    const [record] = await c.var.read(settingsRecord);
    return c.json(orNotFound(record, 'Configurações não encontradas'), 200);
  })
  .put('/', jsonBody(contract.extend({ version }), PANEL_BODY), async (c) => {
    const { version, ...input } = c.req.valid('json');
    return c.json(await update(c, editableSettings, SETTINGS_ID, version, input), 200);
  });
