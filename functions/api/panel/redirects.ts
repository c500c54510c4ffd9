import { type Context, Hono } from 'hono';
import { actInputs } from '../../../src/shared/acts';
import { versionQuery } from '../../../src/shared/editing';
import { brandDay } from '../../../src/shared/local-time';
import { nearPage } from '../../../src/shared/near-page';
import { pageOf, textColumn } from '../../../src/shared/page';
import { readableAddress } from '../../../src/shared/readable-address';
import {
  handKey,
  type RedirectRecord,
  ROUND,
  redirectEdit,
  redirectInput,
  redirectKey,
} from '../../../src/shared/redirect';
import { UNKNOWN_DAYS, UNKNOWN_SHOWN, type UnknownPage } from '../../../src/shared/unknown-page';
import { z } from '../../../src/shared/zod';
import { categoryAddresses } from '../../db/categories';
import { brokeRule } from '../../db/failures';
import { deleteRedirects } from '../../db/panel/redirect-acts';
import {
  editableRedirects,
  redirectRecord,
  redirectsByHand,
  redirectsOfCategories,
  redirectsOfProducts,
} from '../../db/panel/redirects';
import { Stale } from '../../db/records';
import { redirectFrom } from '../../db/redirects';
import { unknownPagesSince } from '../../db/unknown-pages';
import type { AppEnv } from '../../env';
import { invalid, jsonBody, PANEL_BODY, taken } from '../../http/body';
import { orNotFound } from '../../http/errors';
import { endOf, hopOf, siteOf } from '../../http/site';
import { pathParams, queryParams } from '../../http/valid';
import { overtaken } from './acts';
import { listQuery } from './list-query';
import { author, create, remove, update } from './writes';

const NOT_FOUND = 'Redirecionamento não encontrado';
const keyPath = pathParams(z.object({ key: redirectKey }), NOT_FOUND);
const handPath = pathParams(z.object({ key: handKey }), NOT_FOUND);
const PAGE_SIZE = 30;
const TAKEN = 'Já existe um redirecionamento deste endereço.';

/** Lists that the screen shows as one. `place` orders the rows of one instant. */
const LISTED = { hand: redirectsByHand, product: redirectsOfProducts, category: redirectsOfCategories };
type Listed = RedirectRecord & { place: string };

export const redirects = new Hono<AppEnv>()
  .get('/', queryParams(listQuery('redirects', z.tuple([z.iso.datetime(), textColumn]))), async (c) => {
    const query = c.req.valid('query');
    const asked = Object.entries(LISTED).filter(([origin]) => (query.origin ?? origin) === origin);
    const kinds = asked.map(([, list]): Promise<Listed[]> => c.var.read((db) => list(db, query, PAGE_SIZE + 1)));
    const found = (await Promise.all(kinds)).flat().sort(newestFirst);
    return c.json(
      pageOf(
        found,
        PAGE_SIZE,
        ({ since, place }) => [since, place],
        ({ place: _place, ...row }): RedirectRecord => row,
      ),
      200,
    );
  })
  .get('/unknown', async (c) => {
    const since = brandDay(Date.now(), UNKNOWN_DAYS - 1);
    const fixed = siteOf(c.req.raw).pages();
    const [found, categories] = await Promise.all([
      c.var.read(unknownPagesSince, since, fixed, UNKNOWN_SHOWN),
      c.var.read(categoryAddresses),
    ]);
    const pages = [...fixed, ...categories.map(({ address }) => `/produtos/${address}`)];
    const rows: UnknownPage[] = found.map((page) => ({ ...page, near: nearPage(page.path, pages) }));
    return c.json({ rows }, 200);
  })
  .get('/:key', keyPath, async (c) => {
    const [found]: RedirectRecord[] = await c.var.read(redirectRecord, c.req.valid('param').key);
    return c.json(orNotFound(found, NOT_FOUND), 200);
  })
  .post('/', jsonBody(redirectInput, PANEL_BODY), async (c) => {
    const sent = c.req.valid('json');
    const [unfit, to] = await Promise.all([unfitStart(c, sent.from), endOf(siteOf(c.req.raw), sent.to)]);
    const problems = { ...(unfit && { from: unfit }), ...(to === null && { to: NO_PAGE }) };
    if (to === null || unfit) throw invalid(problems);
    try {
      return c.json(await create(c, editableRedirects, { from: sent.from, to }, sent), 201);
    } catch (error) {
      if (!brokeRule(error, 'unique')) throw error;
      throw taken({ from: TAKEN });
    }
  })
  .post('/acts', jsonBody(actInputs.redirects, PANEL_BODY), async (c) => {
    try {
      return c.json(await deleteRedirects(c.var.db, author(c), c.req.valid('json').rows), 200);
    } catch (error) {
      throw error instanceof Stale ? overtaken() : error;
    }
  })
  .put('/:key', handPath, jsonBody(redirectEdit, PANEL_BODY), async (c) => {
    const { key } = c.req.valid('param');
    const { to: wanted, version } = c.req.valid('json');
    const to = await endOf(siteOf(c.req.raw), wanted);
    if (to === null) throw invalid({ to: NO_PAGE });
    const change = update(c, editableRedirects, key, version, (before) => {
      if (before.from === wanted) throw invalid({ to: ROUND });
      return { ...before, to };
    });
    return c.json(await change, 200);
  })
  .delete('/:key', keyPath, queryParams(versionQuery), async (c) => {
    const { key } = c.req.valid('param');
    return c.json(await remove(c, editableRedirects, key, c.req.valid('query').version), 200);
  });

const NO_PAGE = 'Não há página neste endereço.';

function newestFirst(one: Listed, other: Listed): number {
  const [a, b] = [`${one.since} ${one.place}`, `${other.since} ${other.place}`];
  if (a === b) return 0;
  return a < b ? 1 : -1;
}

/** Returns why an address cannot be redirected (something answers there), or `null` if it can. */
async function unfitStart(c: Context<AppEnv>, from: string): Promise<string | null> {
  const answer = await siteOf(c.req.raw).ask(from);
  await answer.body?.cancel();
  if (answer.status === 404) return null;
  const hop = hopOf(answer);
  if (hop === null) return 'Já existe uma página neste endereço: só dá para redirecionar um que não existe.';
  // A redirect made by hand passes: the database reports the conflict, and can tell a retry from another redirect.
  const [known] = await redirectFrom(c.var.db, from);
  return known ? null : `Este endereço já leva a ${readableAddress(hop)}.`;
}
