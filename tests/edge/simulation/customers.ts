// Plans for a customer in her two browsers.
import fc from 'fast-check';
import { PASSWORD } from './accounts';
import { type Client, type Device, outcomeOf } from './client';
import { MISSING, OK, type Outcome } from './model';
import { keep, leave, signIn } from './people-model';
import { type Aimed, type Plan, pick, type Sight } from './plan';
import { emailOf, type World } from './world';

const on = fc.constantFrom('phone' as const, 'laptop' as const);
const password = fc.constantFrom(PASSWORD, PASSWORD, PASSWORD, 'outra senha qualquer');

/** An act in a browser that is signed in, or was. */
type Own = { ask: (client: Client) => Promise<Outcome>; expected: Aimed['expected'] };
const own = (on: 'phone' | 'laptop', says: string, act: (device: Device, sight: Sight) => Own | null): Plan => ({
  by: 'Nina',
  on,
  says: `${says}, on her ${on}`,
  aim(sight) {
    const { sessionId, refresh } = sight.devices[on];
    const act_ = sessionId ? act({ sessionId, refresh }, sight) : null;
    return act_ && { ...act_, needs: { session: sessionId } };
  },
});

const signIns = fc.record({ on, password }).map(
  ({ on, password }): Plan => ({
    by: 'Nina',
    on,
    says: `signs in with ${password === PASSWORD ? 'her' : 'a wrong'} password, on her ${on}`,
    aim({ devices, facts: { hasSignUps } }) {
      const entry = { isRight: password === PASSWORD, replaced: devices[on].sessionId, hasSignUps };
      return {
        ask: async (client) =>
          outcomeOf(await client.call('POST', '/api/auth/session', { email: emailOf('Nina'), password })),
        expected: (world, after) => signIn(world, after, entry),
      };
    },
  }),
);

/** A browser signs out, whatever became of its session. */
const signOuts = on.map(
  (on): Plan => ({
    by: 'Nina',
    on,
    says: `signs out, on her ${on}`,
    aim({ devices }) {
      const { sessionId } = devices[on];
      if (!sessionId) return null;
      return {
        ask: async (client) => outcomeOf(await client.call('DELETE', '/api/auth/session')),
        expected: (world) => ended(world, (id) => id === sessionId),
      };
    },
  }),
);

function ended(world: World, isEnded: (id: string) => boolean): Outcome {
  world.sessions = world.sessions.filter((id) => !isEnded(id));
  return OK;
}

const profiles = fc.record({ on, name: fc.nat(999).map((number) => `Nina ${number}`) }).map(({ on, name }) =>
  own(on, `calls herself ${name}`, () => ({
    ask: async (client) => outcomeOf(await client.call('PATCH', '/api/me', { name })),
    expected(world) {
      if (world.people.Nina) world.people.Nina.called = name;
      return OK;
    },
  })),
);

/** The browser may have read the products before another one saved its own. */
const favourites = fc
  .record({ on, numbers: fc.subarray([1, 2, 3]), lag: fc.constantFrom(0, 0, 1) })
  .map(({ on, numbers, lag }) =>
    own(on, `keeps the products ${numbers}`, (_, { world }) => {
      const version = Math.max(0, (world.kept?.version ?? 0) - lag);
      const body = { favourites: numbers.map((number) => ({ category: 'aa', number })), seen: [], version };
      return {
        ask: async (client) => outcomeOf(await client.call('PUT', '/api/me/kept-products', body)),
        expected: (now) => keep(now, numbers, version),
      };
    }),
  );

/** What a browser shows of her account: her sessions, and all that is stored about her. */
const looks = on.map((on) =>
  own(on, 'looks at her sessions and data', () => {
    let shown = '';
    return {
      async ask(client) {
        const sessions = await client.call('GET', '/api/me/sessions');
        if (sessions.status !== 200) return outcomeOf(sessions);
        const data = await client.call('GET', '/api/me/export');
        shown = JSON.stringify([sessions.body, data.body]);
        return outcomeOf(data);
      },
      expected(world) {
        if (!world.people.Nina) return MISSING;
        const told = [...world.sessions, world.people.Nina.called, emailOf('Nina')];
        const lacking = told.filter((one) => !shown.includes(one));
        return lacking.length > 0 ? { status: 200, code: `without ${lacking}` } : OK;
      },
      tolerable: () => null,
    };
  }),
);

const endings = fc.record({ on, nth: fc.nat(9) }).map(({ on, nth }) =>
  own(on, 'ends one of her sessions', (_, { world }) => {
    const id = pick(world.sessions, nth) ?? crypto.randomUUID();
    return {
      ask: async (client) => outcomeOf(await client.call('DELETE', `/api/me/sessions/${id}`)),
      expected(now) {
        if (!now.sessions.includes(id)) return { status: 404, code: 'not-found' };
        return ended(now, (one) => one === id);
      },
    };
  }),
);

const endingsOfOthers = on.map((on) =>
  own(on, 'ends her other sessions', ({ sessionId }) => ({
    ask: async (client) => outcomeOf(await client.call('DELETE', '/api/me/sessions')),
    expected: (world) => ended(world, (id) => id !== sessionId),
  })),
);

/** She may come back later: nothing of the former account may. */
export const deletions = fc.record({ on, password }).map(({ on, password }) =>
  own(on, `deletes her account with ${password === PASSWORD ? 'her' : 'a wrong'} password`, () => ({
    ask: async (client) => outcomeOf(await client.call('POST', '/api/me/deletion', { password })),
    expected: (world) => leave(world, password === PASSWORD),
  })),
);

/** She signs in more often than she leaves. */
export const customers = fc.oneof(
  { weight: 5, arbitrary: signIns },
  { weight: 1, arbitrary: signOuts },
  { weight: 2, arbitrary: profiles },
  { weight: 4, arbitrary: favourites },
  { weight: 2, arbitrary: looks },
  { weight: 1, arbitrary: endings },
  { weight: 1, arbitrary: endingsOfOthers },
  { weight: 2, arbitrary: deletions },
);
