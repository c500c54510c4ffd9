import type { Context } from 'hono';
import { openDatabase } from '../db/database';
import { redirectFrom } from '../db/redirects';
import type { AppEnv } from '../env';
import { describeFailure } from './errors';
import { noteFailure } from './request-log';
import { endOf, isQuestion, siteOf } from './site';

/** Maximum time that a visitor of a missing page waits for the lookup of its redirect, in ms. */
const PATIENCE = 1000;

/**
 * Returns the page to which a redirect of the panel leads from a path, after all hops between them. Returns `null` if there
 * is no redirect, or if it no longer ends at a page.
 */
export async function leadsTo(c: Context<AppEnv>, path: string): Promise<string | null> {
  try {
    const [row] = await redirectFrom(openDatabase(c.env.DB, PATIENCE), path);
    if (!row) return null;
    // The site's own requests get one hop, which `endOf` counts: two redirects to each other would recurse here without end.
    return isQuestion(c.req.raw) ? row.target : await endOf(siteOf(c.req.raw), row.target);
  } catch (error) {
    noteFailure(`redirects: ${describeFailure(error)}`);
    return null;
  }
}

/** Redirects (301) an address without a page straight to its target, and keeps the query, which campaigns count by. */
export async function leadOn(c: Context<AppEnv>): Promise<Response | null> {
  const { pathname, search } = new URL(c.req.url);
  const to = await leadsTo(c, pathname);
  return to === null ? null : c.redirect(to + search, 301);
}
