import { and, eq, lt, sql } from 'drizzle-orm';
import type { CopiedNoun, CopyKey } from '../../src/shared/working-copy';
import { copiedRecord } from './copied';
import type { Database } from './database';
import { previews } from './schema';

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

export function previewsDroppedBefore(db: Database, instant: string) {
  return db.delete(previews).where(lt(previews.expiresAt, instant));
}
