// @module-tag long
import { expect, test } from 'vitest';
import { browser, person } from '../../helpers/account';
import { page } from '../../helpers/edge';

test('pages are served between password checks, which run one by one', { timeout: 120_000 }, async () => {
  await page('/produtos');
  const people = await Promise.all(Array.from({ length: 12 }, () => person()));
  let answered = 0;
  const answers = people.map(async ({ email }) => {
    const { status } = await browser().json('POST', '/api/auth/session', { email, password: 'não é esta' });
    answered += 1;
    return status;
  });
  expect((await page('/produtos')).status).toBe(200);
  expect(answered).toBeLessThan(people.length);
  // If the database is faster than the password checks, some requests find the hashing queue full.
  for (const status of await Promise.all(answers)) expect([401, 503]).toContain(status);
});
