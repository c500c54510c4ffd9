import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from './database';
import { outbox, users } from './schema';

/** A mail to one address. `subject` must not contain a name, because it is kept after the rest is erased. */
export type Mail = { to: string; subject: string; html: string; text: string };

/** A mail that no other worker may send for now. `attempts` includes this attempt. */
export type ClaimedMail = Mail & { id: string; attempts: number };

const ERASED = { toAddress: null, html: null, text: null };
const waiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt));
const due = (now: string) => and(waiting, lte(outbox.nextAttemptAt, now));

/** A mail to queue. `expiresAt` (ISO 8601) is when its link expires and the mail becomes useless. */
type QueuedMail = Mail & { expiresAt?: string };

/**
 * Queues a mail, in the batch of the change that causes it. `authorId` is the person whose name it contains. It is due
 * at once by the clock of this worker, which sends it next; the database's clock may be ahead.
 */
export function mailQueued(
  db: Database,
  { to, ...parts }: QueuedMail,
  userId: string | null = null,
  authorId: string | null = null,
) {
  const now = new Date().toISOString();
  const id = crypto.randomUUID();
  return db
    .insert(outbox)
    .values({ id, userId, authorId, toAddress: to, ...parts, createdAt: now, nextAttemptAt: now });
}

/** Claims at most `limit` due mails. No other worker can claim them until `leaseEnds`. Times are ISO 8601. */
export function dueMailClaimed(db: Database, now: string, leaseEnds: string, limit: number) {
  const first = db.select({ id: outbox.id }).from(outbox).where(due(now)).orderBy(outbox.nextAttemptAt).limit(limit);
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: leaseEnds })
    .where(inArray(outbox.id, first))
    .returning({
      id: outbox.id,
      to: sql<string>`${outbox.toAddress}`.as('to'),
      subject: outbox.subject,
      html: sql<string>`${outbox.html}`.as('html_part'),
      text: sql<string>`${outbox.text}`.as('text_part'),
      attempts: outbox.attempts,
    });
}

/** Marks a mail as sent. `keep` leaves address and bodies in the row, for the local mailbox. */
export function mailSent(db: Database, id: string, now: string, keep: boolean) {
  const erased = keep ? {} : ERASED;
  return db
    .update(outbox)
    .set({ sentAt: now, lastError: null, ...erased })
    .where(and(eq(outbox.id, id), waiting));
}

export function mailDelayed(db: Database, id: string, reason: string, nextAttemptAt: string) {
  return db
    .update(outbox)
    .set({ lastError: reason, nextAttemptAt })
    .where(and(eq(outbox.id, id), waiting));
}

export function mailGivenUp(db: Database, id: string, reason: string, now: string) {
  return db
    .update(outbox)
    .set({ failedAt: now, lastError: reason, ...ERASED })
    .where(and(eq(outbox.id, id), waiting));
}

/** Gives up mails queued before `oldest`, and those whose link has expired. Mails being sent are spared. */
export function staleMailGivenUp(db: Database, oldest: string, now: string) {
  return db
    .update(outbox)
    .set({ failedAt: now, lastError: sql`coalesce(${outbox.lastError}, 'waited too long')`, ...ERASED })
    .where(and(due(now), or(lte(outbox.createdAt, oldest), lte(outbox.expiresAt, now))));
}

/** Counts the mails that were given up and those that still wait, for the dashboard. */
export function failedMail(db: Database) {
  return db
    .select({
      failed: sql<number>`count(${outbox.failedAt})`.as('failed'),
      pending: sql<number>`count(*) - count(${outbox.failedAt})`.as('pending'),
    })
    .from(outbox)
    .where(isNull(outbox.sentAt));
}

type Owner = { id: string; email: string };
/** Mail from before the account existed is linked to it only by its address. */
const writtenTo = ({ id, email }: Owner) => or(eq(outbox.userId, id), eq(outbox.toAddress, email));

/** Selects a person's mails for the export of their data. Bodies are left out because they contain live links. */
export function mailOfUser(db: Database, owner: Owner) {
  return db
    .select({
      to: outbox.toAddress,
      subject: outbox.subject,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      failedAt: outbox.failedAt,
    })
    .from(outbox)
    .where(writtenTo(owner))
    .orderBy(desc(outbox.createdAt));
}

/** Erases a person's mails, sent or not. A goodbye must be queued without `userId`. */
export function mailOfUserErased(db: Database, owner: Owner) {
  return db.delete(outbox).where(writtenTo(owner));
}

/** Selects mails to others that contain the author's name and still have a body, with the recipient's name and roles. */
export function mailByAuthor(db: Database, authorId: string) {
  return db
    .select({
      id: outbox.id,
      text: sql<string>`${outbox.text}`.as('text_part'),
      greeted: users.name,
      roles: sql<string>`(SELECT json_group_array(role) FROM user_roles WHERE user_id = ${outbox.userId})`.as('roles'),
    })
    .from(outbox)
    .leftJoin(users, eq(users.id, outbox.userId))
    .where(and(eq(outbox.authorId, authorId), isNotNull(outbox.text)));
}

export function mailRewritten(db: Database, id: string, bodies: Pick<Mail, 'html' | 'text'>) {
  return db
    .update(outbox)
    .set(bodies)
    .where(and(eq(outbox.id, id), isNotNull(outbox.text)));
}

/** Deletes mails created before `before` (ISO 8601) that were sent or given up. */
export function oldMailErased(db: Database, before: string) {
  return db
    .delete(outbox)
    .where(and(lte(outbox.createdAt, before), sql`coalesce(${outbox.sentAt}, ${outbox.failedAt}) IS NOT NULL`));
}

const mail = {
  id: outbox.id,
  to: sql<string>`${outbox.toAddress}`.as('to'),
  subject: outbox.subject,
  createdAt: outbox.createdAt,
  html: sql<string>`${outbox.html}`.as('html_part'),
  text: sql<string>`${outbox.text}`.as('text_part'),
};
/** A mail of the local mailbox. */
export type StoredMail = Mail & { id: string; createdAt: string };

/** Selects the mails of the local mailbox, newest first; with `to`, only those to that address. */
export function storedMails(db: Database, to?: string) {
  return db
    .select(mail)
    .from(outbox)
    .where(
      and(
        isNotNull(outbox.toAddress),
        isNotNull(outbox.sentAt),
        to === undefined ? undefined : eq(outbox.toAddress, to),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(sql`rowid`))
    .limit(100);
}

export function storedMailById(db: Database, id: string) {
  return db
    .select(mail)
    .from(outbox)
    .where(and(eq(outbox.id, id), isNotNull(outbox.toAddress), isNotNull(outbox.sentAt)));
}
