import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../functions/db/database';
import { GuardLost } from '../../functions/db/failures';
import { changedRows, guard, wasHeld } from '../../functions/db/guard';
import { categories } from '../../functions/db/schema';
import { categoryRow, failureOf } from '../helpers/database';
import { env } from '../helpers/edge';

const db = openDatabase(env.DB);

afterEach(() => vi.restoreAllMocks());

describe('a guard', () => {
  const rename = (key: string) => db.update(categories).set({ name: 'Outro nome' }).where(sql`key = ${key}`);
  const named = () => db.select().from(categories).where(sql`name = 'Outro nome'`);

  test('rolls back its whole batch when the statement before it changed no row', async () => {
    const failure = await failureOf(db.batch([rename('soulshake'), rename('nenhuma'), changedRows(db)]));
    expect(failure).toBeInstanceOf(GuardLost);
    expect(await named()).toEqual([]);
  });

  test('rolls back its batch when any condition is false or unknown', async () => {
    for (const held of [sql`0`, sql`NULL`, sql`(SELECT 1 WHERE 0)`]) {
      expect(await wasHeld(db.batch([rename('soulshake'), guard(db, held)]))).toBe(false);
    }
    expect(await named()).toEqual([]);
  });

  test('lets its batch through when it holds', async () => {
    expect(await wasHeld(db.batch([rename('soulshake'), changedRows(db), rename('soulice'), changedRows(db)]))).toBe(
      true,
    );
    expect(await named()).toHaveLength(2);
    await db.batch([
      db.update(categories).set({ name: 'Soul Shake' }).where(sql`key = 'soulshake'`),
      db.update(categories).set({ name: 'Soul Ice' }).where(sql`key = 'soulice'`),
    ]);
  });

  test('is not confused with another failure', async () => {
    await expect(
      wasHeld(db.batch([rename('soulshake'), db.insert(categories).values(categoryRow('soulice'))])),
    ).rejects.toThrow();
  });
});
