import { expect, test } from 'vitest';
import { browser, person } from '../../helpers/account';
import { env, page } from '../../helpers/edge';

/** Takes longer to check than the ways to the database, however busy the machine is. */
const SLOW = `$scrypt$ln=16,r=8,p=3$${'A'.repeat(22)}$${'A'.repeat(86)}`;

test('of 25 sign-ins at once a few are hashed one by one, the rest is told to come back; pages go on', async () => {
  await page('/produtos');
  const people = await Promise.all(Array.from({ length: 25 }, () => person()));
  await env.DB.prepare('UPDATE users SET password_hash = ?').bind(SLOW).run();
  const sent = people.map(({ email }) =>
    browser().json('POST', '/api/auth/session', { email, password: 'não é esta' }),
  );
  const order: string[] = [];
  const seen = page('/produtos').then(({ status }) => {
    order.push('page');
    return status;
  });
  const answers = Promise.all(sent).then((all) => {
    order.push('sign-ins');
    return all;
  });
  expect(await seen).toBe(200);
  const responses = await answers;
  expect(order).toEqual(['page', 'sign-ins']);
  const refused = responses.filter(({ status }) => status === 503);
  const hashed = responses.filter(({ status }) => status === 401);
  expect(hashed.length).toBeGreaterThanOrEqual(9);
  expect(refused.length).toBeGreaterThan(0);
  expect(hashed.length + refused.length).toBe(25);
  for (const { headers } of refused) expect(headers.get('Retry-After')).toBe('2');
  expect(await refused[0]?.json()).toEqual({
    error: 'Há muitos acessos neste momento. Espere alguns segundos e tente de novo.',
    code: 'busy',
  });
});
