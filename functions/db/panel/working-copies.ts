import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor, Fields } from '../../../src/shared/activity';
import type { Noun } from '../../../src/shared/nouns';
import type { Unfinished } from '../../../src/shared/stats';
import {
  COPIED,
  type CopiedNoun,
  type CopyKey,
  type CopySaved,
  type WorkingCopy,
} from '../../../src/shared/working-copy';
import { runBatch, type Statement } from '../batch';
import { copiedKey, copiedRecord, copiedTitle } from '../copied';
import type { Database } from '../database';
import { changedRows, guard, wasHeld } from '../guard';
import { users, workingCopies } from '../schema';

const { noun: ofNoun, recordId, version } = workingCopies;

const isOf = (noun: CopiedNoun, id: CopyKey) => and(eq(ofNoun, noun), eq(recordId, String(id)));

/** Names of a copy's authors by their id. */
const authorNames = sql<Record<string, string | null>>`(
  SELECT json_group_object(author.id, author.name) FROM ${users} AS author
  WHERE author.id IN (SELECT value FROM json_each(${workingCopies.authors}))
)`.mapWith((stored: string) => JSON.parse(stored));

export function workingCopy(db: Database, noun: CopiedNoun, id: CopyKey) {
  return db
    .select({
      fields: workingCopies.fields,
      base: workingCopies.base,
      baseVersion: workingCopies.baseVersion,
      version,
      savedAt: workingCopies.savedAt,
      userId: workingCopies.userId,
      userName: users.name,
      authors: workingCopies.authors,
      names: authorNames.as('author_names'),
    })
    .from(workingCopies)
    .leftJoin(users, eq(users.id, workingCopies.userId))
    .where(isOf(noun, id));
}

type CopyRow = Awaited<ReturnType<typeof workingCopy>>[number];

export function toCopy(row: CopyRow | undefined): WorkingCopy | null {
  if (!row) return null;
  const { userId, userName, names, ...copy } = row;
  const by = userId === null ? null : { id: userId, name: userName };
  const authorOf = (field: string): Actor | null => {
    const id = copy.authors[field];
    return id === undefined ? by : { id, name: names[id] ?? null };
  };
  return {
    ...copy,
    by,
    authors: Object.fromEntries(Object.keys(copy.fields).map((field) => [field, authorOf(field)])),
  };
}

/** Copied nouns whose every record has a row. */
type RowNoun = Parameters<typeof copiedKey>[0];

/** Builds the FROM clause for the copy of a record, in a query of the noun's table. */
const copyOf = (noun: RowNoun) => sql`FROM ${workingCopies} WHERE noun = ${noun} AND record_id = ${copiedKey(noun)}`;

/** Builds the condition that a record has a copy, in a query of the noun's table. */
export const hasCopy = (noun: RowNoun) => sql<boolean>`EXISTS (SELECT 1 ${copyOf(noun)})`.mapWith(Boolean);

/** Returns SQL for the time at which the copy was saved, if there is one. */
export const copySavedAt = (noun: RowNoun) => sql`(SELECT saved_at ${copyOf(noun)})`;

/** Selects the pages that have a copy, with or without a row of their own. */
export function unsavedPages(db: Database) {
  return db.select({ page: recordId }).from(workingCopies).where(eq(ofNoun, 'pages'));
}

/** Selects the last saved copies of these nouns, with the titles of the saved records. */
export function unfinished(db: Database, within: Noun[], limit: number) {
  const titles = COPIED.map((noun) => sql`WHEN ${noun} THEN ${copiedTitle(noun, recordId)}`);
  const title = sql<string>`CASE ${ofNoun} ${sql.join(titles, sql` `)} END`;
  return (
    db
      .select({
        noun: sql<CopiedNoun>`${ofNoun}`.as('of_noun'),
        id: recordId,
        title: title.as('title'),
        savedAt: workingCopies.savedAt,
        userId: workingCopies.userId,
        userName: users.name,
      })
      .from(workingCopies)
      .leftJoin(users, eq(users.id, workingCopies.userId))
      // A page may no longer be editable.
      .where(and(inArray(ofNoun, within), sql`${title} IS NOT NULL`))
      .orderBy(desc(workingCopies.savedAt))
      .limit(limit)
  );
}

export function toUnfinished({ userId, userName, ...row }: Awaited<ReturnType<typeof unfinished>>[number]): Unfinished {
  return { ...row, by: userId === null ? null : { id: userId, name: userName } };
}

type Saving = {
  noun: CopiedNoun;
  id: CopyKey;
  userId: string;
  fields: Fields;
  base: Fields;
  baseVersion: number;
  /** 0 if no copy was seen. */
  version: number;
};

/** Returns SQL for the authors of these fields: a field that is stored with the same value keeps its author. */
function authorsOf(fields: Fields, userId: string) {
  const typed = sql.param(fields, workingCopies.fields);
  const path = sql`('$."' || typed."key" || '"')`;
  const stored = sql`iif(
    ${typed} -> ${path} IS ${workingCopies.fields} -> ${path},
    coalesce(${workingCopies.authors} ->> ${path}, ${workingCopies.userId}, ${userId}),
    ${userId}
  )`;
  return sql`(SELECT json_group_object(typed."key", ${stored}) FROM json_each(${typed}) AS typed)`;
}

/** Saves a copy. Returns `null` if the stored copy is not the one that was seen, or the record is gone. */
export async function saveCopy(db: Database, { noun, id, version: seen, ...saved }: Saving): Promise<CopySaved | null> {
  const savedAt = new Date().toISOString();
  const { userId, fields, base, baseVersion } = saved;
  const write =
    seen === 0
      ? db
          .insert(workingCopies)
          .select(
            sql`SELECT ${noun}, record_id, ${sql.param(fields, workingCopies.fields)}, ${sql.param(base, workingCopies.base)}, ${baseVersion},
              ${Date.parse(savedAt)}, ${userId}, ${savedAt}, '{}' FROM ${copiedRecord(noun, id)} WHERE true`,
          )
          .onConflictDoNothing()
      : db
          .update(workingCopies)
          .set({
            fields,
            base,
            baseVersion,
            userId,
            savedAt,
            version: sql`${version} + 1`,
            authors: authorsOf(fields, userId),
          })
          .where(and(isOf(noun, id), eq(version, seen)));
  const isDone = await wasHeld(runBatch(db, [write, changedRows(db)]));
  return isDone ? { version: seen === 0 ? Date.parse(savedAt) : seen + 1, savedAt } : null;
}

/** Discards a copy. Returns `false` if the stored copy is not the one that was seen. */
export async function discardCopy(db: Database, noun: CopiedNoun, id: CopyKey, seen: number): Promise<boolean> {
  return wasHeld(runBatch(db, copyPublished(db, noun, id, seen)));
}

/** Returns statements that delete a copy. They fail if the stored copy is not the one that was seen. */
export function copyPublished(db: Database, noun: CopiedNoun, id: CopyKey, seen: number): Statement[] {
  const others = sql`SELECT 1 FROM ${workingCopies} WHERE ${isOf(noun, id)} AND ${version} <> ${seen}`;
  return [guard(db, sql`NOT EXISTS (${others})`), db.delete(workingCopies).where(isOf(noun, id))];
}
