import { type Context, Hono } from 'hono';
import { labelStatements } from '../../src/shared/label/statements';
import type { Post } from '../../src/shared/post';
import type { Product } from '../../src/shared/product';
import { toInstant } from '../../src/shared/typed/clock';
import { typedPost } from '../../src/shared/typed/post';
import { typedProduct } from '../../src/shared/typed/product';
import { fitting, shownWith } from '../../src/shared/typed/shown';
import type { Typed } from '../../src/shared/typed/typed';
import type { CopiedNoun, PreviewFacts } from '../../src/shared/working-copy';
import { z } from '../../src/shared/zod';
import { secretsOf } from '../auth/keys';
import { readPreviewToken } from '../auth/preview-token';
import { categoryByKey } from '../db/categories';
import type { Editable, Versioned } from '../db/editable';
import { editablePosts } from '../db/panel/posts';
import { editableProducts } from '../db/panel/products';
import { toCopy, workingCopy } from '../db/panel/working-copies';
import { previewNonce } from '../db/previews';
import type { AppEnv } from '../env';
import { cleanHtml } from '../html/sanitize';
import { ApiFailure, notFound } from '../http/errors';
import { pathParams } from '../http/valid';
import { productCard } from './catalogue';
import { relatedPosts } from './posts';
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
    const { publishedAt: _, ...input } = { ...record, ...typedPost.toInput(values) };
    const planned = values.publication === 'scheduled' ? toInstant(values.when) : null;
    const publishedAt = planned ?? record.publishedAt ?? new Date().toISOString();
    const { version: _version, ...fields } = input;
    const post: Post = { ...fields, content: cleanHtml(input.content), publishedAt, updatedAt: savedAt ?? publishedAt };
    return c.json({ facts, post, related: await relatedPosts(c, record.id) }, 200);
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
    const { longDescription, nutrition, benefits, contains, mayContain, gluten, lactose, ...fields } = input;
    const [[category], beside] = await Promise.all([
      c.var.read((db) => categoryByKey(db, input.category)),
      besideProduct(c, input.category, input.number),
    ]);
    const hasPage = longDescription !== null && nutrition !== null && benefits.length > 0;
    const { id: _id, version: _version, active: _active, featured: _featured, ...shown } = fields;
    const product: Product | null = hasPage
      ? {
          ...shown,
          longDescription,
          nutrition,
          benefits,
          statements: labelStatements({ ingredients: shown.ingredients, contains, mayContain, gluten, lactose }),
        }
      : null;
    return c.json(
      { facts, product, card: productCard({ ...input, hasPage }), categoryName: category?.name ?? '', ...beside },
      200,
    );
  });

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
