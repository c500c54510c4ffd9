import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Fields } from '../../src/shared/activity';
import { readFields } from '../../src/shared/stored-json';
import { json } from './columns';

// Part of `schema.ts`: what is typed over records, and the links that show it.

export const workingCopies = sqliteTable(
  'working_copies',
  {
    noun: text().notNull(),
    recordId: text('record_id').notNull(),
    fields: json<Fields>(readFields).notNull(),
    base: json<Fields>(readFields).notNull(),
    baseVersion: integer('base_version').notNull(),
    version: integer().notNull(),
    userId: text('user_id'),
    savedAt: text('saved_at').notNull(),
  },
  ({ noun, recordId }) => [primaryKey({ columns: [noun, recordId] })],
);

/**
 * The links by which anybody sees a record with its copy: all that were made of one have its nonce, so that a new one holds
 * beside them, and they end together, when the row goes.
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
