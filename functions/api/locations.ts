import { Hono } from 'hono';
import type { Location } from '../../src/shared/location';
import { activeLocations } from '../db/locations';
import type { AppEnv } from '../env';

export const locations = new Hono<AppEnv>().get('/', async (c) => {
  const rows: Location[] = await c.var.read(activeLocations);
  return c.json(rows, 200);
});
