import { and, count, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { onlyRow, runNamed } from './batch';
import { errorsOfBuild } from './client-errors';
import type { Database } from './database';
import { outbox } from './schema';

/** Reads the state of the deployment from the database in one round trip. Each count uses its own index. */
export async function readHealth(db: Database, build: string) {
  const { migrations, waiting, givenUp, errors, size } = await runNamed(db, {
    migrations: db.all<{ name: string }>(sql`SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1`),
    waiting: db
      .select({ since: min(outbox.createdAt).as('since') })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt))),
    givenUp: db
      .select({ mails: count().as('mails') })
      .from(outbox)
      .where(isNotNull(outbox.failedAt)),
    errors: errorsOfBuild(db, build),
    // Every answer of D1 tells the size; of a query that drizzle maps, only the rows remain.
    size: db.run(sql`SELECT 1`),
  });
  return {
    migration: migrations[0]?.name ?? null,
    mailWaitsSince: onlyRow(waiting).since,
    failedMails: onlyRow(givenUp).mails,
    bytes: size.meta.size_after ?? null,
    clientErrors: { different: onlyRow(errors).different, times: onlyRow(errors).times ?? 0 },
  };
}
