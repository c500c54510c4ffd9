import { Hono } from 'hono';
import { type AppEnv, siteOrigin } from '../env';
import { cachedPage } from './cache';
import { licensingPdf } from './licensing-pdf';
import { nutritionPdf, nutritionPdfOfLine } from './nutrition-pdf';
import { renderPage } from './render';
import { robots } from './robots';
import { rss } from './rss';
import { sitemap } from './sitemap';

/** Answers that are not pages: files for crawlers, feed readers and printers. */
export const feeds = new Hono<AppEnv>()
  .get('/robots.txt', (c) => c.text(robots(siteOrigin(c.env, c.req.raw)), 200, { 'Cache-Control': 'max-age=3600' }))
  .get('/sitemap.xml', (c) => cachedPage(c, async () => (await sitemap(c)) ?? renderPage(c)))
  .get('/:part{sitemap-[1-9]\\d?\\.xml}', (c) => {
    const part = Number(c.req.param('part').replace(/\D/g, ''));
    return cachedPage(c, async () => (await sitemap(c, part)) ?? renderPage(c));
  })
  .get('/blog/rss.xml', (c) => cachedPage(c, () => rss(c)))
  .get('/tabelas-nutricionais.pdf', (c) => cachedPage(c, () => nutritionPdf(c)))
  .get('/tabelas-nutricionais/:line{[a-z0-9-]+\\.pdf}', (c) => {
    const line = c.req.param('line').slice(0, -'.pdf'.length);
    return cachedPage(c, async () => (await nutritionPdfOfLine(c, line)) ?? renderPage(c));
  })
  .get('/tabelas-nutricionais/:line/:part{(?:[2-9]|[1-9]\\d{1,2})\\.pdf}', (c) => {
    const part = Number.parseInt(c.req.param('part'), 10);
    return cachedPage(c, async () => (await nutritionPdfOfLine(c, c.req.param('line'), part)) ?? renderPage(c));
  })
  .get('/licenciamento.pdf', (c) => cachedPage(c, () => licensingPdf(c)));
