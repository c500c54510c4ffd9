import { Hono } from 'hono';
import type { Settings } from '../../src/shared/settings';
import { settingsOverrides } from '../db/settings';
import { mergeSettings } from '../db/settings-overrides';
import type { AppEnv } from '../env';

export const settings = new Hono<AppEnv>().get('/', async (c) => {
  const [row] = await c.var.read(settingsOverrides);
  const { synonyms: _ofTheSearch, ...shown } = mergeSettings(row?.overrides);
  return c.json<Settings, 200>(shown, 200);
});
