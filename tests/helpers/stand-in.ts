// Answers calls of a page in place of the server. A route of the page could do that too, but it sends every request of the
// page through this process and turns the browser's cache off: each page would load everything again.
import type { CDPSession, Page } from '@playwright/test';

export type Answer = { status?: number; json: unknown };
type Sent = Record<string, unknown>;
/** `null` never answers. */
type StandIn = { method: string; path: string; answer: ((sent: Sent) => Answer) | null };

const standIns = new WeakMap<Page, { session: CDPSession; known: StandIn[] }>();

/** Answers one or more calls from now on, overriding earlier answers: `'DELETE /api/panel/slides/*'`. */
export async function standIn(page: Page, calls: string | string[], answer: StandIn['answer']) {
  const { session, known } = await standInsOf(page);
  for (const call of [calls].flat()) {
    const [method = '', path = ''] = call.split(' ');
    known.unshift({ method, path, answer });
  }
  // For the browser `*` matches anything, and `\\?` the question mark before a query.
  const patterns = known.flatMap(({ path }) => [{ urlPattern: `*${path}` }, { urlPattern: `*${path}\\?*` }]);
  await session.send('Fetch.enable', { patterns });
}

/** Lets the server answer again. */
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

/** A request of a page left in the meantime needs no answer. */
function send(session: CDPSession, ...[method, params]: Parameters<CDPSession['send']>) {
  return session.send(method, params).catch(() => undefined);
}
