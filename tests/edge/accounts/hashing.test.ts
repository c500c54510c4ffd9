import { expect, test } from 'vitest';
import { browser, PASSWORD, person } from '../../helpers/account';
import { page } from '../../helpers/edge';

const enter = (email: string) => browser().json('POST', '/api/auth/session', { email, password: PASSWORD });

test('of 40 sign-ins at once a few are hashed one by one, the rest is told to come back; pages go on', async () => {
  await page('/produtos');
  const people = await Promise.all(Array.from({ length: 40 }, () => person()));
  const answers = Promise.all(people.map(({ email }) => enter(email)));
  const started = Date.now();
  expect((await page('/produtos')).status).toBe(200);
  expect(Date.now() - started).toBeLessThan(3000);
  const responses = await answers;
  const entered = responses.filter(({ status }) => status === 200);
  const refused = responses.filter(({ status }) => status === 503);
  expect(entered.length).toBeGreaterThanOrEqual(9);
  expect(refused.length).toBeGreaterThan(0);
  expect(entered.length + refused.length).toBe(40);
  for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toEqual({
    error: 'Há muitos acessos neste momento. Espere alguns segundos e tente de novo.',
    code: 'busy',
  });
  const again = people[responses.findIndex(({ status }) => status === 503)];
  expect((await enter(again?.email ?? '')).status).toBe(200);
});
