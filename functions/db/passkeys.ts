import { and, asc, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import type { Statement } from './batch';
import type { Database } from './database';
import { guard } from './guard';
import { passkeys, recoveryCodes, users } from './schema';

const one = { one: sql`1`.as('one') };
const shown = {
  id: passkeys.id,
  name: passkeys.name,
  synced: passkeys.synced,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};
/** Columns by which a browser finds a passkey. */
const found = { credentialId: passkeys.credentialId, transports: passkeys.transports };
const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Selects a person's passkeys, oldest first. */
export function passkeysOf(db: Database, userId: string) {
  return db.select(shown).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

/** Selects the passkeys that a person's browser may use, and must not add twice. */
export function credentialsOf(db: Database, userId: string) {
  return db.select(found).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

/** Selects the same by the address that is used to sign in. */
export function credentialsByEmail(db: Database, email: string) {
  return db
    .select(found)
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(users.email, email))
    .orderBy(asc(passkeys.createdAt));
}

/** Selects the data needed to verify a response of a person's device. */
export function passkeyByCredential(db: Database, userId: string, credentialId: string) {
  return db
    .select({ ...found, id: passkeys.id, publicKey: passkeys.publicKey, counter: passkeys.counter })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)));
}

/** Adds a passkey unless the person has `max` already, or the credential is registered already. */
export function passkeyAdded(db: Database, passkey: Omit<typeof passkeys.$inferInsert, 'lastUsedAt'>, max: number) {
  const { id, userId, name, credentialId, publicKey, counter, transports, synced, createdAt } = passkey;
  const count = sql`(SELECT count(*) FROM ${passkeys} WHERE user_id = ${userId})`;
  const row = db
    .select({
      id: sql<string>`${id}`.as('id'),
      userId: users.id,
      name: sql<string>`${name}`.as('passkey_name'),
      credentialId: sql<string>`${credentialId}`.as('credential_id'),
      publicKey: sql<string>`${publicKey}`.as('public_key'),
      counter: sql<number>`${counter}`.as('counter'),
      transports: sql<typeof transports>`${JSON.stringify(transports)}`.as('transports'),
      synced: sql<boolean>`${synced ? 1 : 0}`.as('synced'),
      createdAt: sql<string>`${createdAt}`.as('passkey_created_at'),
      lastUsedAt: sql<null>`NULL`.as('last_used_at'),
    })
    .from(users)
    .where(and(eq(users.id, userId), sql`${count} < ${max}`));
  return db.insert(passkeys).select(row).onConflictDoNothing();
}

export function passkeyRenamed(db: Database, userId: string, id: string, name: string) {
  return db.update(passkeys).set({ name }).where(own(userId, id)).returning(shown);
}

export function passkeyRemoved(db: Database, userId: string, id: string) {
  return db.delete(passkeys).where(own(userId, id));
}

/**
 * Stores the new counter. Of two uses that report the same counter, only the first changes a row; but synced passkeys always
 * report 0, so a second use is refused by its step, which can be completed only once.
 */
export function passkeyUsed(db: Database, id: string, seen: number, counter: number, now: string) {
  return db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, seen)));
}

const held = (db: Database, userId: string) => db.select(one).from(passkeys).where(eq(passkeys.userId, userId));

/** Returns a guard that the account has no passkey, so that the password alone opens it. */
export function hasNoPasskey(db: Database, userId: string) {
  return guard(db, notExists(held(db, userId)));
}

/** Deletes the recovery codes of a person without passkeys: a code only replaces a passkey. */
export function codesOfNoPasskeyDropped(db: Database, userId: string) {
  return db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), notExists(held(db, userId))));
}

/** Returns statements for one batch that replace all codes. A person without a passkey gets none. */
export function recoveryCodesReplaced(db: Database, userId: string, hashes: string[]): Statement[] {
  const each = sql`json_each(${JSON.stringify(hashes)})`;
  const rows = db
    .select({ userId: sql<string>`${userId}`.as('user_id'), hash: sql<string>`value`.as('hash') })
    .from(each)
    .where(exists(held(db, userId)));
  return [db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)), db.insert(recoveryCodes).select(rows)];
}

/** Uses up a code. Of concurrent uses, only the first changes a row. */
export function recoveryCodeSpent(db: Database, userId: string, hash: string) {
  return db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)));
}

/** Counts a person's remaining codes, and whether the one with this digest is among them. */
export function recoveryCodesLeft(db: Database, userId: string, hash = '') {
  return db
    .select({
      left: sql<number>`count(*)`.as('codes_left'),
      known: sql<number>`count(*) FILTER (WHERE ${recoveryCodes.hash} = ${hash})`.as('known'),
    })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
}

/** Returns SQL for a row of `users`: 1 if it has a passkey, so a password alone does not open the account. */
export function hasPasskey(): SQL<number> {
  return sql<number>`EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id)`;
}
