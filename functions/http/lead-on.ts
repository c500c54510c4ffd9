import type { Context } from 'hono';
import { openDatabase } from '../db/database';
import { redirectFrom } from '../db/redirects';
import type { AppEnv } from '../env';
import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { endOf, isQuestion, siteOf } from '../http/site';

/**
 * Where no page stands, one may be meant by whoever looks after the panel: 301 straight to where that leads by now, however
 * many addresses lie between. What no longer ends at a page leads nowhere.
 */
export async function leadOn(c: Context<AppEnv>): Promise<Response | null> {
  const { pathname, search } = new URL(c.req.url);
  try {
    const [row] = await redirectFrom(openDatabase(c.env.DB), pathname);
    if (!row) return null;
    // Whoever asks on behalf of the site follows it hop by hop: two that lead to each other would never end here.
    const end = isQuestion(c.req.raw) ? row.target : await endOf(siteOf(c.req.raw), row.target);
    return end === null ? null : c.redirect(end + search, 301);
  } catch (error) {
    noteFailure(`redirects: ${describeFailure(error)}`);
    return null;
  }
}
