import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from './database';
import { pages, signUps } from './schema';

type NewSignUp = typeof signUps.$inferInsert;

/** More of one address are not looked at: mails to it are bounded, and so are these. */
const LOOKED_AT = 100;

export function signUpAdded(db: Database, { consentVersion, ...signUp }: NewSignUp) {
  const dates = sql`max(coalesce(overrides ->> 'privacyUpdated', ''), coalesce(overrides ->> 'termsUpdated', ''))`;
  const stored = sql`coalesce((SELECT max(${dates}) FROM ${pages}), '')`;
  // What is accepted is what the two documents say now: their date may have been moved in the panel.
  return db.insert(signUps).values({ ...signUp, consentVersion: sql`max(${consentVersion}, ${stored})` });
}

/** The sign-ups with an address that nobody has confirmed, the newest first. */
export function waitingSignUps(db: Database, email: string) {
  return db
    .select({ id: signUps.id, name: signUps.name, passwordHash: signUps.passwordHash })
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(desc(signUps.createdAt))
    .limit(LOOKED_AT);
}

const good = (hash: string, now: string) => and(eq(signUps.tokenHash, hash), gt(signUps.expiresAt, now));

/** The sign-up that a link confirms. */
export function signUpOfToken(db: Database, hash: string, now: string) {
  return db.select().from(signUps).where(good(hash, now));
}

/** Of parallel uses only the first changes a row. */
export function signUpSpent(db: Database, hash: string, now: string) {
  return db.delete(signUps).where(good(hash, now));
}

/** Gives a sign-up a new link; the one before it is worth nothing from then on. */
export function signUpRenewed(db: Database, id: string, link: { tokenHash: string; expiresAt: string }) {
  return db.update(signUps).set(link).where(eq(signUps.id, id));
}

/** Once the mailbox has spoken, whoever else signed up with its address did so in vain. */
export function signUpsDropped(db: Database, email: string) {
  return db.delete(signUps).where(eq(signUps.email, email));
}

/** What nobody confirmed since `before`; whoever was just sent another link keeps it until it is over. */
export function signUpsDroppedBefore(db: Database, before: string, now: string) {
  return db.delete(signUps).where(and(lt(signUps.createdAt, before), lt(signUps.expiresAt, now)));
}
