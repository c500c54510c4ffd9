import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CartKey } from '../../src/shared/cart';
import { FAVOURITES_MAX, parseKeys, SEEN_MAX } from '../../src/shared/kept-products';
import { ROLES } from '../../src/shared/roles';
import { readTransports } from '../../src/shared/stored-json';
import { edited, json, now } from './columns';

// Part of `schema.ts`: accounts, sign-in, outgoing mail and kept products.

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  passwordHash: text('password_hash'),
  confirmedAt: text('confirmed_at'),
  consentVersion: text('consent_version'),
  consentAt: text('consent_at'),
  searchText: text('search_text').notNull(),
  createdAt: edited.createdAt,
  deactivatedAt: text('deactivated_at'),
});

export const userRoles = sqliteTable('user_roles', {
  userId: text('user_id').notNull(),
  role: text({ enum: ROLES }).notNull(),
  grantedAt: text('granted_at').notNull().default(now),
});

export const sessions = sqliteTable('sessions', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  counter: integer().notNull().default(0),
  device: text().notNull(),
  createdAt: text('created_at').notNull(),
  rotatedAt: text('rotated_at').notNull(),
  endedAt: text('ended_at'),
  endReason: text('end_reason', { enum: ['signed-out', 'ended', 'reuse', 'reset', 'too-many'] }),
});

export const mailboxTokens = sqliteTable('mailbox_tokens', {
  userId: text('user_id').notNull(),
  purpose: text({ enum: ['reset', 'invitation'] }).notNull(),
  hash: text().notNull(),
  expiresAt: text('expires_at').notNull(),
});

export const passkeys = sqliteTable('passkeys', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  name: text().notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: integer().notNull(),
  transports: json(readTransports, 'transports').notNull(),
  synced: integer({ mode: 'boolean' }).notNull(),
  createdAt: text('created_at').notNull(),
  lastUsedAt: text('last_used_at'),
});

export const recoveryCodes = sqliteTable('recovery_codes', {
  userId: text('user_id').notNull(),
  hash: text().notNull(),
});

export const secondSteps = sqliteTable('second_steps', {
  hash: text().primaryKey(),
  userId: text('user_id').notNull(),
  sessionId: text('session_id'),
  expiresAt: text('expires_at').notNull(),
});

export const signUps = sqliteTable('sign_ups', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  consentVersion: text('consent_version').notNull(),
  consentAt: text('consent_at').notNull(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: text('expires_at').notNull(),
  createdAt: text('created_at').notNull(),
});

export const outbox = sqliteTable('outbox', {
  id: text().primaryKey(),
  userId: text('user_id'),
  toAddress: text('to_address'),
  subject: text().notNull(),
  html: text(),
  text: text(),
  createdAt: edited.createdAt,
  attempts: integer().notNull().default(0),
  nextAttemptAt: text('next_attempt_at').notNull().default(now),
  sentAt: text('sent_at'),
  failedAt: text('failed_at'),
  lastError: text('last_error'),
  authorId: text('author_id'),
  expiresAt: text('expires_at'),
});

export const keptProducts = sqliteTable('kept_products', {
  userId: text('user_id').primaryKey(),
  favourites: json<CartKey[]>((stored) => parseKeys(stored, FAVOURITES_MAX)).notNull(),
  seen: json<CartKey[]>((stored) => parseKeys(stored, SEEN_MAX)).notNull(),
  version: integer().notNull(),
  savedAt: text('saved_at').notNull().default(now),
});
