// The possible events of a history, as fast-check draws them from a seed.
import fc from 'fast-check';
import { accounts } from './accounts';
import { copies } from './copies';
import { groups } from './groups';
import { media } from './media';
import { people } from './people';
import { records } from './records';
import type { Act, Simulation } from './simulation';
import { type Fault, MISHAPS } from './stage';
import { visits } from './visits';

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
const plan = fc.oneof(
  { weight: 10, arbitrary: anyOf(records) },
  { weight: 8, arbitrary: anyOf(copies) },
  { weight: 4, arbitrary: anyOf(groups) },
  { weight: 4, arbitrary: anyOf(media) },
  { weight: 2, arbitrary: anyOf(people) },
  { weight: 4, arbitrary: accounts },
  { weight: 4, arbitrary: anyOf(visits) },
);
/** An act makes about ten calls; an upload makes more. */
const fault = fc.record({ at: fc.nat(12), mishap: fc.constantFrom(...MISHAPS) });
const none: Fault[] = [];
const faults = fc.oneof(
  { weight: 3, arbitrary: fc.constant(none) },
  fault.map((one) => [one]),
);
const act = fc.record({ plan, faults });

const HOUR = 60;
const DAY = 24 * HOUR;

export const history = fc.commands(
  [
    act.map((one) => new Acts(one)),
    fc.tuple(act, act).map(([one, other]) => new Acts(one, other)),
    fc.constantFrom(2, 25, 2 * HOUR + 5, DAY + 2 * HOUR, 8 * DAY).map((minutes) => new Wait(minutes)),
  ],
  { maxCommands: 80, size: 'max' },
);
