import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { api } from './api';
import { type AppEnv, misconfiguration } from './env';
import { cachedPage } from './http/cache';
import { canonicalAddress } from './http/canonical';
import { describeFailure, isDatabaseFailure, RETRY_AFTER } from './http/errors';
import { securityHeaders } from './http/headers';
import { indexing } from './http/indexing';
import { localMailbox } from './mail/mailbox';
import { mediaFiles } from './media/serve';
import { brokenPage } from './pages/broken-page';
import { feeds } from './pages/feeds';
import { panelShell } from './pages/panel-shell';
import { renderPage } from './pages/render';

/** For the test that walks every route of it. */
export { api };

/** The whole edge: headers, then the API, then feeds and pages, each at its one address. */
export const app = new Hono<AppEnv>()
  .use(securityHeaders, indexing)
  .use(async (c, next) => {
    const problem = misconfiguration(c.env);
    if (!problem) return next();
    console.error(`Refusing to serve. ${problem}`);
    return c.html(brokenPage, 500);
  })
  .all('/api/*', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))
  .get('/dev/*', localMailbox)
  .route('/', mediaFiles)
  .use(canonicalAddress, etag())
  .route('/', feeds)
  .get('/painel/*', panelShell)
  .get('*', (c) => cachedPage(c, () => renderPage(c)))
  .onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}: ${describeFailure(error)}`);
    if (isDatabaseFailure(error)) return c.html(brokenPage, 503, { 'Retry-After': RETRY_AFTER });
    return c.html(brokenPage, 500);
  });
