import { and, desc, eq, gt, gte, lt, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Action } from '../../../src/shared/activity';
import { NOUNS, type Noun } from '../../../src/shared/nouns';
import type { Database } from '../database';
import { valuesIn } from '../names';
import { activity, categories, media, users } from '../schema';
import { folded, hasWords } from '../search';
import { isAmong } from '../sql-lists';
import { inForce } from './undo';

/** `before` is the id at which the previous page ended. `from` and `until` are ISO 8601; `until` is exclusive. */
type ActivityFilter = {
  /** The only nouns whose writes are listed. */
  within: Noun[];
  noun?: Noun | undefined;
  recordId?: string | undefined;
  userId?: string | undefined;
  action?: Action | undefined;
  from?: string | undefined;
  until?: string | undefined;
  before?: number | undefined;
  /** Lists the writes of one group, each in its own row. */
  groupId?: string | undefined;
  /** Folded search words, matched with titles and the names of the people involved. */
  words?: string[] | undefined;
};

const later = alias(activity, 'later');

/** Fields that an update changed, compared in the database: long texts do not have to be loaded. */
const changed = sql<string>`iif(${activity.action} = 'update', (
  SELECT json_group_array(field.key) FROM json_each(${activity.before}) AS field
  WHERE field.value IS NOT (${activity.after} ->> ('$."' || field.key || '"'))
), '[]')`.as('changed');

/** Fields that are on or off, as an edit left them, as JSON. */
const flags = sql<string>`iif(${activity.action} = 'update', (
  SELECT json_group_object(field.key, json(field.type)) FROM json_each(${activity.after}) AS field
  WHERE field.type IN ('true', 'false')
), '{}')`.as('flags');

/** Dates of a post after an edit, as JSON. */
const dates = sql<string | null>`iif(${activity.action} = 'update' AND ${activity.noun} = 'posts', json_object(
  'publishedAt', ${activity.after} ->> '$.publishedAt', 'unpublishedAt', ${activity.after} ->> '$.unpublishedAt'
), NULL)`.as('dates');

function ofPeople(value: unknown) {
  return sql<string | null>`iif(${activity.noun} = 'users', ${value}, NULL)`;
}

const account = sql`(SELECT name FROM users AS person WHERE person.id = ${activity.recordId})`;

const columns = {
  id: activity.id,
  at: activity.at,
  userId: activity.userId,
  userName: sql<string | null>`${users.name}`.as('user_name'),
  action: activity.action,
  noun: activity.noun,
  recordId: activity.recordId,
  title: activity.title,
  undoes: activity.undoes,
  act: activity.act,
  changed,
  flags,
  dates,
  // Writes do not contain the account's name: it is looked up while the account exists.
  person: ofPeople(account).as('person'),
  accessBefore: ofPeople(activity.before).as('access_before'),
  accessAfter: ofPeople(activity.after).as('access_after'),
};

function states(db: Database) {
  const last = db
    .select({ action: later.action })
    .from(later)
    .where(and(eq(later.noun, activity.noun), eq(later.recordId, activity.recordId), gt(later.id, activity.id)))
    .orderBy(desc(later.id))
    .limit(1);
  return {
    inForce: inForce.as('in_force'),
    /** Last action on the record after this write, if any. */
    since: sql<Action | null>`${last}`.as('since'),
  };
}

/** Builds the condition that title, writer and account of a write together contain all the words. */
function isAbout(title: SQLWrapper, words: string[] = []) {
  const names = sql`coalesce(${users.name}, '') || ' ' || coalesce(${ofPeople(account)}, '')`;
  return hasWords(folded(sql`${title} || ' ' || ${names}`), words);
}

/** Selects the writes of the same group with the requested action that match the words. */
function ofGroup(action: Action | undefined, words?: string[]) {
  const isAsked = action === undefined ? undefined : sql`other.action = ${action}`;
  const alike = and(isAsked, isAbout(sql`other.title`, words)) ?? sql`true`;
  return sql`${activity} AS other WHERE other.import_id = ${activity.groupId} AND ${alike}`;
}

/** Columns for the last write of a group, which represents the group: its size, and whether a write can be undone. */
function grouped(action: Action | undefined) {
  const undoing = sql`SELECT 1 FROM ${activity} AS undoing WHERE undoing.undoes = other.id`;
  return {
    groupId: sql<string | null>`${activity.groupId}`.as('group_id'),
    total: sql<number>`(SELECT count(*) FROM ${ofGroup(action)})`.as('total'),
    open: sql<number>`EXISTS (SELECT 1 FROM ${ofGroup(undefined)} AND NOT EXISTS (${undoing}))`.as('open'),
  };
}

const NOT_WHOLE = {
  groupId: sql<string | null>`NULL`.as('group_id'),
  total: sql<number>`0`.as('total'),
  open: sql<number>`0`.as('open'),
};

/**
 * Selects writes, newest first. A group is one row, unless the filter names that group or one record. Periods become
 * ranges of ids, which grow with time, so the database reads no more than the page.
 */
export function activityPage(db: Database, filter: ActivityFilter, limit: number) {
  const { within, noun, recordId, userId, action, from, until, before, groupId, words } = filter;
  const isWhole = recordId === undefined && groupId === undefined;
  const atOrAfter = (instant: string) =>
    sql`coalesce((SELECT id FROM ${activity} AS dated WHERE dated.at >= ${instant} ORDER BY dated.at, dated.id LIMIT 1), 9e15)`;
  return db
    .select({ ...columns, ...states(db), ...(isWhole ? grouped(action) : NOT_WHOLE) })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.userId))
    .where(
      and(
        // The unary plus prevents the use of an index: most writes match, and they are read from the newest back.
        within.length === NOUNS.length ? undefined : sql`+${activity.noun} IN ${within}`,
        noun === undefined ? undefined : eq(activity.noun, noun),
        recordId === undefined ? undefined : eq(activity.recordId, recordId),
        userId === undefined ? undefined : eq(activity.userId, userId),
        action === undefined ? undefined : eq(activity.action, action),
        from === undefined ? undefined : gte(activity.id, atOrAfter(from)),
        until === undefined ? undefined : lt(activity.id, atOrAfter(until)),
        before === undefined ? undefined : lt(activity.id, before),
        groupId === undefined ? undefined : eq(activity.groupId, groupId),
        isAbout(activity.title, words),
        isWhole ? sql`NOT EXISTS (SELECT 1 FROM ${ofGroup(action, words)} AND other.id > ${activity.id})` : undefined,
      ),
    )
    .orderBy(desc(activity.id))
    .limit(limit);
}

export function activityById(db: Database, id: number) {
  return db
    .select({ ...columns, ...states(db), ...NOT_WHOLE, before: activity.before, after: activity.after })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.userId))
    .where(eq(activity.id, id));
}

/** Selects those of these pictures that are in Mídia. */
export function picturesAmong(db: Database, keys: string[]) {
  return db
    .select({ key: media.key })
    .from(media)
    .where(and(isAmong(media.key, keys), eq(media.state, 'committed')));
}

/** Selects those of these categories that exist. */
export function categoriesAmong(db: Database, keys: string[]) {
  return db.select({ key: categories.key }).from(categories).where(isAmong(categories.key, keys));
}

/**
 * Selects people for the filter by person: everyone who can write here, or has. With `within`, only those who wrote about one
 * of these nouns. Customers are not scanned.
 */
export function authors(db: Database, within?: Noun[]) {
  const writers = sql`SELECT name FROM (${valuesIn(activity.userId)})`;
  const wroteAbout = (nouns: Noun[]) =>
    sql`EXISTS (SELECT 1 FROM ${activity} AS own WHERE own.user_id = ${users.id} AND own.noun IN ${nouns})`;
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      within
        ? and(sql`${users.id} IN (${writers})`, wroteAbout(within))
        : sql`${users.id} IN (SELECT user_id FROM user_roles UNION ${writers})`,
    )
    .orderBy(users.searchText)
    .limit(200);
}
