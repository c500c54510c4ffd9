// The possible events of a history, as fast-check draws them from a seed.
import fc from 'fast-check';
import { accounts, recovery } from './accounts';
import { catalogue } from './catalogue';
import { catalogueCopies, copies } from './copies';
import { customers, deletions } from './customers';
import { catalogueGroups, groups } from './groups';
import { media } from './media';
import { customersSeen, people } from './people';
import { records, undoings } from './records';
import type { Act, Simulation } from './simulation';
import { type Fault, MISHAPS } from './stage';
import { catalogueVisits, visits } from './visits';

/** One act, or two concurrent acts with interleaved calls. */
class Acts implements fc.AsyncCommand<object, Simulation> {
  readonly acts: Act[];
  constructor(...acts: Act[]) {
    this.acts = acts;
  }
  check = () => true;
  run = (_: object, simulation: Simulation) => simulation.play(this.acts);
  toString = () => this.acts.map(inWords).join(', while ');
}

class Wait implements fc.AsyncCommand<object, Simulation> {
  readonly minutes: number;
  constructor(minutes: number) {
    this.minutes = minutes;
  }
  check = () => true;
  run = (_: object, simulation: Simulation) => simulation.wait(this.minutes);
  toString = () => `${this.minutes} minutes pass`;
}

function inWords({ plan, faults }: Act): string {
  return [`${plan.by} ${plan.says}`, ...faults.map(({ at, mishap }) => `[call ${at}: ${mishap}]`)].join(' ');
}

const anyOf = <T>(kinds: Record<string, fc.Arbitrary<T>>) => fc.oneof(...Object.values(kinds));
const content = fc.oneof(
  { weight: 10, arbitrary: anyOf(records) },
  { weight: 8, arbitrary: anyOf(copies) },
  { weight: 4, arbitrary: anyOf(groups) },
  { weight: 4, arbitrary: anyOf(media) },
  { weight: 2, arbitrary: anyOf(people) },
  { weight: 4, arbitrary: accounts },
  { weight: 4, arbitrary: anyOf(visits) },
);
/** What a customer does, or somebody in her name. */
const aboutCustomer = fc.oneof(
  { weight: 10, arbitrary: customers },
  { weight: 6, arbitrary: accounts },
  { weight: 2, arbitrary: fc.constant(recovery('Nina')) },
);
const shop = fc.oneof(
  { weight: 10, arbitrary: anyOf({ ...catalogue, undoings }) },
  { weight: 5, arbitrary: anyOf(catalogueCopies) },
  { weight: 3, arbitrary: anyOf(catalogueGroups) },
  { weight: 18, arbitrary: aboutCustomer },
  { weight: 2, arbitrary: anyOf(customersSeen) },
  { weight: 2, arbitrary: anyOf(catalogueVisits) },
);
/** An act makes about ten calls; an upload makes more. */
const fault = fc.record({ at: fc.nat(12), mishap: fc.constantFrom(...MISHAPS) });
const none: Fault[] = [];
const faults = fc.oneof(
  { weight: 3, arbitrary: fc.constant(none) },
  fault.map((one) => [one]),
);

const HOUR = 60;
const DAY = 24 * HOUR;

const actOf = (plan: fc.Arbitrary<Act['plan']>) => fc.record({ plan, faults });
/** An account is deleted while something else happens to it: every row of the other act would be left behind. */
const leaving = fc.tuple(actOf(deletions), actOf(aboutCustomer)).map(([one, other]) => new Acts(one, other));

const historyOf = (plan: fc.Arbitrary<Act['plan']>, ...more: fc.Arbitrary<Acts>[]) => {
  const act = actOf(plan);
  return fc.commands(
    [
      act.map((one) => new Acts(one)),
      fc.tuple(act, act).map(([one, other]) => new Acts(one, other)),
      fc.constantFrom(2, 25, 2 * HOUR + 5, DAY + 2 * HOUR, 8 * DAY).map((minutes) => new Wait(minutes)),
      ...more,
    ],
    { maxCommands: 80, size: 'max' },
  );
};

/** Two kinds of histories: of slides, posts, pictures and access; and of the catalogue, locations and customers. */
export const HISTORIES = { content: historyOf(content), shop: historyOf(shop, leaving) };
export type Kind = keyof typeof HISTORIES;
