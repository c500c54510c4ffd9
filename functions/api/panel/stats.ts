import { Hono } from 'hono';
import { stats as countAll } from '../../db/panel/stats';
import type { AppEnv } from '../../env';

/** The figures of the dashboard. */
export const stats = new Hono<AppEnv>().get('/', async (c) =>
  c.json(await countAll(c.var.db, new Date().toISOString()), 200),
);
