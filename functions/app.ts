import { type Context, Hono, type HonoRequest } from 'hono';
import { etag } from 'hono/etag';
import { speakPortuguese } from '../src/shared/messages';
import { api } from './api';
import { type AppEnv, misconfiguration, siteOrigin } from './env';
import { canonicalAddress } from './http/canonical';
import { describeFailure, isUnavailable, RETRY_AFTER } from './http/errors';
import { securityHeaders } from './http/headers';
import { indexing } from './http/indexing';
import { noteFailure, noteRoute, requestLog } from './http/request-log';
import { localMailbox } from './mail/mailbox';
import { mediaFiles } from './media/serve';
import { brokenPage } from './pages/broken-page';
import { cachedPage } from './pages/cache';
import { noteChange, noteChangeHere, pagesShowing } from './pages/changes';
import { feeds } from './pages/feeds';
import { pagePattern } from './pages/page-address';
import { panelShell } from './pages/panel-shell';
import { renderPage } from './pages/render';

speakPortuguese();

/** For tests: one walks every route of the API, and each file begins without the pages that another left. */
export { api, noteChangeHere };

/** The whole edge: its log and headers, then the API, then feeds and pages, each at its one address. */
export const app = new Hono<AppEnv>()
  .use(requestLog, securityHeaders, indexing)
  .use(async (c, next) => {
    const problem = misconfiguration(c.env);
    if (!problem) return next();
    noteFailure(`Refusing to serve. ${problem}`);
    return c.html(brokenPage(), 500);
  })
  .all('/api/*', async (c) => {
    const answer = await api.fetch(c.req.raw, c.env, c.executionCtx);
    if (answer.ok && isEdit(c.req)) await showEdit(c);
    return answer;
  })
  .get('/dev/*', localMailbox)
  .route('/', mediaFiles)
  .use(canonicalAddress, etag())
  .route('/', feeds)
  .get('/painel/*', panelShell)
  .get('*', (c) => {
    noteRoute(pagePattern(c.req.path));
    return cachedPage(c, () => renderPage(c));
  })
  .onError((error, c) => {
    noteFailure(describeFailure(error));
    if (isUnavailable(error)) return c.html(brokenPage(), 503, { 'Retry-After': RETRY_AFTER });
    return c.html(brokenPage(), 500);
  });

/** What the panel writes shows on the site, but for what it writes of people, and of who has a form open. */
function isEdit({ method, path }: HonoRequest): boolean {
  return method !== 'GET' && path.startsWith('/api/panel/') && !/^\/api\/panel\/(users|presence)\b/.test(path);
}

/**
 * An edit shows at once through this data centre, and within a minute through every other. Pages that most visitors see
 * first are made anew behind the editor, so that nobody waits for them.
 */
async function showEdit(c: Context<AppEnv>): Promise<void> {
  const { env, req, executionCtx } = c;
  await noteChangeHere(env, req.raw);
  if (!env.PAGES) return;
  const renewed = noteChange(env, env.PAGES).then(() =>
    Promise.all(
      pagesShowing(req.path).map((path) => {
        return app.fetch(new Request(new URL(path, siteOrigin(env, req.raw))), env, executionCtx);
      }),
    ),
  );
  executionCtx.waitUntil(renewed.catch((error: unknown) => noteFailure(`shared pages: ${describeFailure(error)}`)));
}
