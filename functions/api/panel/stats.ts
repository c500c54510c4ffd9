import { Hono } from 'hono';
import type { Stats } from '../../../src/shared/stats';
import { readStats } from '../../db/panel/stats';
import { nameVisits } from '../../db/panel/visits';
import { toUnfinished } from '../../db/panel/working-copies';
import type { AppEnv } from '../../env';
import { nounsOf, toEntry } from './activity';

/** Returns the data of the dashboard: figures, visits and the last writes. */
export const stats = new Hono<AppEnv>().get('/', async (c) => {
  const { db, user } = c.var;
  const { visited, recent, unfinished, ...figures } = await readStats(db, Date.now(), nounsOf(user));
  const answer: Stats = {
    ...figures,
    visits: await nameVisits(db, visited),
    recent: recent.map(toEntry),
    unfinished: unfinished.map(toUnfinished),
  };
  return c.json(answer, 200);
});
