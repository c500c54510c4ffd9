import { build } from 'virtual:build';
import type { Context } from 'hono';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { createApi } from '../../src/lib/api';
import { apiContext, siteContext } from '../../src/lib/context';
import type { PageHandle } from '../../src/lib/page-handle';
import { defaultSettings } from '../../src/shared/default-settings';
import { previewRoutes } from '../../src/site/preview/routes';
import { routes } from '../../src/site/routes';
import { api } from '../api';
import { readTogether, withReads } from '../db/reads';
import { type AppEnv, siteOrigin } from '../env';
import { describeFailure } from '../http/errors';
import { hashSources, INLINE_STYLES } from '../http/headers';
import { leadOn } from '../http/lead-on';
import { isStorable } from '../http/no-store';
import { noteFailure, requestId } from '../http/request-log';
import { isQuestion } from '../http/site';
import { noteUnknownPage } from '../http/unknown-page';
import type { Rendered } from './cache';
import { tagOf } from './copies';
import { completeDocument, type Sheet } from './document';
import { stylesFor } from './first-view';
import { pageAddress } from './page-address';

/** A tree of routes that renders pages, and the application that hydrates them in the browser. */
type Tree = {
  handler: ReturnType<typeof createStaticHandler>;
  entry: string;
  /** Returns the styles to inline into the page `html`, which shows `routes`. */
  sheets: (html: string, routes: string[]) => Sheet[];
};
const site: Tree = {
  handler: createStaticHandler(routes),
  entry: build.entry,
  sheets: (html, shown) => {
    const own = shown.flatMap((id) => build.sheets[id] ?? []);
    const ownCss = own.map(({ css }) => css).join('');
    return [{ css: build.fonts + stylesFor(firstViewOf(html), build.styles.rules, ownCss) }, ...own];
  },
};
const previews: Tree = {
  handler: createStaticHandler(previewRoutes),
  entry: build.preview.entry,
  sheets: () => [{ css: build.preview.css }],
};

/** The link to the styles of all pages, as rendered by `src/site/layout/late-styles.tsx`. */
const LINK = `<link rel="stylesheet" href="${build.styles.href}"/>`;

/** Returns the part of a page above the link to its styles. */
function firstViewOf(html: string): string {
  return html.split(LINK, 1)[0] ?? html;
}

/** Leaves out the link of the layout if the page has one: a sheet that is linked twice makes each restyling slower. */
function linkedOnce(html: string): string {
  const [above = '', ...below] = html.split(LINK);
  return below.length > 0 ? above + LINK + below.join('') : html;
}

/** Renders a page with unpublished content, for people who have its link. It is rendered at each request, never cached. */
export async function renderPreview(c: Context<AppEnv>): Promise<Response> {
  return (await renderPage(c, previews)).response;
}

/** How a page may be cached, as its answers from the API show. */
type Keeping = Pick<Required<Rendered>, 'complete' | 'lasting'>;

/** Renders the page at the request's address with its data, read from D1 in one round trip. */
export async function renderPage(c: Context<AppEnv>, tree: Tree = site): Promise<Rendered> {
  const { handler } = tree;
  const keeping: Keeping = { complete: true, lasting: true };
  // Previews are not cached, so they keep all parameters of their address.
  const address = tree === previews ? c.req.url : pageAddress(c.req.url);
  const request = new Request(address, { signal: c.req.raw.signal });
  const context = await handler.query(request, { requestContext: contextOf(c, keeping) });
  if (context instanceof Response) return { response: withQuery(context, new URL(c.req.url)), ...keeping };
  if (context.errors) context.errors = hiddenErrors(context.errors);

  if (context.statusCode === 404 && tree === site) {
    const response = await leadOn(c);
    if (response) return { response, ...keeping };
    if (!isQuestion(c.req.raw)) noteUnknownPage(c, new URL(request.url).pathname);
  }
  return { response: responseOf(context, tree, keeping.complete), ...keeping };
}

/**
 * Adds the visitor's query to a redirect that has none, because campaigns count by it. Loaders only know the parameters of
 * their page.
 */
function withQuery(redirect: Response, { pathname, search }: URL): Response {
  const to = redirect.headers.get('Location') ?? '';
  // One to the page itself has dropped the query.
  if (!to.includes('?') && to !== pathname) redirect.headers.set('Location', to + search);
  return redirect;
}

/** Returns what loaders get: the site's address and default settings, and the API, called in process. */
function contextOf(c: Context<AppEnv>, keeping: Keeping): RouterContextProvider {
  const read = readTogether(c.env.DB);
  const context = new RouterContextProvider();
  context.set(siteContext, { origin: siteOrigin(c.env, c.req.raw), defaults: defaultSettings });
  context.set(
    apiContext,
    createApi(new URL(c.req.url).origin, async (input, init) => {
      const answer = await api.fetch(withReads(new Request(input, init), read), c.env, c.executionCtx);
      if (answer.status >= 500) keeping.complete = false;
      if (!isStorable(answer)) keeping.lasting = false;
      return answer;
    }),
  );
  return context;
}

/** Renders the loaded page as a whole document. */
function responseOf(context: StaticHandlerContext, { handler, entry, sheets }: Tree, complete: boolean): Response {
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = linkedOnce(renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />));
  const routes = context.matches.map((match) => match.route.id);
  const styles = sheets(html, routes);
  const page = completeDocument(
    html,
    {
      path: context.location.pathname,
      entry,
      errors: build.errors,
      styles: build.styles.href,
      ...(complete ? {} : { partial: true as const }),
      chunks: [...new Set(routes.flatMap((id) => build.chunks[id] ?? []))],
      state: {
        loaderData: context.loaderData,
        ...(context.errors && { errors: serializedErrors(context.errors) }),
      },
    },
    structuredData(context),
    styles,
  );
  const body = new TextEncoder().encode(page);
  return new Response(body, {
    status: context.statusCode,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // Computed here, because later code would have to read the answer's body for it.
      ...(context.statusCode === 200 && { ETag: tagOf(body) }),
      [INLINE_STYLES]: hashSources(styles.map(({ css }) => css)),
    },
  });
}

/** Returns the schema.org objects of the matched pages, or none if reading their data failed. */
function structuredData({ matches, loaderData, errors }: StaticHandlerContext): object[] {
  const site = loaderData.document;
  if (errors || !site) return [];
  return matches.flatMap(({ route }) => {
    const handle: PageHandle<unknown> | undefined = route.handle;
    try {
      return handle?.structuredData(loaderData[route.id], site) ?? [];
    } catch (error) {
      // A failure of structured data, which only machines read, must not break the page.
      noteFailure(`structured data of ${route.id}: ${describeFailure(error)}`);
      return [];
    }
  });
}

type Errors = NonNullable<HydrationState['errors']>;

/** Hides unexpected errors from the page: it gets only the request's id, by which the log shows the cause. */
function hiddenErrors(errors: Errors): Errors {
  return mapErrors(errors, (error) => {
    if (isRouteErrorResponse(error)) return error;
    noteFailure(describeFailure(error));
    return { status: 500, statusText: '', internal: false, data: { requestId: requestId() } };
  });
}

/** Returns errors in the form that the router reads back in the browser. */
function serializedErrors(errors: Errors): Errors {
  return mapErrors(errors, (error) => ({ ...(error as object), __type: 'RouteErrorResponse' }));
}

function mapErrors(errors: Errors, map: (error: unknown) => object): Errors {
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, map(error)]));
}
