import { categoryKey } from './category';
import { version } from './editing';
import { givenException } from './location';
import { LOCATION_TYPES } from './location-type';
import { mediumEdit } from './media';
import type { Noun } from './nouns';
import { postInput } from './post';
import { MAX_PRICE_CENTS } from './product';
import type { RecordUse } from './record-use';
import { redirectKey } from './redirect';
import { z } from './zod';

/**
 * Returns the maximum number of records per act: as many as rows per file, but fewer posts, because each may be long, and
 * fewer redirects, each of which has statements of its own.
 */
export const mostPerAct = (noun: Noun) => (noun === 'posts' || noun === 'redirects' ? 100 : 500);

/** A record and the version that was seen. Categories are identified by key, all others by id. */
export type Seen = { id: string | number; version: number };

const seen = z.strictObject({ id: z.int().min(1), version });

const rowsOf = <Row extends z.ZodType<Seen>>(noun: Noun, row: Row) =>
  z
    .array(row)
    .min(1, 'Escolha ao menos um registro.')
    .max(mostPerAct(noun), `No máximo ${mostPerAct(noun)} registros por vez.`)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Há registros repetidos.');

const rows = rowsOf('products', seen);
const plain = <Name extends string>(act: Name) => z.strictObject({ act: z.literal(act), rows });
const post = <Name extends string>(act: Name) => plain(act).extend({ rows: rowsOf('posts', seen) });
const category = <Name extends string>(act: Name) => {
  return plain(act).extend({ rows: rowsOf('categories', seen.extend({ id: categoryKey })) });
};

const shown = [plain('activate'), plain('deactivate')] as const;

/** A percentage with at most one decimal: 0.5% is common, 0.01% is not. */
export const percentInput = z
  .number('Informe o percentual.')
  .min(-90, 'No máximo 90% de desconto.')
  .max(400, 'No máximo 400% de aumento.')
  .multipleOf(0.1, 'Use no máximo uma casa decimal.')
  .refine((value) => value !== 0, 'Informe um percentual diferente de zero.');

/** Acts on many records of a noun at once: the body of `POST /api/panel/{noun}/acts`. */
export const actInputs = {
  posts: z.discriminatedUnion('act', [
    post('publish'),
    post('unpublish'),
    post('category').extend({ category: postInput.shape.category }),
    post('delete'),
  ]),
  products: z.discriminatedUnion('act', [
    ...shown,
    plain('feature'),
    plain('unfeature'),
    plain('price').extend({ percent: percentInput, toNinety: z.boolean() }),
    plain('category').extend({ category: categoryKey }),
    plain('delete'),
  ]),
  locations: z.discriminatedUnion('act', [
    ...shown,
    plain('type').extend({ type: z.enum(LOCATION_TYPES) }),
    // `usual`: on these dates the weekly hours apply again.
    plain('dates').extend({ exception: givenException, usual: z.boolean() }),
    plain('delete'),
  ]),
  categories: z.discriminatedUnion('act', [category('highlight'), category('unhighlight'), category('delete')]),
  media: z.discriminatedUnion('act', [
    plain('alt').extend({ rows: rowsOf('media', seen.extend({ alt: mediumEdit.shape.alt })) }),
    plain('folder').extend({ folder: mediumEdit.shape.folder }),
    plain('delete'),
  ]),
  redirects: z.discriminatedUnion('act', [
    plain('delete').extend({ rows: rowsOf('redirects', seen.extend({ id: redirectKey })) }),
  ]),
  ordered: z.discriminatedUnion('act', [...shown, plain('delete')]),
};

type Inputs = typeof actInputs;
export type ActInput<Kind extends keyof Inputs = keyof Inputs> = z.infer<Inputs[Kind]>;
export type Act = ActInput['act'];

/**
 * Why an act, or its undo, left a record unchanged: it is gone, it exists again, its version is stale, its new value would
 * exceed a limit, other records need it, or it has a longer special date there.
 */
export type LeftWhy = 'gone' | 'exists' | 'stale' | 'limit' | 'needed' | 'covered';
export type Left = { id: Seen['id']; title: string | null; why: LeftWhy };

/**
 * Result of an act: the group by which it can be undone, the number of records written, the number that needed no change,
 * the changed records with their new versions, and the records with a link to a page that the act has ended.
 */
export type ActDone = {
  groupId: string | null;
  done: number;
  same: number;
  left: Left[];
  changed: Seen[];
  linked?: RecordUse[];
};

/** Last digits of a price that ends in `,90`, in cents. */
const NINETY = 90;

/**
 * Returns a price in cents changed by a percentage, rounded half up to the cent. `toNinety` rounds to the nearest price
 * that ends in `,90`: the higher of two, at least R$ 0,90. `null` above the maximum price.
 */
export function adjustedPrice(cents: number, percent: number, toNinety: boolean): number | null {
  // Percentages have one decimal: in thousandths the factor is an integer, which avoids binary rounding errors.
  const exact = Math.floor((cents * (1000 + Math.round(percent * 10)) + 500) / 1000);
  const price = toNinety ? Math.max(0, Math.round((exact - NINETY) / 100)) * 100 + NINETY : exact;
  return price <= MAX_PRICE_CENTS ? price : null;
}
