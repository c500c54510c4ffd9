import { categoryKey } from './category';
import { version } from './editing';
import { LOCATION_TYPES } from './location-type';
import { mediumEdit } from './media';
import { postInput } from './post';
import { z } from './zod';

/** Records that are acted on at once: as many as a file has rows. Of posts fewer, each of which may be long. */
export const AT_ONCE = 500;
export const POSTS_AT_ONCE = 100;

/** A record, and the version of it that was seen. Categories are known by their key, all others by their number. */
export type Seen = { id: string | number; version: number };

const seen = z.strictObject({ id: z.int().min(1), version });

const rowsUpTo = <Row extends z.ZodType<Seen>>(most: number, row: Row) =>
  z
    .array(row)
    .min(1, 'Escolha ao menos um registro.')
    .max(most, `No máximo ${most} registros por vez.`)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Há registros repetidos.');

const rows = rowsUpTo(AT_ONCE, seen);
const plain = <Name extends string>(act: Name) => z.strictObject({ act: z.literal(act), rows });
const post = <Name extends string>(act: Name) => plain(act).extend({ rows: rowsUpTo(POSTS_AT_ONCE, seen) });
const category = <Name extends string>(act: Name) => {
  return plain(act).extend({ rows: rowsUpTo(AT_ONCE, seen.extend({ id: categoryKey })) });
};

const shown = [plain('activate'), plain('deactivate')] as const;

/** In percent; halves of one are common, hundredths are not. */
export const percentInput = z
  .number('Informe o percentual.')
  .min(-90, 'No máximo 90% de desconto.')
  .max(400, 'No máximo 400% de aumento.')
  .multipleOf(0.1, 'Use no máximo uma casa decimal.')
  .refine((value) => value !== 0, 'Informe um percentual diferente de zero.');

/** What can be done to many records of a noun at once: the body of `POST /api/panel/{noun}/acts`. */
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
    plain('delete'),
  ]),
  categories: z.discriminatedUnion('act', [category('highlight'), category('unhighlight'), category('delete')]),
  media: z.discriminatedUnion('act', [
    plain('alt').extend({ rows: rowsUpTo(AT_ONCE, seen.extend({ alt: mediumEdit.shape.alt })) }),
    plain('folder').extend({ folder: mediumEdit.shape.folder }),
    plain('delete'),
  ]),
  ordered: z.discriminatedUnion('act', [...shown, plain('delete')]),
};

type Inputs = typeof actInputs;
export type ActInput<Kind extends keyof Inputs = keyof Inputs> = z.infer<Inputs[Kind]>;
export type Act = ActInput['act'];

/**
 * Why a record was left as it is: it is gone, or no longer what was seen, or would come out beyond what may be, or others
 * need it.
 */
export type LeftWhy = 'gone' | 'stale' | 'limit' | 'needed';
export type Left = { id: Seen['id']; title: string | null; why: LeftWhy };

/**
 * What came of an act: the group by which it is taken back, how many were written, how many were so already; and what was
 * changed, with the versions that those have now.
 */
export type ActDone = { groupId: string | null; done: number; same: number; left: Left[]; changed: Seen[] };

/** The highest price that there is, in cents. */
const MAX_PRICE = 10_000_000;
/** What a price ends in that ends in `,90`, in cents. */
const NINETY = 90;

/**
 * A price in cents so many percent higher, or lower, rounded to the cent, halves up; `toNinety` to the nearest that ends
 * in `,90`, of two the higher, and never below R$ 0,90. `null` where that is more than a price may be.
 */
export function adjustedPrice(cents: number, percent: number, toNinety: boolean): number | null {
  // Percents have one decimal: in thousandths all of it is whole, and no half is lost to binary fractions.
  const exact = Math.floor((cents * (1000 + Math.round(percent * 10)) + 500) / 1000);
  const price = toNinety ? Math.max(0, Math.round((exact - NINETY) / 100)) * 100 + NINETY : exact;
  return price <= MAX_PRICE ? price : null;
}
