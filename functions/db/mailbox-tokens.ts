import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from './database';
import { mailboxTokens, users } from './schema';
import { isInvited } from './users';

type Token = typeof mailboxTokens.$inferInsert;

/** Gives the person a new token for the purpose; the one before it is worth nothing from then on. */
export function tokenReplaced(db: Database, token: Token) {
  return db
    .insert(mailboxTokens)
    .values(token)
    .onConflictDoUpdate({
      target: [mailboxTokens.userId, mailboxTokens.purpose],
      set: { hash: token.hash, expiresAt: token.expiresAt },
    });
}

const good = (hash: string, now: string) => and(eq(mailboxTokens.hash, hash), gt(mailboxTokens.expiresAt, now));

/** Which links to a person's mailbox are open, and until when; not the links themselves. */
export function openLinks(db: Database, userId: string) {
  return db
    .select({ purpose: mailboxTokens.purpose, expiresAt: mailboxTokens.expiresAt })
    .from(mailboxTokens)
    .where(eq(mailboxTokens.userId, userId));
}

/** Whose mailbox the token proves, and what for; `isFirst` when they have no password yet. */
export function ownerOfToken(db: Database, hash: string, now: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      purpose: mailboxTokens.purpose,
      isFirst: sql<number>`${isInvited}`.as('is_first'),
    })
    .from(mailboxTokens)
    .innerJoin(users, eq(users.id, mailboxTokens.userId))
    .where(good(hash, now));
}

/** Of parallel uses only the first changes a row. */
export function tokenSpent(db: Database, hash: string, now: string) {
  return db.delete(mailboxTokens).where(good(hash, now));
}

/** A password was chosen: whatever else was to choose one is over. */
export function tokensDropped(db: Database, userId: string) {
  return db.delete(mailboxTokens).where(eq(mailboxTokens.userId, userId));
}

export function tokensDroppedBefore(db: Database, instant: string) {
  return db.delete(mailboxTokens).where(lt(mailboxTokens.expiresAt, instant));
}
