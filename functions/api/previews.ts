import { Hono } from 'hono';
import type { Category } from '../../src/shared/category';
import { bySubject } from '../../src/shared/faq';
import type { Location } from '../../src/shared/location';
import { packOf } from '../../src/shared/pack';
import { heldTexts } from '../../src/shared/pages/page';
import { pages } from '../../src/shared/pages/pages';
import { writtenTexts } from '../../src/shared/pages/written';
import type { Post } from '../../src/shared/post';
import { hasWholeSheet, type ProductRecord, type WithSheet } from '../../src/shared/product';
import { dated } from '../../src/shared/publication';
import { saidOf } from '../../src/shared/search-appearance';
import type { Slide } from '../../src/shared/slide';
import { typedCategory } from '../../src/shared/typed/category';
import { typedFaq } from '../../src/shared/typed/faq';
import { typedLocation } from '../../src/shared/typed/location';
import { typedPost, typedPublication } from '../../src/shared/typed/post';
import { typedProduct } from '../../src/shared/typed/product';
import { typedSlide } from '../../src/shared/typed/slide';
import { categoryByRef } from '../db/categories';
import { activeFaqs } from '../db/faqs';
import { activeLocations } from '../db/locations';
import { countsOfProducts, productsOfCategory } from '../db/products';
import { settingsOverrides } from '../db/settings';
import { mergeSettings } from '../db/settings-overrides';
import { slidesInOrder } from '../db/slides';
import type { AppEnv } from '../env';
import { cleanHtml } from '../html/sanitize';
import { LINE_PAGE, productCard, totalsOf } from './catalogue';
import {
  copiedCategories,
  copiedFaqs,
  copiedLocations,
  copiedPages,
  copiedPosts,
  copiedProducts,
  copiedSlides,
} from './copied';
import { FEW } from './known-locations';
import { withDates } from './locations';
import { byToken, opened } from './opened-preview';
import { relatedPosts, shownHtml } from './posts';
import { besideProduct, shownProduct } from './product-page';

/** Records with their working copies, for anyone with a link. A link opens one record only. Responses are never cached. */
export const previews = new Hono<AppEnv>()
  .use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
  })
  .get('/posts/:token', byToken, async (c) => {
    const found = await opened(c, copiedPosts, c.req.valid('param').token);
    const { record, values, savedAt, facts } = found;
    const {
      publishedAt: _publishedAt,
      unpublishedAt: _unpublishedAt,
      ...input
    } = { ...record, ...typedPost.toInput(values) };
    const publishedAt = typedPublication(values) ?? record.publishedAt ?? new Date().toISOString();
    const { version: _version, ...fields } = input;
    const [content, related] = await Promise.all([shownHtml(c, cleanHtml(input.content)), relatedPosts(c, record.id)]);
    const post: Post = { ...dated({ ...saidOf(fields), publishedAt }), content, updatedAt: savedAt ?? publishedAt };
    return c.json({ facts, post, related }, 200);
  })
  .get('/products/:token', byToken, async (c) => {
    const { record, values, facts } = await opened(c, copiedProducts, c.req.valid('param').token);
    const input = { ...record, ...typedProduct.toInput(values) };
    const [[category], beside] = await Promise.all([
      c.var.read(categoryByRef, { key: input.category }),
      besideProduct(c, input.category, { line: { key: input.category }, number: input.number }, input.pairings),
    ]);
    const product = hasWholeSheet(input) ? shownProduct(sheetOf(input)) : null;
    return c.json(
      {
        facts,
        product,
        card: productCard({ ...input, hasPage: product !== null }),
        categoryName: category?.name ?? '',
        pack: category ? packOf(category) : null,
        ...beside,
      },
      200,
    );
  })
  .get('/locations/:token', byToken, async (c) => {
    const { token } = c.req.valid('param');
    const { record, values, facts } = await opened(c, copiedLocations, token);
    const { version: _version, active: _active, ...location } = { ...record, ...typedLocation.toInput(values) };
    const others = await c.var.read(activeLocations, FEW);
    const place = others.findIndex(({ id }) => id === location.id);
    const among = place < 0 ? [location, ...others] : others.with(place, location);
    const locations: Location[] = among.map(withDates());
    return c.json({ facts, name: location.name, locations }, 200);
  })
  .get('/slides/:token', byToken, async (c) => {
    const { token } = c.req.valid('param');
    const { record, values, facts } = await opened(c, copiedSlides, token);
    const { position, version: _version, ...typed } = { ...record, ...typedSlide.toInput(values) };
    const others = (await c.var.read(slidesInOrder)).filter(({ id }) => id !== typed.id);
    // A carousel is circular: it begins with the slide of the link, between its usual neighbours.
    const around = [typed, ...others.slice(position), ...others.slice(0, position)];
    const shown = around.filter((slide) => slide === typed || slide.active);
    const slides = shown.map(({ active: _active, ...slide }): Slide => slide);
    return c.json({ facts, slides }, 200);
  })
  .get('/faqs/:token', byToken, async (c) => {
    const { record, values, facts } = await opened(c, copiedFaqs, c.req.valid('param').token);
    const { id, subject, question, answer } = { ...record, ...typedFaq.toInput(values) };
    const others = await c.var.read(activeFaqs);
    const place = others.findIndex((other) => other.id === id);
    const typed = { id, subject, question, answer };
    const among = place < 0 ? [...others, typed] : others.with(place, typed);
    return c.json({ facts, question, groups: bySubject(among) }, 200);
  })
  .get('/categories/:token', byToken, async (c) => {
    const { record, values, facts } = await opened(c, copiedCategories, c.req.valid('param').token);
    const { name, description, image, imageAlt, highlighted, ...box } = { ...record, ...typedCategory.toInput(values) };
    // Links lead to the stored address of the line: an address that is only typed leads nowhere.
    const { key, address } = record;
    const [products, counts] = await Promise.all([
      c.var.read(productsOfCategory, { key }, undefined, LINE_PAGE.whole),
      c.var.read(countsOfProducts, { key }),
    ]);
    const category: Category = { key, name, address, description, image, imageAlt, highlighted };
    const { total } = totalsOf(counts);
    return c.json({ facts, category, pack: packOf({ name, ...box }), products: products.map(productCard), total }, 200);
  })
  .get('/pages/:token', byToken, async (c) => {
    const found = await opened(c, copiedPages, c.req.valid('param').token);
    const { page, texts } = found.record;
    const [row] = await c.var.read(settingsOverrides);
    // The same texts that a save would write.
    const shown = { ...texts, ...heldTexts(pages[page], found.values) };
    return c.json({ facts: found.facts, page, written: writtenTexts(page, shown, mergeSettings(row?.overrides)) }, 200);
  });

/** Returns the fields of a product that its page shows. */
function sheetOf(record: WithSheet<ProductRecord>) {
  const { id: _id, version: _version, active: _active, featured: _featured, pairings: _pairings, ...sheet } = record;
  return sheet;
}
