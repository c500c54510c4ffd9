import { getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { focusedOn, mediaIn, mediaPath, readdressed } from '../../src/shared/media-address';
import type { Noun } from '../../src/shared/nouns';
import { bytesOfBody, POST_BODY_MAX_BYTES } from '../../src/shared/post';
import { runNamed, type Statement } from './batch';
import type { Database } from './database';
import { SHOWING } from './media-shown';
import { media, posts, workingCopies } from './schema';
import { isAmong } from './sql-lists';

/** What is typed over a record is merged with what it was typed over: both show the same picture. */
const TEXTS = [...SHOWING, [workingCopies, [workingCopies.base]] as const];

/**
 * The statements by which all that shows a medium shows it by this address. Its records become no other version by that:
 * how a picture is cut, and which file stands for it, is the picture's own, which an address in them only repeats.
 */
export async function shownBy(db: Database, key: string, address: string): Promise<Statement[]> {
  const columns = TEXTS.flatMap(([table, of]) => of.map((column) => ({ table, column })));
  const { found } = await runNamed(db, {
    found: columns.map(({ table, column }) =>
      db
        .selectDistinct({ text: sql<string>`${column}`.as('text') })
        .from(table)
        .where(sql`instr(${column}, ${mediaPath(key)}) > 0`),
    ),
  });
  const addresses = new Map([[key, address]]);
  return columns.flatMap(({ table, column }, index) =>
    (found[index] ?? []).flatMap(({ text }) => {
      const changed = column === posts.content ? ledOn(text, addresses) : readdressed(text, addresses);
      if (changed === text) return [];
      const [field = ''] = Object.entries(getTableColumns(table)).find(([, own]) => own === column) ?? [];
      // What was written meanwhile is another text, and was written with the address of then.
      return [
        db
          .update(table)
          .set({ [field]: sql`${changed}` })
          .where(sql`${column} = ${text}`),
      ];
    }),
  );
}

/**
 * What is to be written, with the media in it by the addresses that they have now: whoever wrote it may have opened it
 * before a picture was cut in another way, or replaced.
 */
export async function withPresentMedia<Input extends object>(db: Database, noun: Noun, input: Input): Promise<Input> {
  // Of a medium itself the address is what is written.
  if (noun === 'media') return input;
  const present = await presentMedia(db, JSON.stringify(input));
  return present(input);
}

/** What gives a value the present addresses of the media that `text` shows, as {@link withPresentMedia} does. */
export async function presentMedia(db: Database, text: string): Promise<<Value extends object>(value: Value) => Value> {
  const keys = mediaIn(text);
  if (keys.length === 0) return (value) => value;
  const rows = await presentAddresses(db, keys);
  const addresses = new Map(rows.map(({ key, address, ...look }) => [key, focusedOn(address, look)]));
  const led = (_: string, part: unknown) => (typeof part === 'string' ? ledOn(part, addresses) : part);
  return (value) => JSON.parse(JSON.stringify(value), led) as typeof value;
}

/** One text by the addresses of today, unless an article that is full would no longer fit: then it shows what it showed. */
function ledOn(text: string, addresses: ReadonlyMap<string, string>): string {
  const changed = readdressed(text, addresses);
  const isTooLong = changed.length > text.length && bytesOfBody(changed) > POST_BODY_MAX_BYTES;
  return isTooLong ? text : changed;
}

/** Of what stands in the trash because another file took its place, that one. */
function presentAddresses(db: Database, keys: string[]) {
  const now = alias(media, 'now');
  return db
    .select({
      key: media.key,
      address: sql<string>`${now.address}`,
      focalX: now.focalX,
      focalY: now.focalY,
      crops: now.crops,
    })
    .from(media)
    .innerJoin(now, sql`${now.id} = coalesce(${media.replacedBy}, ${media.id}) AND ${now.state} = 'committed'`)
    .where(isAmong(media.key, keys));
}
