import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../helpers/browser';
import { UNIQUE } from '../helpers/unique-name';

/** Properties that search engines require of each type. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  Product: ['name', 'image', 'description', 'offers', 'nutrition'],
  CollectionPage: ['name', 'url', 'mainEntity'],
  Blog: ['name', 'url', 'blogPost'],
  FAQPage: ['mainEntity'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
};

/** Screens rendered in the browser for one person: not for crawlers. */
const PRIVATE = /^\/(?:painel|auth|conta|reset-password)(?:\/|$)/;

type Visit = { status: number; type: string; html: string };
type Site = Map<string, Visit>;

/** Fetches `/` and everything it links to, by address without fragment. */
async function crawl(request: APIRequestContext, baseURL: string): Promise<{ site: Site; dead: string[] }> {
  const site: Site = new Map();
  const dead: string[] = [];
  const queue = [{ address: '/', from: '' }];
  const seen = new Set(['/']);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const response = await request.get(next.address, { maxRedirects: 0 });
    const type = response.headers()['content-type'] ?? '';
    const html = type.startsWith('text/html') ? await response.text() : '';
    if (response.status() !== 200 && (await isLinked(request, next, baseURL))) {
      dead.push(`${next.address} (${response.status()}) on ${next.from}`);
    }
    site.set(next.address, { status: response.status(), type, html });
    for (const address of linksOf(html, next.address, baseURL)) {
      if (seen.has(address)) continue;
      seen.add(address);
      queue.push({ address, from: next.address });
    }
  }
  return { site, dead };
}

/** Reads the linking page again: other tests delete records of their own during the crawl. */
async function isLinked(request: APIRequestContext, link: { address: string; from: string }, baseURL: string) {
  // The home itself is linked from nowhere.
  if (!link.from) return true;
  const html = await (await request.get(link.from)).text();
  return linksOf(html, link.from, baseURL).includes(link.address);
}

function linksOf(html: string, page: string, baseURL: string): string[] {
  return [...html.matchAll(/<(?:a|link)\s(?![^>]*rel="nofollow")[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(unescapeHtml(href), new URL(page, baseURL)))
    .filter((url) => url.origin === baseURL && !PRIVATE.test(url.pathname))
    .map((url) => url.pathname + url.search);
}

const unescapeHtml = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

function meta(html: string, name: string): string {
  return unescapeHtml(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
}

const titleOf = (html: string) => unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
const canonicalOf = (html: string) => unescapeHtml(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '');

test.describe('a crawl from the home', () => {
  // Both tests read what one crawl found.
  test.describe.configure({ mode: 'default' });
  let origin: string;
  let site: Site;
  let dead: string[];
  test.beforeAll(async ({ playwright, baseURL }) => {
    test.setTimeout(120_000);
    origin = baseURL ?? '';
    const request = await playwright.request.newContext({ baseURL: origin });
    ({ site, dead } = await crawl(request, origin));
    await request.dispose();
  });

  test('every link from the home answers 200, and every page has a title and description of its own', () => {
    expect.soft(dead).toEqual([]);
    // Without the records of other tests, whose texts are short.
    const pages = [...site].filter(([, { status, html }]) => status === 200 && html && !UNIQUE.test(titleOf(html)));
    expect(pages.length).toBeGreaterThan(45);

    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const [address, { html }] of pages) {
      const title = titleOf(html);
      const canonical = canonicalOf(html);
      expect.soft(title, address).not.toBe('');
      // Filtered addresses of a page share its canonical address.
      const namesake = titles.get(title) ?? canonical;
      expect.soft(namesake, `the title of ${address} is another page's too`).toBe(canonical);
      titles.set(title, canonical);
      expect.soft(meta(html, 'description').length, `the description of ${address}`).toBeGreaterThanOrEqual(40);
      const twin = descriptions.get(meta(html, 'description')) ?? canonical;
      expect.soft(twin, `the description of ${address} is another page's too`).toBe(canonical);
      descriptions.set(meta(html, 'description'), canonical);
      expect.soft(canonical, address).toContain(origin);
      expect.soft(site.get(canonical.slice(origin.length))?.status, `the canonical address of ${address}`).toBe(200);
    }
  });

  test('the structured data of every page parses and has the required properties', () => {
    const types = new Set<string>();
    for (const [address, { html }] of site) {
      for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)) {
        const thing = JSON.parse(json);
        expect.soft(thing['@context'], address).toBe('https://schema.org');
        for (const type of [thing['@type']].flat()) {
          types.add(type);
          for (const property of REQUIRED[type] ?? []) expect.soft(thing, address).toHaveProperty(property);
        }
        for (const crumb of thing['@type'] === 'BreadcrumbList' ? thing.itemListElement : []) {
          expect.soft(site.get(crumb.item.slice(origin.length))?.status, `${crumb.item} on ${address}`).toBe(200);
        }
      }
    }
    expect([...types]).toEqual(expect.arrayContaining(Object.keys(REQUIRED)));
  });
});

for (const agent of ['WhatsApp/2', 'facebookexternalhit/1.1']) {
  test(`${agent} gets title, description and a picture of every address of the sitemap`, async ({
    playwright,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const origin = baseURL ?? '';
    const request = await playwright.request.newContext({ baseURL: origin, userAgent: agent });
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    const pictures = new Set<string>();
    for (const address of addresses.filter((each) => !each.endsWith('.pdf'))) {
      const response = await request.get(address);
      expect.soft(response.status(), address).toBe(200);
      if (!response.ok()) continue;
      const html = await response.text();
      for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name']) {
        expect.soft(meta(html, name), `${name} of ${address}`).not.toBe('');
      }
      expect.soft(meta(html, 'og:url')).toBe(address);
      expect.soft(meta(html, 'og:image'), address).toMatch(/^https?:\/\//);
      pictures.add(meta(html, 'og:image'));
    }
    for (const picture of pictures) {
      const response = await request.get(picture);
      expect.soft(response.status(), picture).toBe(200);
      const bytes = await response.body();
      expect.soft(bytes.length, picture).toBeLessThan(300_000);
      const { format, width, height } = await sharp(bytes).metadata();
      expect.soft([format, width, height], picture).toEqual(['jpeg', 1200, 630]);
    }
    await request.dispose();
  });
}
