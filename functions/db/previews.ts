import { and, eq, lt, sql } from 'drizzle-orm';
import type { Noun } from '../../src/shared/nouns';
import { type CopiedNoun, type CopyKey, LINK_LIFETIME } from '../../src/shared/working-copy';
import type { Statement } from './batch';
import { copiedRecord } from './copied';
import type { Database } from './database';
import type { Id, Shown } from './editable';
import { previews } from './schema';
import { isAmong } from './sql-lists';

const isOf = (noun: CopiedNoun, id: CopyKey) => and(eq(previews.noun, noun), eq(previews.recordId, String(id)));

export function previewNonce(db: Database, noun: CopiedNoun, id: CopyKey) {
  return db.select({ nonce: previews.nonce }).from(previews).where(isOf(noun, id));
}

/** Makes a preview link. Earlier links stay valid, because they share the record's nonce. No row if the record is gone. */
export function previewMade(db: Database, noun: CopiedNoun, id: CopyKey, nonce: string, expiresAt: string) {
  return db
    .insert(previews)
    .select(sql`SELECT ${noun}, record_id, ${nonce}, ${expiresAt} FROM ${copiedRecord(noun, id)} WHERE true`)
    .onConflictDoUpdate({
      target: [previews.noun, previews.recordId],
      set: { expiresAt: sql`excluded.expires_at` },
    })
    .returning({ nonce: previews.nonce });
}

export function previewWithdrawn(db: Database, noun: CopiedNoun, id: CopyKey) {
  return db.delete(previews).where(isOf(noun, id));
}

/**
 * Deletes links to records whose visibility changed on schedule after the last link was made. Such links show nothing,
 * but a new schedule would make them work again.
 */
export function previewsOutlived(db: Database, noun: Noun, records: { id: Id; turns: number[] }[]) {
  const now = Date.now();
  const ends = records.flatMap(({ id, turns }) => {
    const past = turns.filter((turn) => turn <= now);
    return past.length > 0 ? [[String(id), new Date(Math.max(...past) + LINK_LIFETIME).toISOString()]] : [];
  });
  const isOutlived = sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(ends)}) AS outlived
    WHERE outlived.value ->> '$[0]' = ${previews.recordId} AND ${previews.expiresAt} < outlived.value ->> '$[1]')`;
  return db.delete(previews).where(and(eq(previews.noun, noun), isOutlived));
}

/**
 * Returns statements that end preview links: those of records that the write makes visible, and those that a past hour
 * has already ended, if the write removes that hour.
 */
export function previewsEnded<Input extends object>(
  db: Database,
  { noun, shown }: { noun: Noun; shown?: Shown<Input> },
  changes: { id: Id; before: Input; input: Input }[],
): Statement[] {
  if (!shown) return [];
  const { isLive, turnsOf = () => [] } = shown;
  const live = changes.filter(({ before, input }) => !isLive(before) && isLive(input)).map(({ id }) => String(id));
  const turned = changes.flatMap(({ id, before, input }) => {
    const kept = turnsOf(input);
    const turns = turnsOf(before).filter((turn) => turn <= Date.now() && !kept.includes(turn));
    return turns.length > 0 ? [{ id, turns }] : [];
  });
  const isOne = and(eq(previews.noun, noun), isAmong(previews.recordId, live));
  return [
    ...(live.length > 0 ? [db.delete(previews).where(isOne)] : []),
    ...(turned.length > 0 ? [previewsOutlived(db, noun, turned)] : []),
  ];
}

export function previewsDroppedBefore(db: Database, instant: string) {
  return db.delete(previews).where(lt(previews.expiresAt, instant));
}
