import { and, eq, lt, sql } from 'drizzle-orm';
import type { Noun } from '../../src/shared/nouns';
import type { CopiedNoun, CopyKey } from '../../src/shared/working-copy';
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

/** A link that was given out holds on beside the new one: both have the record's nonce. No row where there is no record. */
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

/** Of what visitors do not see before a write and do after it: the links end that showed it in confidence. */
export function previewsEnded<Input extends object>(
  db: Database,
  { noun, shown }: { noun: Noun; shown?: Shown<Input> },
  changes: { id: Id; before: Input; input: Input }[],
): Statement[] {
  if (!shown) return [];
  const { isLive } = shown;
  const now = changes.filter(({ before, input }) => !isLive(before) && isLive(input)).map(({ id }) => String(id));
  if (now.length === 0) return [];
  return [db.delete(previews).where(and(eq(previews.noun, noun), isAmong(previews.recordId, now)))];
}

export function previewsDroppedBefore(db: Database, instant: string) {
  return db.delete(previews).where(lt(previews.expiresAt, instant));
}
