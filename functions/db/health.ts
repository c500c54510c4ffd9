import { and, count, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { errorsOfBuild } from './client-errors';
import type { Database } from './database';
import { outbox } from './schema';

/** What the database tells of the deployment, in one round trip; each count goes by an index of its own. */
export async function readHealth(db: Database, build: string) {
  const [[migration], [waiting], [givenUp], [errors]] = await db.batch([
    db.all<{ name: string }>(sql`SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1`),
    db
      .select({ since: min(outbox.createdAt).as('since') })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt))),
    db
      .select({ mails: count().as('mails') })
      .from(outbox)
      .where(isNotNull(outbox.failedAt)),
    errorsOfBuild(db, build),
  ]);
  return {
    migration: migration?.name ?? null,
    mailWaitsSince: waiting?.since ?? null,
    failedMails: givenUp?.mails ?? 0,
    clientErrors: { different: errors?.different ?? 0, times: errors?.times ?? 0 },
  };
}
