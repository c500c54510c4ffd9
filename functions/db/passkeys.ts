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
/** By which a browser finds a passkey. */
const found = { credentialId: passkeys.credentialId, transports: passkeys.transports };
const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** A person's passkeys, the first one first. */
export function passkeysOf(db: Database, userId: string) {
  return db.select(shown).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

/** What a person's browser is to look for, or must not add twice. */
export function credentialsOf(db: Database, userId: string) {
  return db.select(found).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

/** The same by the address that somebody signs in with. */
export function credentialsByEmail(db: Database, email: string) {
  return db
    .select(found)
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(users.email, email))
    .orderBy(asc(passkeys.createdAt));
}

/** What an answer of a person's device is checked by. */
export function passkeyByCredential(db: Database, userId: string, credentialId: string) {
  return db
    .select({ ...found, id: passkeys.id, publicKey: passkeys.publicKey, counter: passkeys.counter })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)));
}

/** Adds a passkey unless the person has `max` already, or somebody the same one. */
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

/** Of two uses that say the same count only the first changes a row. */
export function passkeyUsed(db: Database, id: string, seen: number, counter: number, now: string) {
  return db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, seen)));
}

const held = (db: Database, userId: string) => db.select(one).from(passkeys).where(eq(passkeys.userId, userId));

/** The guard that a password alone opens the account. */
export function hasNoPasskey(db: Database, userId: string) {
  return guard(db, notExists(held(db, userId)));
}

/** Codes without a passkey would be good for nothing: they go with the last one. */
export function codesOfNoPasskeyDropped(db: Database, userId: string) {
  return db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), notExists(held(db, userId))));
}

/** For one batch: new codes, and none of those before. Only who has a passkey gets some. */
export function recoveryCodesReplaced(db: Database, userId: string, hashes: string[]): Statement[] {
  const each = sql`json_each(${JSON.stringify(hashes)})`;
  const rows = db
    .select({ userId: sql<string>`${userId}`.as('user_id'), hash: sql<string>`value`.as('hash') })
    .from(each)
    .where(exists(held(db, userId)));
  return [db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)), db.insert(recoveryCodes).select(rows)];
}

/** Of parallel uses only the first changes a row. */
export function recoveryCodeSpent(db: Database, userId: string, hash: string) {
  return db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)));
}

/** How many codes a person has left, and whether the one with this digest is among them. */
export function recoveryCodesLeft(db: Database, userId: string, hash = '') {
  return db
    .select({
      left: sql<number>`count(*)`.as('codes_left'),
      known: sql<number>`count(*) FILTER (WHERE ${recoveryCodes.hash} = ${hash})`.as('known'),
    })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
}

/** Of a row of `users`, 1 where a password alone does not open the account. */
export function hasPasskey(): SQL<number> {
  return sql<number>`EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id)`;
}
