import { type Column, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { focusedOn, mediaIn, mediaPath, readdressed } from '../../src/shared/media-address';
import type { Noun } from '../../src/shared/nouns';
import { bytesOfBody, POST_BODY_MAX_BYTES } from '../../src/shared/post';
import { runNamed, type Statement } from './batch';
import type { Database } from './database';
import { guard } from './guard';
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
      // A text written since the read no longer matches. Its write saw the new address, or is repeated ({@link unmoved}).
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

type Readdressed<Input> = {
  input: Input;
  /** Statements that fail the batch of the write if one of the addresses has changed by then. */
  unmoved: Statement[];
};

/**
 * Returns the input with the present addresses of its media. The writer may have opened the record before a picture was
 * cropped differently or replaced.
 */
export async function readdressInput<Input extends object>(
  db: Database,
  noun: Noun,
  input: Input,
): Promise<Readdressed<Input>> {
  // The address of a medium is itself the value to write.
  if (noun === 'media') return { input, unmoved: [] };
  const { present, unmoved } = await findAddresses(db, JSON.stringify(input));
  return { input: present(input), unmoved };
}

/** Finds the present addresses of the media in `text`. `present` gives a value those, like {@link readdressInput}. */
export async function findAddresses(db: Database, text: string) {
  const keys = mediaIn(text);
  const rows = keys.length > 0 ? await presentAddresses(db, keys) : [];
  const addresses = new Map(rows.map(({ key, address, ...look }) => [key, focusedOn(address, look)]));
  const led = (_: string, part: unknown) => (typeof part === 'string' ? ledOn(part, addresses) : part);
  return {
    present: <Value extends object>(value: Value): Value =>
      rows.length > 0 ? JSON.parse(JSON.stringify(value), led) : value,
    unmoved: rows.length > 0 ? [unmoved(db, rows)] : [],
  };
}

/** Updates the addresses in one text. If that would make a full article too long, the text stays as it is. */
function ledOn(text: string, addresses: ReadonlyMap<string, string>): string {
  const changed = readdressed(text, addresses);
  const isTooLong = changed.length > text.length && bytesOfBody(changed) > POST_BODY_MAX_BYTES;
  return isTooLong ? text : changed;
}

/** The medium that is shown for each medium: for a replaced file in the trash, it is its replacement. */
const now = alias(media, 'now');
const isShownFor = sql`${now.id} = coalesce(${media.replacedBy}, ${media.id}) AND ${now.state} = 'committed'`;

/** Selects the present address of each key. */
function presentAddresses(db: Database, keys: string[]) {
  return db
    .select({
      key: media.key,
      id: sql<number>`${now.id}`.as('now_id'),
      version: now.version,
      address: sql<string>`${now.address}`,
      focalX: now.focalX,
      focalY: now.focalY,
      crops: now.crops,
    })
    .from(media)
    .innerJoin(now, isShownFor)
    .where(isAmong(media.key, keys));
}

/**
 * Returns a guard that these are still the present addresses. A change of a picture writes its address into the records that
 * show it, and leaves their versions as they are: without the guard, a write that had read the old address would restore it.
 */
function unmoved(db: Database, rows: { key: string; id: number; version: number }[]): Statement {
  const read = JSON.stringify(rows.map(({ key, id, version }) => ({ key, id, version })));
  const same = sql`${now.id} = read.value ->> 'id' AND ${now.version} = read.value ->> 'version'`;
  return guard(
    db,
    sql`(
      SELECT count(*) FROM json_each(${read}) AS read
      INNER JOIN ${media} ON ${media.key} = read.value ->> 'key'
      INNER JOIN ${media} AS ${sql.identifier('now')} ON ${isShownFor} AND ${same}
    ) = ${rows.length}`,
  );
}
