// Answers calls of a page in the server's place. A route of the page's own would do so too, but sends every request of
// the page through this process and turns the browser's cache off: each page would load anew.
import type { CDPSession, Page } from '@playwright/test';

export type Answer = { status?: number; json: unknown };
type Sent = Record<string, unknown>;
/** `null` never answers. */
type StandIn = { method: string; path: string; answer: ((sent: Sent) => Answer) | null };

const standIns = new WeakMap<Page, { session: CDPSession; known: StandIn[] }>();

/** Answers a call, or several, so from now on, whatever answered it before: `'DELETE /api/panel/slides/*'`. */
export async function standIn(page: Page, calls: string | string[], answer: StandIn['answer']) {
  const { session, known } = await standInsOf(page);
  for (const call of [calls].flat()) {
    const [method = '', path = ''] = call.split(' ');
    known.unshift({ method, path, answer });
  }
  // To the browser `*` is anything, and `\\?` the question mark before a query.
  const patterns = known.flatMap(({ path }) => [{ urlPattern: `*${path}` }, { urlPattern: `*${path}\\?*` }]);
  await session.send('Fetch.enable', { patterns });
}

/** From now on the server answers again. */
export async function standAside(page: Page) {
  const { session } = standIns.get(page) ?? {};
  standIns.delete(page);
  await session?.detach();
}

async function standInsOf(page: Page) {
  const present = standIns.get(page);
  if (present) return present;
  const session = await page.context().newCDPSession(page);
  const made = { session, known: [] as StandIn[] };
  standIns.set(page, made);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    const found = made.known.find(({ method, path }) => method === request.method && matches(path, pathname));
    if (!found) return send(session, 'Fetch.continueRequest', { requestId });
    if (!found.answer) return undefined;
    const isJson = new Headers(request.headers).get('Content-Type')?.startsWith('application/json');
    const { status = 200, json } = found.answer(isJson ? JSON.parse(request.postData ?? '{}') : {});
    const body = Buffer.from(JSON.stringify(json)).toString('base64');
    const responseHeaders = [{ name: 'Content-Type', value: 'application/json' }];
    return send(session, 'Fetch.fulfillRequest', { requestId, responseCode: status, responseHeaders, body });
  });
  return made;
}

const matches = (path: string, pathname: string) => new URLPattern({ pathname: path }).test({ pathname });

/** A request of a page that is left meanwhile needs no answer. */
function send(session: CDPSession, ...[method, params]: Parameters<CDPSession['send']>) {
  return session.send(method, params).catch(() => undefined);
}
