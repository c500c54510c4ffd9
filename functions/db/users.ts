import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { fold, userSearchText } from '../../src/shared/search';
import type { Database } from './database';
import { mailboxTokens, userRoles, users } from './schema';

export function userByEmail(db: Database, email: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      passwordHash: users.passwordHash,
      confirmedAt: users.confirmedAt,
    })
    .from(users)
    .where(eq(users.email, email));
}

/** The id of whoever has the address by the time the statement runs, among those that sign up with it at once. */
export function userIdOf(email: string): SQL<string> {
  return sql<string>`(SELECT id FROM users WHERE email = ${email})`;
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
    })
    .from(users)
    .where(eq(users.id, id));
}

export function rolesOf(db: Database, userId: string) {
  return db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
}

export type NewUser = {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
  consentVersion: string;
  consentAt: string;
};

/**
 * A sign-up. While nobody has confirmed the address, the newest sign-up is the one that its link confirms; a confirmed
 * account, and one that was invited and has no password yet, stay as they are.
 */
export function signUp(db: Database, user: NewUser) {
  const { id: _, ...fresh } = { ...user, searchText: userSearchText(user) };
  return db
    .insert(users)
    .values({ ...fresh, id: user.id })
    .onConflictDoUpdate({
      target: users.email,
      set: fresh,
      setWhere: and(isNull(users.confirmedAt), isNotNull(users.passwordHash)),
    });
}

export function renameUser(db: Database, id: string, name: string) {
  return db
    .update(users)
    .set({ name, searchText: sql`${fold(name)} || ' ' || ${users.email}` })
    .where(eq(users.id, id));
}

export function setPasswordHash(db: Database, id: string, passwordHash: string) {
  return db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Changes the row only while the password is still the one that was proven, whose hash is `proven`. */
export function replacePasswordHash(db: Database, id: string, proven: string, passwordHash: string) {
  return db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, proven)));
}

/** Whoever reads the mailbox has confirmed it, whatever the link was for. */
export function confirmUser(db: Database, id: string, now: string) {
  return db
    .update(users)
    .set({ confirmedAt: sql`coalesce(${users.confirmedAt}, ${now})` })
    .where(eq(users.id, id));
}

/** Their roles, sessions and tokens go with them. The only person who can administer the site stays. */
export function deleteUser(db: Database, id: string) {
  const admins = sql`FROM user_roles JOIN users AS admin ON admin.id = user_id WHERE role = 'admin'`;
  return db
    .delete(users)
    .where(
      and(
        eq(users.id, id),
        or(
          sql`NOT EXISTS (SELECT 1 ${admins} AND user_id = ${id})`,
          sql`EXISTS (SELECT 1 ${admins} AND user_id <> ${id} AND admin.confirmed_at IS NOT NULL)`,
        ),
      ),
    );
}

/** The roles of a person, with when each was given. */
export function roleHistory(db: Database, userId: string) {
  return db
    .select({ role: userRoles.role, grantedAt: userRoles.grantedAt })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
}

/** Sign-ups that nobody confirmed since `before`; invitations stay, and so does whoever was just sent a link. */
export function deleteUnconfirmed(db: Database, before: string) {
  return db
    .delete(users)
    .where(
      and(
        isNull(users.confirmedAt),
        isNotNull(users.passwordHash),
        sql`${users.createdAt} < ${before}`,
        sql`NOT EXISTS (SELECT 1 FROM ${userRoles} WHERE ${userRoles.userId} = ${users.id})`,
        sql`NOT EXISTS (SELECT 1 FROM ${mailboxTokens} WHERE ${mailboxTokens.userId} = ${users.id})`,
      ),
    );
}
