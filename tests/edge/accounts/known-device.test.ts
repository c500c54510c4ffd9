import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { forgetDevice, knownDevice, rememberDevice } from '../../../functions/auth/known-device';
import type { AppEnv } from '../../../functions/env';
import { env } from '../../helpers/edge';

const app = new Hono<AppEnv>()
  .get('/:email', (c) => c.json(knownDevice(c, c.req.param('email'))))
  .post('/:email', (c) => {
    rememberDevice(c, c.req.param('email'));
    return c.body(null);
  })
  .delete('/', (c) => {
    forgetDevice(c);
    return c.body(null);
  });

/** A browser that keeps the device's cookie. */
function device(mark = '') {
  let cookie = mark;
  async function call(method: string, email: string) {
    const headers = { Cookie: `__Host-device=${cookie}` };
    const answer = await app.request(`https://soul.test/${email}`, { method, headers }, env);
    const [, given] = /^__Host-device=([^;]*)/.exec(answer.headers.get('Set-Cookie') ?? '') ?? [];
    cookie = given ?? cookie;
    return answer;
  }
  return {
    mark: () => cookie.split('.'),
    remember: async (email: string) => void (await call('POST', email)),
    nameFor: async (email: string): Promise<string | null> => (await call('GET', email)).json(),
    forget: () => call('DELETE', ''),
  };
}

async function deviceOf(...people: string[]) {
  const own = device();
  for (const email of people) await own.remember(email);
  return own;
}

describe('a device', () => {
  test('is known for each of three people, under one name', async () => {
    const own = await deviceOf('ana', 'bia', 'caio');
    const [name] = own.mark();
    expect(name).toMatch(/^[\w-]{22}$/);
    const names = await Promise.all(['ana', 'bia', 'caio', 'davi'].map(own.nameFor));
    expect(names).toEqual([name, name, name, null]);
  });

  test('is forgotten for the person who signed in least recently once a fourth signs in', async () => {
    const own = await deviceOf('ana', 'bia', 'caio', 'ana', 'davi');
    const names = await Promise.all(['ana', 'bia', 'caio', 'davi'].map(own.nameFor));
    expect(names.map((name) => name !== null)).toEqual([true, false, true, true]);
    expect(own.mark()).toHaveLength(4);
  });

  test('stays the same when a person signs in again', async () => {
    const own = await deviceOf('ana', 'bia');
    const before = own.mark();
    await own.remember('bia');
    expect(own.mark()).toEqual(before);
  });

  test('gets a new name, and no person, in place of a mark that was not made here', async () => {
    const own = await deviceOf('ana');
    const [, seal] = own.mark();
    const forged = device(`ana.${seal}`);
    expect(await forged.nameFor('ana')).toBeNull();
    await forged.remember('bia');
    expect(forged.mark()).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.not.stringMatching(`${seal}`)]);
  });

  test('is known for no more than three people, however many seals its mark has', async () => {
    const own = await deviceOf('ana');
    const [name, seal] = own.mark();
    const others = ['bia', 'caio', 'davi'].map((each) => each.padEnd(43, '-'));
    expect(await device([name, ...others.slice(1), seal].join('.')).nameFor('ana')).toBe(name);
    expect(await device([name, ...others, seal].join('.')).nameFor('ana')).toBeNull();
  });

  test('is forgotten on request', async () => {
    const own = await deviceOf('ana');
    expect((await own.forget()).headers.get('Set-Cookie')).toContain('__Host-device=; Max-Age=0');
    expect(await own.nameFor('ana')).toBeNull();
  });
});
