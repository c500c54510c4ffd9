import { Hono } from 'hono';
import { mergeSettings } from '../../src/shared/settings';
import { settingsOverrides } from '../db/settings';
import type { AppEnv } from '../env';

export const settings = new Hono<AppEnv>().get('/', async (c) => {
  const [row] = await c.var.read(settingsOverrides);
  return c.json(mergeSettings(row?.overrides), 200);
});
