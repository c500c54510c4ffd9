import type { Context } from 'hono';
import { movedAmong, productPath } from '../../src/shared/category-path';
import { escapeXml } from '../../src/shared/escape-xml';
import { nouns, ORDERED } from '../../src/shared/nouns';
import { PAGE_KEYS, PAGES } from '../../src/shared/pages/labels';
import { pageChangedAt } from '../../src/shared/pages/pages';
import { categoryAddresses } from '../db/categories';
import { locationAddresses } from '../db/locations';
import { pageRows } from '../db/pages';
import { postAddresses } from '../db/posts';
import { productAddresses } from '../db/products';
import { readTogether } from '../db/reads';
import { type AppEnv, siteOrigin } from '../env';
import type { Rendered } from './cache';
import { xmlResponse } from './xml';

type Entry = { path: string; lastmod?: string | undefined };

/** The page of all locations; each has an address of its own by a parameter. */
const LOCATIONS_PAGE = '/onde-estamos';

/** Pages whose texts are in the code, which has no date of change. Only texts changed in the panel have one. */
const STATIC_PAGES = [LOCATIONS_PAGE, '/contato', ...PAGE_KEYS.map((page): string => PAGES[page].address)];

/** Pages of the ordered nouns. */
const PAGES_OF_NOUNS = ORDERED.map((noun): string => nouns[noun].site);

/** Maximum addresses in a file: more are split into parts with an index. The protocol allows ten times as many. */
const ENTRIES = 5000;

/** Returns the sitemap, or one of its parts, counted from 1; `null` if there is no such part. */
export async function sitemap(c: Context<AppEnv>, part?: number): Promise<Rendered | null> {
  const entries = await everyEntry(c);
  const origin = siteOrigin(c.env, c.req.raw);
  const parts = Math.ceil(entries.length / ENTRIES);
  if (part === undefined && parts > 1) {
    const files = Array.from({ length: parts }, (_, index) => {
      const lastmod = newest(partOf(entries, index + 1).map((entry) => entry.lastmod));
      return element('sitemap', origin, { path: `/sitemap-${index + 1}.xml`, lastmod });
    });
    return xml('sitemapindex', files);
  }
  const urls = partOf(entries, part ?? 1).map((entry) => element('url', origin, entry));
  return part === undefined || (parts > 1 && part <= parts) ? xml('urlset', urls) : null;
}

const partOf = (entries: Entry[], part: number) => entries.slice((part - 1) * ENTRIES, part * ENTRIES);

async function everyEntry(c: Context<AppEnv>): Promise<Entry[]> {
  const read = readTogether(c.env.DB);
  const [categories, products, posts, pages, locations] = await Promise.all([
    read(categoryAddresses),
    read(productAddresses),
    read(postAddresses),
    read(pageRows),
    read(locationAddresses),
  ]);
  const moved = movedAmong(categories);
  const changed = new Map(
    PAGE_KEYS.map((page): [string, string | undefined] => {
      const row = pages.find((each) => each.page === page);
      return [PAGES[page].address, pageChangedAt(page, row)];
    }),
  );
  // The page of a line without products only announces them.
  const categoryEntries: Entry[] = categories.flatMap(({ key, address, updatedAt }) => {
    const ofLine = products.filter(({ category }) => category === key);
    const lastmod = newest([updatedAt, ...ofLine.map((row) => row.updatedAt)]);
    return ofLine.length > 0 ? { path: `/produtos/${address}`, lastmod } : [];
  });
  const canBeOrdered = (key: string) => products.some((product) => product.category === key && product.hasPage);
  const packEntries: Entry[] = categories
    .filter(({ key, packSize }) => packSize !== null && canBeOrdered(key))
    .map(({ address, updatedAt }) => ({ path: `/produtos/${address}/caixa`, lastmod: updatedAt }));
  const postEntries: Entry[] = posts.map(({ id, updatedAt, publishedAt }) => ({
    path: `/blog/${id}`,
    lastmod: newest([updatedAt, publishedAt]),
  }));
  const locationEntries: Entry[] = locations.map(({ id, updatedAt }) => ({
    path: `${LOCATIONS_PAGE}?local=${id}`,
    lastmod: updatedAt,
  }));
  changed.set(LOCATIONS_PAGE, newest(locations.map(({ updatedAt }) => updatedAt)));
  const lastProduct = newest(categoryEntries.map((entry) => entry.lastmod));
  const lastPost = newest(postEntries.map((entry) => entry.lastmod));

  return [
    { path: '/', lastmod: newest([lastProduct, lastPost, changed.get('/')]) },
    { path: '/produtos', lastmod: lastProduct },
    { path: '/blog', lastmod: lastPost },
    { path: '/tabelas-nutricionais.pdf', lastmod: lastProduct },
    ...[...STATIC_PAGES, ...PAGES_OF_NOUNS]
      .filter((path) => path !== '/')
      .map((path) => ({ path, lastmod: changed.get(path) })),
    ...categoryEntries,
    ...packEntries,
    ...products
      .filter((product) => product.hasPage)
      .map(({ updatedAt, ...product }) => ({ path: productPath(product, moved), lastmod: updatedAt })),
    ...postEntries,
    ...locationEntries,
  ];
}

function xml(root: 'urlset' | 'sitemapindex', elements: string[]): Rendered {
  const text = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${elements.join('\n')}\n</${root}>`;
  return { response: xmlResponse('application/xml', text), complete: true };
}

function element(name: 'url' | 'sitemap', origin: string, { path, lastmod }: Entry): string {
  const changed = lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : '';
  return `<${name}><loc>${escapeXml(origin + path)}</loc>${changed}</${name}>`;
}

/** Returns the latest of instants that have the same format. */
function newest(instants: (string | undefined)[]): string | undefined {
  return instants
    .filter((instant) => instant !== undefined)
    .sort()
    .at(-1);
}
