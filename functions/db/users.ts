import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import { fold, userSearchText } from '../../src/shared/search';
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

/** The account of a sign-up that was confirmed; whoever has the address already, invited or not, stays as they are. */
export function userCreated(db: Database, user: NewUser) {
  return db
    .insert(users)
    .values({ ...user, searchText: userSearchText({ name: user.name, email: user.email }) })
    .onConflictDoNothing({ target: users.email });
}

/** The guard that nobody has the address yet. */
export function noUserHas(db: Database, email: string) {
  return guard(db, notExists(db.select({ id: users.id }).from(users).where(eq(users.email, email))));
}

export function userRenamed(db: Database, id: string, name: string) {
  return db
    .update(users)
    .set({ name, searchText: sql`${fold(name)} || ' ' || ${users.email}` })
    .where(eq(users.id, id));
}

export function passwordHashSet(db: Database, id: string, passwordHash: string) {
  return db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Changes the row only while the password is still the one that was proven, whose hash is `proven`. */
export function passwordHashReplaced(db: Database, id: string, proven: string, passwordHash: string) {
  return db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, proven)));
}

/** Whoever reads the mailbox has confirmed it, whatever the link was for. */
export function userConfirmed(db: Database, id: string, now: string) {
  return db
    .update(users)
    .set({ confirmedAt: sql`coalesce(${users.confirmedAt}, ${now})` })
    .where(eq(users.id, id));
}

/** Their roles, sessions and tokens go with them. The only person who can administer the site stays. */
export function userDeleted(db: Database, id: string) {
  return db.delete(users).where(and(eq(users.id, id), isDispensable(id)));
}

/** Nobody has chosen the account's password yet, nor proven its mailbox. */
export const isInvited = sql`(${users.passwordHash} IS NULL AND ${users.confirmedAt} IS NULL)`;

/** Whether the site has somebody who can enter and administer it without this person; who does not do so is not needed. */
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

/** The roles of a person, with when each was given. */
export function roleHistory(db: Database, userId: string) {
  return db
    .select({ role: userRoles.role, grantedAt: userRoles.grantedAt })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
}
