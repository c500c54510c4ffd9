import { ACCOUNT_ROUTES, answerTimes, someAddresses } from '../helpers/account-times.ts';
import { median, type Section, spreadText, type Table } from './section.ts';

const CALLS = 20;
/** Number of addresses: enough to stay below the rate limit of each. */
const PEOPLE = 10;
const NAMES = { signIn: 'sign-in', signUp: 'sign-up', recovery: 'recovery', confirmation: 'another confirmation' };

export const accounts: Section = {
  name: 'accounts',
  title: 'Whether an answer’s time tells a known address from an unknown one',
  run: ({ serve, rounds }) => serve((origin) => measured(origin, rounds)),
};

async function measured(origin: string, rounds: number): Promise<Table> {
  const addresses = await someAddresses(origin, PEOPLE);
  const rows: string[][] = [];
  for (const name of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
    const { known, unknown, answers } = await answerTimes(origin, ACCOUNT_ROUTES[name], addresses, rounds * CALLS);
    const difference = Math.abs(median(known) - median(unknown));
    rows.push([NAMES[name], spreadText(known), spreadText(unknown), difference.toFixed(1), String(answers.size)]);
  }
  return {
    note: 'Interleaved, each call from an address of its own, so that no limit meets it: ms, min – median – max.',
    head: ['route', 'known', 'unknown', 'between the medians', 'different answers'],
    rows,
  };
}
