/** The site as the rest of the edge sees it: what an address of it answers, and which pages always stand there. */
export type Site = { ask: (path: string) => Promise<Response>; pages: () => string[] };

/** Hops of ours between an address and its page. More is no chain but a mistake. */
const MOST_HOPS = 5;

const sites = new WeakMap<Request, Site>();
const questions = new WeakSet<Request>();

/** Lets whoever answers this request ask the site. */
export function withSite(request: Request, site: Site) {
  sites.set(request, site);
}

export function siteOf(request: Request): Site {
  const site = sites.get(request);
  if (!site) throw new Error('The request came by another way than app.ts');
  return site;
}

/** A request by which the site asks itself: it is answered with one hop, and counts for no visit. */
export function question(address: URL): Request {
  const request = new Request(address);
  questions.add(request);
  return request;
}

export const isQuestion = (request: Request) => questions.has(request);

/** The page to which a path leads in the end, or `null` where that is none. */
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

/** The path that an answer leads on to, within the site. */
export function hopOf({ status, headers }: Response): string | null {
  const location = status >= 300 && status < 400 ? headers.get('Location') : null;
  return location?.startsWith('/') ? new URL(location, 'https://site.invalid').pathname : null;
}
