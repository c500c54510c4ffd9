import type { Context } from 'hono';
import { openDatabase } from '../db/database';
import { redirectFrom } from '../db/redirects';
import type { AppEnv } from '../env';
import { describeFailure } from './errors';
import { noteFailure } from './request-log';
import { endOf, isQuestion, siteOf } from './site';

/** So long (ms) whoever asked for a page that is not there waits to hear where it leads. */
const PATIENCE = 1000;

/**
 * Where no page stands, one may be meant by whoever looks after the panel: its path, however many addresses lie between.
 * What no longer ends at a page leads nowhere.
 */
export async function leadsTo(c: Context<AppEnv>, path: string): Promise<string | null> {
  try {
    const [row] = await redirectFrom(openDatabase(c.env.DB, PATIENCE), path);
    if (!row) return null;
    // Whoever asks on behalf of the site follows it hop by hop: two that lead to each other would never end here.
    return isQuestion(c.req.raw) ? row.target : await endOf(siteOf(c.req.raw), row.target);
  } catch (error) {
    noteFailure(`redirects: ${describeFailure(error)}`);
    return null;
  }
}

/** 301 straight to where an address without a page leads, with what a campaign counts by. */
export async function leadOn(c: Context<AppEnv>): Promise<Response | null> {
  const { pathname, search } = new URL(c.req.url);
  const to = await leadsTo(c, pathname);
  return to === null ? null : c.redirect(to + search, 301);
}
