import { type Column, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { focusedOn, mediaIn, mediaPath, readdressed } from '../../src/shared/media-address';
import type { Noun } from '../../src/shared/nouns';
import { bytesOfBody, POST_BODY_MAX_BYTES } from '../../src/shared/post';
import { runNamed, type Statement } from './batch';
import type { Database } from './database';
import { SHOWING } from './media-shown';
import { changedInside } from './packed';
import { originalsShownBy } from './page-pictures';
import { media, posts, workingCopies } from './schema';
import { isAmong } from './sql-lists';

/** Columns that show pictures. A working copy is merged with its base, so both must show the same address. */
const TEXTS = [...SHOWING, [workingCopies, [workingCopies.base]] as const];

/**
 * Finds where a medium is shown, and returns the statements that set this address there. The versions of those records stay
 * the same: crop and file belong to the picture, and the address in a record only repeats them.
 */
export async function readdressUses(db: Database, key: string, address: string): Promise<Statement[]> {
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
  const stored = columns.flatMap(({ table, column }, index) =>
    (found[index] ?? []).flatMap(({ text }) => {
      const changed = readdressedIn(column, text, addresses);
      if (changed === text) return [];
      const [field = ''] = Object.entries(getTableColumns(table)).find(([, own]) => own === column) ?? [];
      // A text written since the read no longer matches. That write used the address current at its time.
      return [
        db
          .update(table)
          .set({ [field]: sql`${changed}` })
          .where(sql`${column} = ${text}`),
      ];
    }),
  );
  return [...stored, ...originalsShownBy(db, key, address)];
}

function readdressedIn(column: Column, text: string, addresses: ReadonlyMap<string, string>): string {
  if (column === posts.content) return ledOn(text, addresses);
  if (column.table === workingCopies) return changedInside(text, (fields) => readdressed(fields, addresses));
  return readdressed(text, addresses);
}

/**
 * Returns the input with the present addresses of its media. The writer may have opened the record before a picture was
 * cropped differently or replaced.
 */
export async function readdressInput<Input extends object>(db: Database, noun: Noun, input: Input): Promise<Input> {
  // The address of a medium is itself the value to write.
  if (noun === 'media') return input;
  const present = await findAddresses(db, JSON.stringify(input));
  return present(input);
}

/** Returns a function that gives a value the present addresses of the media in `text`, like {@link readdressInput}. */
export async function findAddresses(
  db: Database,
  text: string,
): Promise<<Value extends object>(value: Value) => Value> {
  const keys = mediaIn(text);
  if (keys.length === 0) return (value) => value;
  const rows = await presentAddresses(db, keys);
  const addresses = new Map(rows.map(({ key, address, ...look }) => [key, focusedOn(address, look)]));
  const led = (_: string, part: unknown) => (typeof part === 'string' ? ledOn(part, addresses) : part);
  return (value) => JSON.parse(JSON.stringify(value), led) as typeof value;
}

/** Updates the addresses in one text. If that would make a full article too long, the text stays as it is. */
function ledOn(text: string, addresses: ReadonlyMap<string, string>): string {
  const changed = readdressed(text, addresses);
  const isTooLong = changed.length > text.length && bytesOfBody(changed) > POST_BODY_MAX_BYTES;
  return isTooLong ? text : changed;
}

/** Selects the present address of each key. For a replaced file in the trash, it is the address of its replacement. */
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
