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

/** Constant title: the record of a write contains no name or address, so the account can be deleted without a trace. */
const TITLE = 'Conta';
/** The writer, and the person whose account the write is about. */
type About = { author: Author; userId: string };

export function accessRecorded(
  db: Database,
  { author, userId, ...write }: About & Pick<Write, 'action' | 'before' | 'after'>,
) {
  return recorded(db, { ...author, ...write, noun: 'users', recordId: userId, title: TITLE });
}

type Newcomer = { id: string; name: string; email: string; searchText: string };

/** Creates an account with a role, for a person who has yet to choose a password. It is recorded as one write. */
export function invited(db: Database, author: Author, user: Newcomer, role: Role) {
  return [
    db.insert(users).values(user),
    db.insert(userRoles).values({ userId: user.id, role }),
    accessRecorded(db, { author, userId: user.id, action: 'create', after: { invited: true, roles: [role] } }),
  ] satisfies Statement[];
}

/** Builds a batch that renews an invitation. It fails if the person is no longer invited. The earlier link ends. */
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
 * Builds a batch that withdraws an invitation. It fails if the invitation was accepted. All data of the invited person
 * is deleted, so a withdrawal cannot be undone.
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
 * Builds a batch that deactivates an account. It fails if the account is deactivated already, or its owner is the only one
 * who can administer the site. All sessions end; `openSession` rejects one that starts concurrently.
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

/** Builds a batch that activates an account. It fails if the account is active already. */
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

/** Records a deletion. It must run before the deletion itself, because it reads the roles. */
export function deletionRecorded(db: Database, about: About) {
  const before = sql`json_object('roles', (
    SELECT json_group_array(role) FROM (SELECT role FROM user_roles WHERE user_id = ${about.userId} ORDER BY role)
  ))`;
  return accessRecorded(db, { ...about, action: 'delete', before });
}

/**
 * Builds a batch that removes the second step. It fails if the person has no passkey. From then on the password alone
 * opens the account. All sessions and unfinished sign-ins end.
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

/** Builds a batch that ends the open sessions of a person, except one. */
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
