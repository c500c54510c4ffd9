// Plans for getting an account, and for recovering it.
import fc from 'fast-check';
import { digestOf } from '../../../functions/auth/keys';
import { POLICY_VERSION } from '../../../src/shared/policy';
import { outcomeOf } from './client';
import type { Outcome } from './model';
import { confirm, reset, withOneOf } from './people-model';
import type { Plan } from './plan';
import { emailOf, type Name } from './world';

export const PASSWORD = 'framboesa com granola';
const ACCEPTED: Outcome = { status: 202 };

/** Signs up, possibly again before reading the first mail. */
const signUps = fc.constant<Plan>({
  by: 'Nina',
  says: 'signs up',
  aim: () => ({
    async ask(client) {
      const body = {
        name: 'Nina',
        email: emailOf('Nina'),
        password: PASSWORD,
        acceptedPolicy: POLICY_VERSION,
        adult: true,
      };
      return outcomeOf(await client.call('POST', '/api/auth/sign-up', body));
    },
    expected(world, after) {
      if (!world.people.Nina) world.links.signUps = withOneOf(world.links.signUps, after.links.signUps);
      return ACCEPTED;
    },
  }),
});

/** A new link invalidates the one before. Without an account there is none. */
export const recovery = (whose: Name): Plan => ({
  by: 'Nina',
  says: `asks for a new password in the name of ${whose}`,
  aim: ({ world: { links } }) => ({
    ask: async (client) => outcomeOf(await client.call('POST', '/api/auth/recoveries', { email: emailOf(whose) })),
    expected(world, after) {
      const fresh = after.links.resets[whose]?.filter((hash) => !links.resets[whose]?.includes(hash)) ?? [];
      if (fresh.length > 0) world.links.resets[whose] = fresh;
      else delete world.links.resets[whose];
      return ACCEPTED;
    },
  }),
});
const recoveries = fc.constant<Plan>(recovery('Dora'));

/** An e-mail link, the latest or an older one, works once. */
const usesOfLinks = fc.record({ back: fc.nat(2) }).map(
  ({ back }): Plan => ({
    by: 'Nina',
    says: `uses the last link of a mail but ${back}`,
    aim({ mailbox }) {
      const mail = mailbox.at(-1 - back);
      if (!mail) return null;
      const { purpose, token } = mail;
      const hash = digestOf(token);
      const path = `/api/auth/${purpose === 'reset' ? 'reset' : 'confirm'}`;
      return {
        ask: async (client) => outcomeOf(await client.call('POST', path, { token, password: PASSWORD })),
        expected: (world) => (purpose === 'reset' ? reset(world, hash) : confirm(world, hash)),
      };
    },
  }),
);

/** Links are used more often than requested: most of them are dead by then. */
export const accounts = fc.oneof(
  { weight: 1, arbitrary: signUps },
  { weight: 1, arbitrary: recoveries },
  { weight: 3, arbitrary: usesOfLinks },
);
