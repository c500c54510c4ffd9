import { and, desc, eq, isNull, lt, ne, notInArray } from 'drizzle-orm';
import type { Database } from './database';
import { sessions, userRoles, users } from './schema';

type EndReason = NonNullable<typeof sessions.$inferSelect.endReason>;

const times = { createdAt: sessions.createdAt, rotatedAt: sessions.rotatedAt };

/** Selects an open session and its person; with `userId`, only that person's. A deactivated account has none. */
export function openSession(db: Database, id: string, userId?: string) {
  return db
    .select({ userId: users.id, name: users.name, email: users.email, counter: sessions.counter, ...times })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.endedAt),
        isNull(users.deactivatedAt),
        userId === undefined ? undefined : eq(sessions.userId, userId),
      ),
    );
}

/** Selects whose session it is, or was: ended ones are stored for some time. */
export function ownerOfSession(db: Database, id: string) {
  return db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, id));
}

export function rolesOfSession(db: Database, id: string) {
  return db
    .select({ role: userRoles.role })
    .from(userRoles)
    .innerJoin(sessions, eq(sessions.userId, userRoles.userId))
    .where(eq(sessions.id, id));
}

export function sessionStarted(db: Database, session: { id: string; userId: string; device: string; now: string }) {
  const { now, ...values } = session;
  return db.insert(sessions).values({ ...values, createdAt: now, rotatedAt: now });
}

/** Ends the person's oldest sessions beyond `max`. */
export function surplusSessionsEnded(db: Database, userId: string, max: number, now: string) {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.rotatedAt))
    .limit(max);
  return db
    .update(sessions)
    .set({ endedAt: now, endReason: 'too-many' })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), notInArray(sessions.id, newest)));
}

/** Exchanges the refresh token with this counter for the next. Of concurrent exchanges, only the first changes a row. */
export function sessionRotated(db: Database, id: string, counter: number, now: string) {
  return db
    .update(sessions)
    .set({ counter: counter + 1, rotatedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.counter, counter), isNull(sessions.endedAt)))
    .returning({ counter: sessions.counter, ...times });
}

/** Ends a session; with `userId`, only if it is that person's. */
export function sessionEnded(db: Database, id: string, reason: EndReason, now: string, userId?: string) {
  return db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.endedAt),
        userId === undefined ? undefined : eq(sessions.userId, userId),
      ),
    )
    .returning({ id: sessions.id });
}

/** Ends all of a person's sessions but one. */
export function sessionsEnded(db: Database, userId: string, reason: EndReason, now: string, except = '') {
  return db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), ne(sessions.id, except)));
}

/** Selects the person's open sessions, last used first. */
export function openSessions(db: Database, userId: string) {
  return db
    .select({ id: sessions.id, device: sessions.device, ...times })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.rotatedAt));
}

/** Selects everything stored about a person's sessions, including ended ones. */
export function sessionHistory(db: Database, userId: string) {
  return db
    .select({ device: sessions.device, ...times, endedAt: sessions.endedAt, endReason: sessions.endReason })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt));
}

/** Deletes sessions that were last used before the instant. Those that ended before it are among them. */
export function sessionsDroppedBefore(db: Database, instant: string) {
  return db.delete(sessions).where(lt(sessions.rotatedAt, instant));
}
