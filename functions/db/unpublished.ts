import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Fields } from '../../src/shared/activity';
import { fieldsColumn } from './columns';

// Part of `schema.ts`: working copies of records, and the preview links that show them.

export const workingCopies = sqliteTable(
  'working_copies',
  {
    noun: text().notNull(),
    recordId: text('record_id').notNull(),
    fields: fieldsColumn<Fields>().notNull(),
    base: fieldsColumn<Fields>().notNull(),
    baseVersion: integer('base_version').notNull(),
    version: integer().notNull(),
    userId: text('user_id'),
    savedAt: text('saved_at').notNull(),
    /** Ids of those who typed each field. */
    authors: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
  },
  ({ noun, recordId }) => [primaryKey({ columns: [noun, recordId] })],
);

/**
 * The links by which anybody sees a record with its working copy. All links of a record share its nonce: a new link
 * leaves the earlier ones valid, and all of them end when the row is deleted.
 */
export const previews = sqliteTable(
  'previews',
  {
    noun: text().notNull(),
    recordId: text('record_id').notNull(),
    nonce: text().notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  ({ noun, recordId }) => [primaryKey({ columns: [noun, recordId] })],
);
