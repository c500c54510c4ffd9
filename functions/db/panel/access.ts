import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Role } from '../../../src/shared/roles';
import { recorded, type Write } from '../activity';
import type { Statement } from '../batch';
import type { Database } from '../database';
import { changedRows, guard } from '../guard';
import { tokenReplaced } from '../mailbox-tokens';
import { codesOfNoPasskeyDropped } from '../passkeys';
import type { Author } from '../records';
import { outbox, passkeys, sessions, userRoles, users } from '../schema';
import { stepsDropped } from '../second-steps';
import { sessionsEnded } from '../sessions';
import { isDispensable, isInvited } from '../users';

/** Nothing of the person stands in the record of a write: their account can be deleted without a trace of name or address. */
const TITLE = 'Conta';
/** Who writes, and whose account it is about. */
type About = { author: Author; userId: string };

export function accessRecorded(
  db: Database,
  { author, userId, ...write }: About & Pick<Write, 'action' | 'before' | 'after'>,
) {
  return recorded(db, { ...author, ...write, noun: 'users', recordId: userId, title: TITLE });
}

type Newcomer = { id: string; name: string; email: string; searchText: string };

/** An account with a role for somebody who has not chosen a password yet: one write, told as one. */
export function invited(db: Database, author: Author, user: Newcomer, role: Role) {
  return [
    db.insert(users).values(user),
    db.insert(userRoles).values({ userId: user.id, role }),
    accessRecorded(db, { author, userId: user.id, action: 'create', after: { invited: true, roles: [role] } }),
  ] satisfies Statement[];
}

/** For one batch, which is undone if the person is not waited for any more. The link that was sent before opens nothing then. */
export function invitedAgain(db: Database, about: About, token: { hash: string; expiresAt: string }): Statement[] {
  const { userId } = about;
  const waiting = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isInvited));
  return [
    guard(db, sql`EXISTS ${waiting}`),
    tokenReplaced(db, { userId, purpose: 'invitation', ...token }),
    accessRecorded(db, { ...about, action: 'update', after: { invitedAgain: true } }),
  ];
}

/**
 * For one batch, which is undone if the invitation was accepted. Nothing is left of whoever was invited, so that there is
 * nothing to bring back either.
 */
export function invitationWithdrawn(db: Database, about: About): Statement[] {
  const { userId } = about;
  return [
    db.delete(users).where(and(eq(users.id, userId), isInvited, isDispensable(userId))),
    changedRows(db),
    db.delete(outbox).where(eq(outbox.userId, userId)),
    accessRecorded(db, { ...about, action: 'delete', before: { invited: true } }),
  ];
}

/**
 * For one batch, which is undone if the account is out of use already, or its owner the last who can administer the site.
 * Every session ends with it; one that is about to begin is none (`openSession`).
 */
export function userDeactivated(db: Database, about: About, at: string): Statement[] {
  const { userId } = about;
  return [
    db
      .update(users)
      .set({ deactivatedAt: at })
      .where(and(eq(users.id, userId), isNull(users.deactivatedAt), isDispensable(userId))),
    changedRows(db),
    accessRecorded(db, { ...about, action: 'update', before: { active: true }, after: { active: false } }),
    sessionsEnded(db, userId, 'ended', at),
    stepsDropped(db, userId),
  ];
}

/** For one batch, which is undone if the account is in use already. */
export function userActivated(db: Database, about: About): Statement[] {
  return [
    db
      .update(users)
      .set({ deactivatedAt: null })
      .where(and(eq(users.id, about.userId), isNotNull(users.deactivatedAt))),
    changedRows(db),
    accessRecorded(db, { ...about, action: 'update', before: { active: false }, after: { active: true } }),
  ];
}

/** Stands before the deletion, of which it tells. */
export function deletionRecorded(db: Database, about: About) {
  const before = sql`json_object('roles', (
    SELECT json_group_array(role) FROM (SELECT role FROM user_roles WHERE user_id = ${about.userId} ORDER BY role)
  ))`;
  return accessRecorded(db, { ...about, action: 'delete', before });
}

/**
 * For one batch, which is undone if the person has no passkey: the password alone opens the account from then on, and
 * whoever is in it, or half in, comes in anew.
 */
export function secondStepRemoved(db: Database, about: About, at: string): Statement[] {
  const { userId } = about;
  return [
    accessRecorded(db, {
      ...about,
      action: 'update',
      before: sql`json_object('passkeys', (SELECT count(*) FROM ${passkeys} WHERE ${eq(passkeys.userId, userId)}))`,
      after: { passkeys: 0 },
    }),
    db.delete(passkeys).where(eq(passkeys.userId, userId)),
    guard(db, sql`changes() > 0`),
    codesOfNoPasskeyDropped(db, userId),
    stepsDropped(db, userId),
    sessionsEnded(db, userId, 'reset', at),
  ];
}

/** For one batch. */
export function sessionsEndedBy(db: Database, about: About, at: string, except: string): Statement[] {
  const open = and(eq(sessions.userId, about.userId), isNull(sessions.endedAt), ne(sessions.id, except));
  return [
    accessRecorded(db, {
      ...about,
      action: 'update',
      before: sql`json_object('sessions', (SELECT count(*) FROM ${sessions} WHERE ${open}))`,
      after: { sessions: 0 },
    }),
    sessionsEnded(db, about.userId, 'ended', at, except),
  ];
}
