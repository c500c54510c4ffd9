import { type Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { speakPortuguese } from '../src/shared/messages';
import { api } from './api';
import { currentTally, type Edit } from './db/tally';
import { type AppEnv, misconfiguration, siteOrigin } from './env';
import { canonicalAddress } from './http/canonical';
import { describeFailure, isUnavailable, RETRY_AFTER } from './http/errors';
import { INLINE_STYLES, securityHeaders } from './http/headers';
import { indexing } from './http/indexing';
import { noteFailure, noteRoute, requestLog } from './http/request-log';
import { question, withSite } from './http/site';
import { localMailbox } from './mail/mailbox';
import { mediaFiles } from './media/serve';
import { brokenPage } from './pages/broken-page';
import { cachedPage } from './pages/cache';
import { forgetAtHand, noteChange, noteChangeHere, pagesShowing } from './pages/changes';
import { feeds } from './pages/feeds';
import { fixedPages, pagePattern } from './pages/page-address';
import { panelShell } from './pages/panel-shell';
import { renderPage, renderPreview } from './pages/render';

/** A 304 keeps a PDF's own policy, and that from which `securityHeaders` builds a page's: browsers apply it to their copy. */
const POLICIES = ['Content-Security-Policy', INLINE_STYLES];

speakPortuguese();

/** Exported for tests: one test walks every API route, and each test file starts without pages cached by another. */
export { api, forgetAtHand, noteChangeHere };

/** The whole edge: request log and headers, then the API, then feeds and pages, each at its canonical address. */
export const app = new Hono<AppEnv>()
  .use(requestLog, securityHeaders, indexing)
  .use(async (c, next) => {
    const problem = misconfiguration(c.env);
    if (!problem) return next();
    noteFailure(`Refusing to serve. ${problem}`);
    return c.html(brokenPage(), 500);
  })
  .use((c, next) => {
    const ask = async (path: string) => app.fetch(question(new URL(path, c.req.url)), c.env, c.executionCtx);
    withSite(c.req.raw, { ask, pages: fixedPages });
    return next();
  })
  .all('/api/*', async (c) => {
    const answer = await api.fetch(c.req.raw, c.env, c.executionCtx);
    // A write that failed with 5xx may still have happened: D1 can lose its answer after it has changed the row.
    const edits = answer.ok || answer.status >= 500 ? currentTally()?.edits : undefined;
    if (edits) await showEdits(c, edits);
    return answer;
  })
  .get('/dev/*', localMailbox)
  .route('/', mediaFiles)
  .use(canonicalAddress, etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...POLICIES] }))
  .route('/', feeds)
  .get('/painel/*', panelShell)
  .get('/previa/*', renderPreview)
  .get('*', (c) => {
    noteRoute(pagePattern(c.req.path));
    return cachedPage(c, () => renderPage(c));
  })
  .onError((error, c) => {
    noteFailure(describeFailure(error));
    if (isUnavailable(error)) return c.html(brokenPage(), 503, { 'Retry-After': RETRY_AFTER });
    return c.html(brokenPage(), 500);
  });

/**
 * Makes edits visible: at once in this data centre, within a minute in every other. Renders the pages that most visitors
 * see first again in the background, so that no visitor waits for the rendering.
 */
async function showEdits(c: Context<AppEnv>, edits: Edit[]): Promise<void> {
  const { env, req, executionCtx } = c;
  await noteChangeHere(env, req.raw);
  if (!env.PAGES) return;
  const renewed = noteChange(env, env.PAGES).then(() =>
    Promise.all(
      pagesShowing(edits).map((path) => {
        return app.fetch(new Request(new URL(path, siteOrigin(env, req.raw))), env, executionCtx);
      }),
    ),
  );
  executionCtx.waitUntil(renewed.catch((error: unknown) => noteFailure(`shared pages: ${describeFailure(error)}`)));
}
