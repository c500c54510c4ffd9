import { type Context, Hono } from 'hono';
import { labelNotes, labelStatements } from '../../src/shared/label/statements';
import type { Location } from '../../src/shared/location';
import { packOf } from '../../src/shared/pack';
import type { Post } from '../../src/shared/post';
import { hasWholeSheet, type Product, type ProductRecord, type WithSheet } from '../../src/shared/product';
import { saidOf } from '../../src/shared/search-appearance';
import type { Slide } from '../../src/shared/slide';
import { typedLocation } from '../../src/shared/typed/location';
import { typedPost, typedPublication } from '../../src/shared/typed/post';
import { typedProduct } from '../../src/shared/typed/product';
import { fitting, shownWith } from '../../src/shared/typed/shown';
import { typedSlide } from '../../src/shared/typed/slide';
import type { Typed } from '../../src/shared/typed/typed';
import type { CopiedNoun, PreviewFacts } from '../../src/shared/working-copy';
import { z } from '../../src/shared/zod';
import { secretsOf } from '../auth/keys';
import { readPreviewToken } from '../auth/preview-token';
import { categoryByKey, categoryOf } from '../db/categories';
import type { Editable, Versioned } from '../db/editable';
import { activeLocations } from '../db/locations';
import { editableLocations } from '../db/panel/locations';
import { editablePosts } from '../db/panel/posts';
import { editableProducts } from '../db/panel/products';
import { orderedSlides } from '../db/panel/slides';
import { toCopy, workingCopy } from '../db/panel/working-copies';
import { previewNonce } from '../db/previews';
import { slidesInOrder } from '../db/slides';
import type { AppEnv } from '../env';
import { cleanHtml } from '../html/sanitize';
import { ApiFailure, notFound } from '../http/errors';
import { pathParams } from '../http/valid';
import { productCard } from './catalogue';
import { FEW } from './known-locations';
import { withDates } from './locations';
import { relatedPosts, shownHtml } from './posts';
import { besideProduct } from './products';

const UNKNOWN = 'Este link de prévia não existe.';
const OVER = 'Este link de prévia não vale mais.';
const byToken = pathParams(z.object({ token: z.string().max(120) }), UNKNOWN);

/** Records as they are typed, for whoever has a link: each opens one record, and nothing else. Kept by nobody. */
export const previews = new Hono<AppEnv>()
  .use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
  })
  .get('/posts/:token', byToken, async (c) => {
    const found = await opened(c, 'posts', editablePosts, typedPost, c.req.valid('param').token);
    const { record, values, savedAt, facts } = found;
    const {
      publishedAt: _publishedAt,
      unpublishedAt: _unpublishedAt,
      ...input
    } = { ...record, ...typedPost.toInput(values) };
    const publishedAt = typedPublication(values) ?? record.publishedAt ?? new Date().toISOString();
    const { version: _version, ...fields } = input;
    const [content, related] = await Promise.all([shownHtml(c, cleanHtml(input.content)), relatedPosts(c, record.id)]);
    const post: Post = { ...saidOf(fields), content, publishedAt, updatedAt: savedAt ?? publishedAt };
    return c.json({ facts, post, related }, 200);
  })
  .get('/products/:token', byToken, async (c) => {
    const { record, values, facts } = await opened(
      c,
      'products',
      editableProducts,
      typedProduct,
      c.req.valid('param').token,
    );
    const input = { ...record, ...typedProduct.toInput(values) };
    const [[category], beside] = await Promise.all([
      c.var.read((db) => categoryByKey(db, input.category)),
      besideProduct(c, input, categoryOf(input.category), input.pairings),
    ]);
    const product = hasWholeSheet(input) ? shownProduct(input) : null;
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
    const { record, values, facts } = await opened(c, 'locations', editableLocations, typedLocation, token);
    const { version: _version, active: _active, ...location } = { ...record, ...typedLocation.toInput(values) };
    const others = await c.var.read((db) => activeLocations(db, FEW));
    const place = others.findIndex(({ id }) => id === location.id);
    const among = place < 0 ? [location, ...others] : others.with(place, location);
    const locations: Location[] = among.map(withDates());
    return c.json({ facts, name: location.name, locations }, 200);
  })
  .get('/slides/:token', byToken, async (c) => {
    const { token } = c.req.valid('param');
    const { record, values, facts } = await opened(c, 'slides', orderedSlides, typedSlide, token);
    const { order, version: _version, ...typed } = { ...record, ...typedSlide.toInput(values) };
    const others = (await c.var.read(slidesInOrder)).filter(({ id }) => id !== typed.id);
    // A carousel has no end: it begins with the one that the link is about, and those beside it stand beside it.
    const around = [typed, ...others.slice(order), ...others.slice(0, order)];
    const shown = around.filter((slide) => slide === typed || slide.active);
    const slides = shown.map(({ active: _active, ...slide }): Slide => slide);
    return c.json({ facts, slides }, 200);
  });

/** What the page of a product shows of it. */
function shownProduct(record: WithSheet<ProductRecord>): Product {
  const { contains, mayContain, gluten, lactose, vegan, caffeine, ...fields } = record;
  const { id: _id, version: _version, active: _active, featured: _featured, pairings: _pairings, ...shown } = fields;
  return { ...saidOf(shown), statements: labelStatements(record, record.category), notes: labelNotes(record) };
}

/** The record that a link opens, as it is typed. 404 for a link that was never made, 410 for one that is over. */
async function opened<Values extends object, Input extends object, Row extends Versioned<Input>>(
  c: Context<AppEnv>,
  noun: CopiedNoun,
  editable: Editable<number, Input, Row>,
  typed: Typed<Values, Input, Row>,
  token: string,
) {
  const claims = readPreviewToken(secretsOf(c.env), noun, token);
  if (!claims) throw notFound(UNKNOWN);
  const { id, nonce, expiresAt } = claims;
  if (expiresAt <= Date.now()) throw over();
  const [[link], [row], found] = await Promise.all([
    c.var.read((db) => previewNonce(db, noun, id)),
    c.var.read((db) => workingCopy(db, noun, id)),
    c.var.read((db) => editable.find(db, id)) as Promise<Row[]>,
  ]);
  const [record] = found;
  if (!record || link?.nonce !== nonce) throw over();
  const copy = toCopy(row);
  const { values, unfit } = shownWith(typed, record, fitting(typed, copy?.fields ?? {}));
  const facts: PreviewFacts = {
    state: !typed.isLive(record) ? 'unpublished' : copy ? 'changed' : 'live',
    expiresAt: new Date(expiresAt).toISOString(),
    unfit,
  };
  return { record, values, savedAt: copy?.savedAt, facts };
}

const over = () => new ApiFailure(410, { error: OVER, code: 'gone' });
