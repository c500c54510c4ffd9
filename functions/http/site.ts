/** The site as the rest of the edge sees it: `ask` returns the answer at a path, `pages` the pages that always exist. */
type Site = { ask: (path: string) => Promise<Response>; pages: () => string[] };

/** Maximum number of redirects between an address and its page. More are a mistake, such as a loop. */
const MOST_HOPS = 5;

const sites = new WeakMap<Request, Site>();
const questions = new WeakSet<Request>();

/** Gives the handlers of this request access to the site. */
export function withSite(request: Request, site: Site) {
  sites.set(request, site);
}

export function siteOf(request: Request): Site {
  const site = sites.get(request);
  if (!site) throw new Error('The request came by another way than app.ts');
  return site;
}

/** Returns a request of the site to itself: redirects answer it with one hop, and an unknown page is not recorded. */
export function question(address: URL): Request {
  const request = new Request(address);
  questions.add(request);
  return request;
}

export const isQuestion = (request: Request) => questions.has(request);

/** Returns the page at which a path ends after all redirects, or `null` if there is none. */
export async function endOf({ ask }: Pick<Site, 'ask'>, path: string): Promise<string | null> {
  let at = path;
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const answer = await ask(at);
    await answer.body?.cancel();
    if (answer.status === 200) return at;
    const next = hopOf(answer);
    if (next === null) return null;
    at = next;
  }
  return null;
}

/** Returns the path within the site that an answer redirects to, or `null`. */
export function hopOf({ status, headers }: Response): string | null {
  const location = status >= 300 && status < 400 ? headers.get('Location') : null;
  return location?.startsWith('/') ? new URL(location, 'https://site.invalid').pathname : null;
}
