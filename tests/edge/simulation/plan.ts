import type { Client, Devices } from './client';
import type { Needs, Outcome } from './model';
import type { Mailed } from './stage';
import type { Facts, Fields, Id, Name, Noun, World } from './world';

/** Knowledge of the person about to act. */
export type Sight = {
  world: World;
  facts: Facts;
  /** Earlier versions of records: a form may have been open since then. */
  seen: Map<string, Fields>;
  /** The tokens of all delivered mails, oldest first. */
  mailbox: Mailed[];
  /** All texts that visitors could ever read. */
  everPublic: Set<string>;
  /** Nina's browsers. */
  devices: Devices;
};

/** An act with a known target: its requests to the edge, and the model's result. */
export type Aimed = {
  ask: (client: Client) => Promise<Outcome>;
  needs?: Needs;
  /**
   * The result for a person who has what is needed: the answer, and a changed world. Values that the model cannot predict, such
   * as a token, are taken from `after`, the world after all acts.
   */
  expected: (world: World, after: World) => Outcome;
  /** A read may return an older world after a fault; this returns a description of a result that is never allowed. */
  tolerable?: () => string | null;
};

/** An act drawn from a seed, `on` one of Nina's browsers if any. `aim` returns `null` if there is no target. */
export type Plan = { by: Name; on?: keyof Devices; says: string; aim: (sight: Sight) => Aimed | null };

export const versionName = (noun: Noun, id: Id, version: number) => `${noun} ${id}, version ${version}`;

/** Picks an element by a number of any size. */
export const pick = <T>(from: readonly T[], nth: number): T | undefined => from[nth % from.length];
