import { and, asc, eq, exists, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Filters } from '../../../src/shared/panel-lists';
import type { Role } from '../../../src/shared/roles';
import { searchWords } from '../../../src/shared/search';
import type { Statement } from '../batch';
import { now } from '../columns';
import type { Database } from '../database';
import { changedRows } from '../guard';
import { hasPasskey } from '../passkeys';
import type { Author } from '../records';
import { outbox, sessions, userRoles, users } from '../schema';
import { hasWords } from '../search';
import { isAdministeredWithout, isInvited } from '../users';
import { accessRecorded } from './access';

const one = { one: sql`1`.as('one') };

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  createdAt: users.createdAt,
  confirmedAt: users.confirmedAt,
  invited: sql<number>`${isInvited}`.as('invited'),
  invitedUntil: sql<string | null>`(
    SELECT expires_at FROM mailbox_tokens WHERE user_id = users.id AND purpose = 'invitation'
  )`.as('invited_until'),
  deactivatedAt: users.deactivatedAt,
  roles: sql<string>`(SELECT json_group_array(role) FROM user_roles WHERE user_id = users.id)`.as('roles'),
  lastSeenAt: sql<string | null>`(SELECT max(rotated_at) FROM sessions WHERE user_id = users.id)`.as('last_seen_at'),
  sessions: sql<string>`(
    SELECT json_group_array(json_object('createdAt', created_at, 'rotatedAt', rotated_at))
    FROM sessions WHERE user_id = users.id AND ended_at IS NULL
  )`.as('open_sessions'),
  twoSteps: hasPasskey().as('two_steps'),
};

/** `after` is the id of the last person on the previous page. */
type UserQuery = Filters<'users'> & { after?: [id: string] | undefined };

/** Selects people by name, optionally of one role only. People without a role are customers. */
export function userPage(db: Database, { search = '', id, role, mail, after }: UserQuery, limit: number) {
  return db
    .select(columns)
    .from(users)
    .where(
      and(
        hasWords(users.searchText, searchWords(search)),
        id === undefined ? undefined : eq(users.id, id),
        role && ofRole(db, role),
        mail && sql`${users.id} IN (SELECT user_id FROM ${outbox} AS failed WHERE failed.failed_at IS NOT NULL)`,
        after &&
          sql`(${users.searchText}, ${users.id}) > (SELECT search_text, id FROM ${users} AS last WHERE last.id = ${after[0]})`,
      ),
    )
    .orderBy(asc(users.searchText), asc(users.id))
    .limit(limit);
}

function ofRole(db: Database, role: Role | 'customer'): SQL {
  const held = db.select(one).from(userRoles);
  const own = eq(userRoles.userId, users.id);
  return role === 'customer' ? notExists(held.where(own)) : exists(held.where(and(own, eq(userRoles.role, role))));
}

export function userRow(db: Database, id: string) {
  return db.select(columns).from(users).where(eq(users.id, id));
}

type Change = { author: Author; userId: string; role: Role };

const other = alias(userRoles, 'other');

function otherRoles(db: Database, { userId, role }: Change) {
  return db
    .select(one)
    .from(other)
    .where(and(eq(other.userId, userId), ne(other.role, role)));
}

/** Records all roles of the person before and after a change. It must run after the change itself. */
function roleRecorded(db: Database, { author, userId, role }: Change, granted: boolean) {
  const others = sql`SELECT role FROM ${userRoles} WHERE user_id = ${userId} AND role <> ${role}`;
  const without = sql`json_object('roles', (SELECT json_group_array(role) FROM (${others} ORDER BY role)))`;
  const joined = sql`json_object('roles', (SELECT json_group_array(role) FROM (${others} UNION SELECT ${role} ORDER BY 1)))`;
  const [before, after] = granted ? [without, joined] : [joined, without];
  return accessRecorded(db, { author, userId, action: 'update', before, after });
}

/**
 * Builds a batch that grants a role. It fails if the person does not exist or already has the role. The first role ends the
 * customer's sessions: one that a stranger holds must not open the panel (OWASP Session Management, privilege change).
 */
export function roleGranted(db: Database, change: Change): Statement[] {
  const { userId, role } = change;
  const whoever = db
    .select({ userId: users.id, role: sql<Role>`${role}`.as('role'), grantedAt: sql<string>`${now}`.as('granted_at') })
    .from(users)
    .where(eq(users.id, userId));
  return [
    db.insert(userRoles).select(whoever).onConflictDoNothing(),
    changedRows(db),
    roleRecorded(db, change, true),
    db
      .update(sessions)
      .set({ endedAt: sql`${now}`, endReason: 'ended' })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), notExists(otherRoles(db, change)))),
  ];
}

/**
 * Builds a batch that revokes a role. It fails if the person lacks the role, if it is the writer's own last role, or if its
 * holder is the only one who can administer the site. An invited person without a role left is deleted.
 */
export function roleRevoked(db: Database, change: Change): Statement[] {
  const { author, userId, role } = change;
  const rolesLeft = db.select(one).from(userRoles).where(eq(userRoles.userId, userId));
  return [
    db
      .delete(userRoles)
      .where(
        and(
          eq(userRoles.userId, userId),
          eq(userRoles.role, role),
          author.userId === userId ? exists(otherRoles(db, change)) : undefined,
          role === 'admin' ? isAdministeredWithout(userId) : undefined,
        ),
      ),
    changedRows(db),
    roleRecorded(db, change, false),
    db.delete(users).where(and(eq(users.id, userId), isInvited, notExists(rolesLeft))),
    db
      .delete(outbox)
      .where(and(eq(outbox.userId, userId), notExists(db.select(one).from(users).where(eq(users.id, userId))))),
  ];
}
