import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from './database';
import { pages, signUps } from './schema';

type NewSignUp = typeof signUps.$inferInsert;

/** Maximum number of sign-ups read per address. Mails to an address are limited, and so are its sign-ups. */
const LOOKED_AT = 100;

export function signUpAdded(db: Database, { consentVersion, ...signUp }: NewSignUp) {
  const dates = sql`max(coalesce(overrides ->> 'privacyUpdated', ''), coalesce(overrides ->> 'termsUpdated', ''))`;
  const stored = sql`coalesce((SELECT max(${dates}) FROM ${pages}), '')`;
  // Consent is to the present version of the two documents, whose date editors can change in the panel.
  return db.insert(signUps).values({ ...signUp, consentVersion: sql`max(${consentVersion}, ${stored})` });
}

/** Selects the unconfirmed sign-ups with an address, newest first. */
export function waitingSignUps(db: Database, email: string) {
  return db
    .select({ id: signUps.id, name: signUps.name, passwordHash: signUps.passwordHash })
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(desc(signUps.createdAt))
    .limit(LOOKED_AT);
}

const good = (hash: string, now: string) => and(eq(signUps.tokenHash, hash), gt(signUps.expiresAt, now));

/** Selects the sign-up that a link confirms. */
export function signUpOfToken(db: Database, hash: string, now: string) {
  return db.select().from(signUps).where(good(hash, now));
}

/** Uses up a sign-up. Of concurrent uses, only the first changes a row. */
export function signUpSpent(db: Database, hash: string, now: string) {
  return db.delete(signUps).where(good(hash, now));
}

/** Gives a sign-up a new link. The previous link becomes invalid. */
export function signUpRenewed(db: Database, id: string, link: { tokenHash: string; expiresAt: string }) {
  return db.update(signUps).set(link).where(eq(signUps.id, id));
}

/** Deletes all sign-ups with an address, once the owner of the mailbox has confirmed one. */
export function signUpsDropped(db: Database, email: string) {
  return db.delete(signUps).where(eq(signUps.email, email));
}

/** Deletes sign-ups from before `before`, except those whose link, sent again later, is still valid. */
export function signUpsDroppedBefore(db: Database, before: string, now: string) {
  return db.delete(signUps).where(and(lt(signUps.createdAt, before), lt(signUps.expiresAt, now)));
}
