import { and, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Database } from './database';
import { mailboxTokens, users } from './schema';

type Purpose = 'confirm' | 'reset';

/** Gives the person a new token for the purpose; the one before it is worth nothing from then on. */
export function replaceToken(
  db: Database,
  token: { userId: string | SQL<string>; purpose: Purpose; hash: string; expiresAt: string },
) {
  return db
    .insert(mailboxTokens)
    .values(token)
    .onConflictDoUpdate({
      target: [mailboxTokens.userId, mailboxTokens.purpose],
      set: { hash: token.hash, expiresAt: token.expiresAt },
    });
}

const good = (hash: string, purpose: Purpose, now: string) =>
  and(eq(mailboxTokens.hash, hash), eq(mailboxTokens.purpose, purpose), gt(mailboxTokens.expiresAt, now));

/** Which links to a person's mailbox are open, and until when; not the links themselves. */
export function openLinks(db: Database, userId: string) {
  return db
    .select({ purpose: mailboxTokens.purpose, expiresAt: mailboxTokens.expiresAt })
    .from(mailboxTokens)
    .where(eq(mailboxTokens.userId, userId));
}

/** Whose mailbox the token proves. */
export function ownerOfToken(db: Database, hash: string, purpose: Purpose, now: string) {
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(mailboxTokens)
    .innerJoin(users, eq(users.id, mailboxTokens.userId))
    .where(good(hash, purpose, now));
}

/** Of parallel uses only the first changes a row. */
export function spendToken(db: Database, hash: string, purpose: Purpose, now: string) {
  return db.delete(mailboxTokens).where(good(hash, purpose, now));
}

export function deleteTokensBefore(db: Database, instant: string) {
  return db.delete(mailboxTokens).where(lt(mailboxTokens.expiresAt, instant));
}
