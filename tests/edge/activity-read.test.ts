import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { activityAbout, activityOfUser, lastWriter } from '../../functions/db/activity';
import { openDatabase } from '../../functions/db/database';
import { findLastWrite } from '../../functions/db/panel/group';
import { pastWrites } from '../../functions/db/panel/undo';
import { activity } from '../../functions/db/schema';
import { given } from '../helpers/account-rows';
import { env } from '../helpers/edge';

const db = openDatabase(env.DB);

/** Writes, oldest first: who wrote, and which record. */
const WRITES = [
  ['ana', 'slides', '1'],
  ['bia', 'slides', '1'],
  ['ana', 'posts', '1'],
  ['ana', 'slides', '2'],
  [null, 'slides', '1'],
  ['ana', 'users', 'bia'],
  ['bia', 'users', 'ana'],
  ['bia', 'users', 'bia'],
  ['bia', 'slides', 'bia'],
] as const;

beforeAll(async () => {
  await given('ana', 'active');
  await given('bia', 'active');
  await env.DB.prepare("UPDATE users SET name = 'Bia' WHERE id = 'bia'").run();
  const sql = "INSERT INTO activity (user_id, noun, record_id, action, before, at) VALUES (?, ?, ?, 'update', ?, ?)";
  const rows = WRITES.map(([user, noun, id], at) =>
    env.DB.prepare(sql).bind(user, noun, id, JSON.stringify({ write: at }), `2026-01-0${at + 1}`),
  );
  await env.DB.batch([env.DB.prepare('DELETE FROM activity'), ...rows]);
});

describe('activity', () => {
  test('names the last person who wrote a record', async () => {
    expect(await lastWriter(db, 'slides', 1)).toEqual([{ id: 'bia', name: 'Bia', at: '2026-01-02' }]);
    expect(await lastWriter(db, 'posts', 1)).toEqual([{ id: 'ana', name: 'Ana', at: '2026-01-03' }]);
    expect(await lastWriter(db, 'posts', 2)).toEqual([]);
  });

  test('has a last write of each noun', async () => {
    const last = "SELECT id FROM activity WHERE noun = 'posts'";
    expect(await findLastWrite(db, 'posts')).toBe(await env.DB.prepare(last).first('id'));
    expect(await findLastWrite(db, 'faqs')).toBe(0);
  });

  test('counts the later writes of the same record, oldest first', async () => {
    const past = await pastWrites(db, eq(activity.recordId, '1'));
    expect(past.map(({ noun, newer }) => [noun, newer])).toEqual([
      ['slides', 2],
      ['slides', 1],
      ['posts', 0],
      ['slides', 0],
    ]);
  });

  test('tells what a person did, and no other, newest first', async () => {
    const told = (await activityOfUser(db, 'ana')).map(({ noun, recordId }) => [noun, recordId]);
    expect(told).toEqual([
      ['users', 'bia'],
      ['slides', '2'],
      ['posts', '1'],
      ['slides', '1'],
    ]);
  });

  test('tells what was done to an account, and to no other, newest first', async () => {
    expect((await activityAbout(db, 'bia')).map(({ before }) => before)).toEqual([{ write: 7 }, { write: 5 }]);
    expect((await activityAbout(db, 'ana')).map(({ before }) => before)).toEqual([{ write: 6 }]);
  });
});
