import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { onlyRow, runNamed } from '../../functions/db/batch';
import { openDatabase } from '../../functions/db/database';
import { guard } from '../../functions/db/guard';
import { faqs } from '../../functions/db/schema';
import { failureOf } from '../helpers/database';
import { env } from '../helpers/edge';

const db = openDatabase(env.DB);
const asked = (id: number) => db.select({ id: faqs.id }).from(faqs).where(eq(faqs.id, id));
const renamed = (id: number, question: string) => db.update(faqs).set({ question }).where(eq(faqs.id, id));

describe('a batch whose statements have names', () => {
  test('returns each answer by its name, and several under one name in their order', async () => {
    const answers = await runNamed(db, {
      first: asked(1),
      none: [],
      others: [asked(3), asked(2)],
      last: db.select({ question: faqs.question }).from(faqs).where(eq(faqs.id, 4)),
    });
    expect(answers).toEqual({
      first: [{ id: 1 }],
      none: [],
      others: [[{ id: 3 }], [{ id: 2 }]],
      last: [{ question: expect.any(String) }],
    });
  });

  test('runs in the order of the names, or not at all', async () => {
    const { before, after } = await runNamed(db, {
      before: asked(1),
      renamed: renamed(1, 'Como se pede?'),
      after: db.select({ question: faqs.question }).from(faqs).where(eq(faqs.id, 1)),
    });
    expect([before, after]).toEqual([[{ id: 1 }], [{ question: 'Como se pede?' }]]);
    await failureOf(runNamed(db, { renamed: renamed(1, 'Não fica'), unless: guard(db, sql`0`) }));
    expect(await db.select({ question: faqs.question }).from(faqs).where(eq(faqs.id, 1))).toEqual(after);
  });
});

test('onlyRow returns the row of an answer, and throws when there is none', () => {
  expect(onlyRow([{ id: 1 }])).toEqual({ id: 1 });
  expect(() => onlyRow([])).toThrow();
});
