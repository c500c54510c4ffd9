import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from './database';
import { mailboxTokens, users } from './schema';
import { isInvited } from './users';

type Token = typeof mailboxTokens.$inferInsert;

/** Gives the person a new token for the purpose. The previous token becomes invalid. */
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

/** Selects purpose and expiry of a person's open mailbox links, without the links themselves. */
export function openLinks(db: Database, userId: string) {
  return db
    .select({ purpose: mailboxTokens.purpose, expiresAt: mailboxTokens.expiresAt })
    .from(mailboxTokens)
    .where(eq(mailboxTokens.userId, userId));
}

/** Selects the owner of the mailbox that the token proves, and its purpose. `isFirst`: the person has no password yet. */
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

/** Uses up a token. Of concurrent uses, only the first changes a row. */
export function tokenSpent(db: Database, hash: string, now: string) {
  return db.delete(mailboxTokens).where(good(hash, now));
}

/** Deletes all tokens of a person: a newly chosen password makes the other links obsolete. */
export function tokensDropped(db: Database, userId: string) {
  return db.delete(mailboxTokens).where(eq(mailboxTokens.userId, userId));
}

export function tokensDroppedBefore(db: Database, instant: string) {
  return db.delete(mailboxTokens).where(lt(mailboxTokens.expiresAt, instant));
}
