import { and, eq, exists, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { userSearchText } from '../../src/shared/search';
import type { Database } from './database';
import { guard } from './guard';
import { userRoles, users } from './schema';

export function userByEmail(db: Database, email: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      passwordHash: users.passwordHash,
      confirmedAt: users.confirmedAt,
      deactivatedAt: users.deactivatedAt,
    })
    .from(users)
    .where(eq(users.email, email));
}

export function userById(db: Database, id: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      passwordHash: users.passwordHash,
      createdAt: users.createdAt,
      confirmedAt: users.confirmedAt,
      consentVersion: users.consentVersion,
      consentAt: users.consentAt,
      deactivatedAt: users.deactivatedAt,
    })
    .from(users)
    .where(eq(users.id, id));
}

export function rolesOf(db: Database, userId: string) {
  return db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
}

type NewUser = Required<
  Pick<
    typeof users.$inferInsert,
    'id' | 'name' | 'email' | 'passwordHash' | 'confirmedAt' | 'consentVersion' | 'consentAt'
  >
>;

/** Creates the account of a confirmed sign-up. An existing account with the address, invited or not, stays unchanged. */
export function userCreated(db: Database, user: NewUser) {
  return db
    .insert(users)
    .values({ ...user, searchText: userSearchText({ name: user.name, email: user.email }) })
    .onConflictDoNothing({ target: users.email });
}

/** Returns a guard that no account has the address yet. */
export function noUserHas(db: Database, email: string) {
  return guard(db, notExists(db.select({ id: users.id }).from(users).where(eq(users.email, email))));
}

/** Returns a guard that the account was not deleted, for rows that tell of it without belonging to it. */
export function userStays(db: Database, id: string) {
  return guard(db, exists(db.select({ id: users.id }).from(users).where(eq(users.id, id))));
}

/** Returns a guard that the account can be opened: it was neither deleted nor deactivated. */
export function userIsActive(db: Database, id: string) {
  const active = and(eq(users.id, id), isNull(users.deactivatedAt));
  return guard(db, exists(db.select({ id: users.id }).from(users).where(active)));
}

export function userRenamed(db: Database, { id, email }: { id: string; email: string }, name: string) {
  return db
    .update(users)
    .set({ name, searchText: userSearchText({ name, email }) })
    .where(eq(users.id, id))
    .returning({ name: users.name });
}

export function passwordHashSet(db: Database, id: string, passwordHash: string) {
  return db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Changes the row only if the password is still the one that was verified, whose hash is `proven`. */
export function passwordHashReplaced(db: Database, id: string, proven: string, passwordHash: string) {
  return db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, proven)));
}

/** Marks the mailbox as confirmed: to open a mailed link, whatever its purpose, proves access to it. */
export function userConfirmed(db: Database, id: string, now: string) {
  return db
    .update(users)
    .set({ confirmedAt: sql`coalesce(${users.confirmedAt}, ${now})` })
    .where(eq(users.id, id));
}

/** Deletes an account with its roles, sessions and tokens, unless it is the only one that can administer the site. */
export function userDeleted(db: Database, id: string) {
  return db.delete(users).where(and(eq(users.id, id), isDispensable(id)));
}

/** Condition for an invited account: no password was chosen, and the mailbox is not confirmed. */
export const isInvited = sql`(${users.passwordHash} IS NULL AND ${users.confirmedAt} IS NULL)`;

/** Builds the condition that the person is no administrator, or that another active one can administer the site. */
export function isDispensable(id: string): SQL {
  return sql`(
    NOT EXISTS (SELECT 1 FROM user_roles WHERE role = 'admin' AND user_id = ${id}) OR ${isAdministeredWithout(id)}
  )`;
}

export function isAdministeredWithout(id: string): SQL {
  return sql`EXISTS (
    SELECT 1 FROM user_roles JOIN users AS admin ON admin.id = user_id
    WHERE role = 'admin' AND admin.id <> ${id} AND admin.confirmed_at IS NOT NULL AND admin.deactivated_at IS NULL
  )`;
}

/** Selects a person's roles, and when each was granted. */
export function roleHistory(db: Database, userId: string) {
  return db
    .select({ role: userRoles.role, grantedAt: userRoles.grantedAt })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
}
