import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { COUNTED } from '../../src/shared/visits';

// Part of `schema.ts`: short-lived operational data.

export const limits = sqliteTable('limits', {
  key: text().primaryKey(),
  startedAt: integer('started_at').notNull(),
  count: integer().notNull(),
});

export const presence = sqliteTable(
  'presence',
  {
    noun: text().notNull(),
    recordId: text('record_id').notNull(),
    userId: text('user_id').notNull(),
    seenAt: text('seen_at').notNull(),
  },
  ({ noun, recordId, userId }) => [primaryKey({ columns: [noun, recordId, userId] })],
);

export const clientErrors = sqliteTable(
  'client_errors',
  {
    build: text().notNull(),
    part: text({ enum: ['site', 'panel', 'preview'] }).notNull(),
    message: text().notNull(),
    at: text().notNull(),
    times: integer().notNull(),
    firstAt: text('first_at').notNull(),
    lastAt: text('last_at').notNull(),
  },
  ({ build, part, message, at }) => [primaryKey({ columns: [build, part, message, at] })],
);

export const visits = sqliteTable(
  'visits',
  {
    day: text().notNull(),
    what: text({ enum: COUNTED }).notNull(),
    subject: text().notNull(),
    times: integer().notNull(),
  },
  ({ day, what, subject }) => [primaryKey({ columns: [day, what, subject] })],
);
