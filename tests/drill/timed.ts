import assert from 'node:assert/strict';
import {
  ACCOUNT_ROUTES,
  type AccountRoute,
  type Addresses,
  answerTimes,
  someAddresses,
} from '../helpers/account-times.ts';
import type { Mark } from './mark.ts';
import { startProduct } from './product.ts';

/** Calls with a known and an unknown address on each route; per address, fewer than its limits allow. */
const PAIRS = 60;
const PEOPLE = 20;
/** Difference of the medians, in ms, below which nobody tells the addresses apart across a network. */
const TOLERATED = 5;
/** Random assignments against which a difference is compared, and the share of them that may be as large. */
const SHUFFLES = 5000;
const CHANCE = 0.001;

const ROUTES = { 'sign-in': 'signIn', 'sign-up': 'signUp', recovery: 'recovery' } as const;

/**
 * The time of an answer does not tell a known address from an unknown one. On a busy machine medians differ by chance. So a
 * difference counts only if it is large, if hardly any random exchange within the pairs gives one as large, and if a second
 * measurement finds it again.
 */
export const timed: Mark = {
  name: 'timed',
  title: 'Known and unknown addresses answered in the same time',
  async run(state) {
    const product = await startProduct(state);
    try {
      const addresses = await someAddresses(product.origin, PEOPLE);
      const figures: string[] = [];
      for (const [name, key] of Object.entries(ROUTES)) {
        const route = ACCOUNT_ROUTES[key];
        const first = await difference(product.origin, route, addresses);
        if (isTelling(first)) {
          const again = await difference(product.origin, route, addresses);
          assert(!isTelling(again), `${name}: ${inMs(first.ms)}, and again ${inMs(again.ms)} between the medians`);
        }
        figures.push(`${name} ${inMs(first.ms)}`);
      }
      return `${PAIRS} pairs of calls on each route, between the medians: ${figures.join(', ')}`;
    } finally {
      await product.stop();
    }
  },
};

type Difference = { ms: number; chance: number };
const isTelling = ({ ms, chance }: Difference) => Math.abs(ms) > TOLERATED && chance < CHANCE;
const inMs = (ms: number) => `${ms.toLocaleString('en', { maximumFractionDigits: 1 })} ms`;

async function difference(origin: string, route: AccountRoute, addresses: Addresses): Promise<Difference> {
  const { known, unknown, answers } = await answerTimes(origin, route, addresses, PAIRS);
  assert.equal(answers.size, 1, `${route.path}: ${[...answers].join(' / ')}`);
  const ms = median(known) - median(unknown);
  return { ms, chance: chanceOf(ms, known, unknown) };
}

/** Returns the share of random exchanges within the pairs that give at least this difference. */
function chanceOf(ms: number, known: number[], unknown: number[]): number {
  let asLarge = 0;
  for (let shuffle = 0; shuffle < SHUFFLES; shuffle += 1) {
    const isSwapped = known.map(() => Math.random() < 0.5);
    const [one, other] = [known, unknown].map((own, side) =>
      own.map((time, at) => (isSwapped[at] ? ((side === 0 ? unknown : known)[at] ?? 0) : time)),
    ) as [number[], number[]];
    if (Math.abs(median(one) - median(other)) >= Math.abs(ms)) asLarge += 1;
  }
  return asLarge / SHUFFLES;
}

function median(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
