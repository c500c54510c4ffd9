import type { Context } from 'hono';
import { LEGAL_UPDATED_AT } from '../../src/site/legal/legal';
import { categoryAddresses } from '../db/categories';
import { postAddresses } from '../db/posts';
import { productAddresses } from '../db/products';
import { readTogether } from '../db/reads';
import { type AppEnv, siteOrigin } from '../env';
import type { Rendered } from './cache';
import { escapeXml, xmlResponse } from './xml';

type Entry = { path: string; lastmod?: string | undefined };

/** Pages whose words stand in the code, which says nothing of when they changed. */
const STATIC_PAGES = ['/sobre', '/onde-estamos', '/contato', '/licencie', '/biocasaforte'];
const LEGAL_PAGES = ['/politica-de-privacidade', '/termos-de-uso'];

/** What the protocol allows in one file. */
const MOST_ENTRIES = 50_000;

export async function sitemap(c: Context<AppEnv>): Promise<Rendered> {
  const read = readTogether(c.env.DB);
  const now = new Date().toISOString();
  const [categories, products, posts] = await Promise.all([
    read(categoryAddresses),
    read(productAddresses),
    read((db) => postAddresses(db, now)),
  ]);
  const categoryEntries: Entry[] = categories.map(({ key, updatedAt }) => ({
    path: `/produtos/${key}`,
    lastmod: newest([updatedAt, ...products.filter(({ category }) => category === key).map((row) => row.updatedAt)]),
  }));
  const postEntries: Entry[] = posts.map(({ id, updatedAt, publishedAt }) => ({
    path: `/blog/${id}`,
    lastmod: newest([updatedAt, publishedAt]),
  }));
  const lastProduct = newest(categoryEntries.map((entry) => entry.lastmod));
  const lastPost = newest(postEntries.map((entry) => entry.lastmod));

  const entries: Entry[] = [
    { path: '/', lastmod: newest([lastProduct, lastPost]) },
    { path: '/produtos', lastmod: lastProduct },
    { path: '/blog', lastmod: lastPost },
    { path: '/tabelas-nutricionais.pdf', lastmod: lastProduct },
    ...STATIC_PAGES.map((path) => ({ path })),
    ...LEGAL_PAGES.map((path) => ({ path, lastmod: LEGAL_UPDATED_AT })),
    ...categoryEntries,
    ...products
      .filter((product) => product.hasPage)
      .map(({ category, number, updatedAt }) => ({ path: `/produtos/${category}/${number}`, lastmod: updatedAt })),
    ...postEntries,
  ];
  const origin = siteOrigin(c.env, c.req.raw);
  const urls = entries.slice(0, MOST_ENTRIES).map((entry) => urlElement(origin, entry));
  const root = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`;
  return { response: xmlResponse('application/xml', root), complete: true };
}

function urlElement(origin: string, { path, lastmod }: Entry): string {
  return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}</url>`;
}

/** The latest of instants that are written alike. */
function newest(instants: (string | undefined)[]): string | undefined {
  return instants
    .filter((instant) => instant !== undefined)
    .sort()
    .at(-1);
}
