import type { Permission } from '../../../src/shared/permissions';
import type { Client } from './client';
import type { Outcome } from './model';
import type { Mailed } from './stage';
import type { Facts, Fields, Name, Noun, World } from './world';

/** What somebody who is about to act knows. */
export type Sight = {
  world: World;
  facts: Facts;
  /** What a record was in an earlier version: a form may have been open since. */
  seen: Map<string, Fields>;
  /** The tokens of all mails that were delivered, oldest first. */
  mailbox: Mailed[];
  /** All words that visitors could ever read. */
  everPublic: Set<string>;
};

/** An act whose target is known: what is asked of the edge, and what the model says to it. */
export type Aimed = {
  ask: (client: Client) => Promise<Outcome>;
  /** What only some may do. */
  needs?: Permission;
  /**
   * What comes of it for whoever may: the answer, and a changed world. What no model can foresee, such as a token, is taken
   * from what stands `after` all acts.
   */
  expected: (world: World, after: World) => Outcome;
  /** What only looks may be shown an older world where something failed; this says what it is never shown. */
  tolerable?: () => string | null;
};

/** An act as a seed has it. `null` where there is nothing that it could be done to. */
export type Plan = { by: Name; says: string; aim: (sight: Sight) => Aimed | null };

export const versionName = (noun: Noun, id: number, version: number) => `${noun} ${id}, version ${version}`;

/** One of several, by a number of any size. */
export const pick = <T>(from: readonly T[], nth: number): T | undefined => from[nth % from.length];
