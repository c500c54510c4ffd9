import { Hono, type MiddlewareHandler } from 'hono';
import { isAutosave } from '../../src/shared/autosave';
import type { RefusalOf } from '../../src/shared/refusal';
import { openDatabase } from '../db/database';
import { readsOf } from '../db/reads';
import type { AppEnv } from '../env';
import { onApiError } from '../http/errors';
import { noteRoute, routeOf } from '../http/request-log';
import { isSafe, sameOrigin } from '../http/same-origin';
import { deliverSoon } from '../mail/outbox';
import { dropExpired } from '../upkeep/retention';
import { auth } from './auth';
import { categories } from './categories';
import { clientErrors } from './client-errors';
import { health } from './health';
import { locations } from './locations';
import { me } from './me';
import { orderedOnSite } from './nouns';
import { pages } from './pages';
import { panel } from './panel';
import { posts } from './posts';
import { previews } from './previews';
import { products } from './products';
import { search } from './search';
import { settings } from './settings';
import { unknownPages } from './unknown-pages';
import { visits } from './visits';

/**
 * Forbids caching of personal data, and delivers mail and drops expired data behind the response. A read does neither,
 * except the session check of a signed-in person; nor do the presence and autosave requests of an open form.
 */
const personal: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  if (c.req.path.startsWith('/api/panel/presence/') || isAutosave(c.req.path)) return;
  if (isSafe(c.req.method) && !(c.req.path === '/api/auth/session' && c.get('user'))) return;
  c.executionCtx.waitUntil(deliverSoon(c.env, c.req.url));
  c.executionCtx.waitUntil(dropExpired(c.env));
};

/** Every noun under `/api`. Must not import from `pages/`, or the types that reach the client become `any`. */
export const api = new Hono<AppEnv>()
  .basePath('/api')
  .onError(onApiError)
  .notFound((c) => c.json<RefusalOf<'not-found'>>({ error: 'Endereço não encontrado', code: 'not-found' }, 404))
  .use(async (c, next) => {
    c.set('read', readsOf(c.req.raw, c.env.DB));
    c.set('db', openDatabase(c.env.DB));
    await next();
    noteRoute(routeOf(c));
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-cache');
  })
  .use(sameOrigin)
  .use('/auth/*', personal)
  .use('/me/*', personal)
  .use('/panel/*', personal)
  .route('/health', health)
  .route('/settings', settings)
  .route('/pages', pages)
  .route('/', orderedOnSite)
  .route('/categories', categories)
  .route('/products', products)
  .route('/posts', posts)
  .route('/locations', locations)
  .route('/search', search)
  .route('/previews', previews)
  .route('/unknown-pages', unknownPages)
  .route('/client-errors', clientErrors)
  .route('/visits', visits)
  .route('/auth', auth)
  .route('/me', me)
  .route('/panel', panel);

export type Api = typeof api;
