import { and, eq, lt, sql } from 'drizzle-orm';
import type { CopiedNoun } from '../../src/shared/working-copy';
import { copiedTables } from './copied';
import type { Database } from './database';
import { previews } from './schema';

const isOf = (noun: CopiedNoun, id: number) => and(eq(previews.noun, noun), eq(previews.recordId, String(id)));

export function previewNonce(db: Database, noun: CopiedNoun, id: number) {
  return db.select({ nonce: previews.nonce }).from(previews).where(isOf(noun, id));
}

/** A link that was given out holds on beside the new one: both have the record's nonce. No row where there is no record. */
export function previewMade(db: Database, noun: CopiedNoun, id: number, nonce: string, expiresAt: string) {
  const record = copiedTables[noun];
  return db
    .insert(previews)
    .select(
      sql`SELECT ${noun}, CAST(${record.id} AS TEXT), ${nonce}, ${expiresAt} FROM ${record} WHERE ${record.id} = ${id}`,
    )
    .onConflictDoUpdate({
      target: [previews.noun, previews.recordId],
      set: { expiresAt: sql`excluded.expires_at` },
    })
    .returning({ nonce: previews.nonce });
}

export function previewWithdrawn(db: Database, noun: CopiedNoun, id: number) {
  return db.delete(previews).where(isOf(noun, id));
}

export function previewsDroppedBefore(db: Database, instant: string) {
  return db.delete(previews).where(lt(previews.expiresAt, instant));
}
