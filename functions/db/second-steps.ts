import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from './database';
import { secondSteps, users } from './schema';

export function stepBegun(db: Database, step: typeof secondSteps.$inferInsert) {
  return db.insert(secondSteps).values(step);
}

const pending = (hash: string, sessionId: string | null, now: string) =>
  and(
    eq(secondSteps.hash, hash),
    gt(secondSteps.expiresAt, now),
    sessionId === null ? isNull(secondSteps.sessionId) : eq(secondSteps.sessionId, sessionId),
  );

/** Selects the person of an unexpired step. `sessionId` is the session that adds a passkey, `null` at sign-in. */
export function ownerOfStep(db: Database, hash: string, sessionId: string | null, now: string) {
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(secondSteps)
    .innerJoin(users, eq(users.id, secondSteps.userId))
    .where(and(pending(hash, sessionId, now), isNull(users.deactivatedAt)));
}

/** Uses up a step. Of concurrent uses, only the first changes a row. */
export function stepTaken(db: Database, hash: string, sessionId: string | null, now: string) {
  return db.delete(secondSteps).where(pending(hash, sessionId, now));
}

/** Deletes a person's steps after a change of password or passkeys: an unfinished sign-in has to start again. */
export function stepsDropped(db: Database, userId: string) {
  return db.delete(secondSteps).where(eq(secondSteps.userId, userId));
}

export function stepsDroppedBefore(db: Database, instant: string) {
  return db.delete(secondSteps).where(lt(secondSteps.expiresAt, instant));
}
