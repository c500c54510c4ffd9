// The product's promises about people and their accounts, like `model.ts` about records.
import { same } from '../../../src/shared/merge';
import { MISSING, OK, type Outcome, record, refused } from './model';
import type { Name, World } from './world';

/** A change without effect is not a write. */
export function access(world: World, by: Name, about: Name, change: { role: boolean } | { active: boolean }): Outcome {
  const person = world.people[about];
  if (!person) return MISSING;
  if ('role' in change) {
    const has = person.roles.includes('editor');
    if (has === change.role) return change.role ? OK : MISSING;
    person.roles = change.role ? [...person.roles, 'editor'].sort() : person.roles.filter((role) => role !== 'editor');
  } else {
    if (by === about) return refused('own-account');
    if (person.active === change.active) return OK;
    person.active = change.active;
    if (about === 'Nina' && !change.active) world.sessions = [];
  }
  record(world, { by }, { noun: 'users', record: about, action: 'update', before: null, after: null });
  return OK;
}

const DEAD: Outcome = { status: 410, code: 'dead-link' };

/** A sign-up is confirmed once; this ends all other sign-ups of its address. */
export function confirm(world: World, hash: string): Outcome {
  if (!world.links.signUps.includes(hash)) return DEAD;
  world.people.Nina = { called: 'Nina', roles: [], active: true };
  world.links.signUps = [];
  return OK;
}

/** A link sets one password, and ends all sessions. */
export function reset(world: World, hash: string): Outcome {
  const [name] = Object.entries(world.links.resets).find(([, hashes]) => hashes.includes(hash)) ?? [];
  if (!name) return DEAD;
  delete world.links.resets[name];
  if (name === 'Nina') world.sessions = [];
  return OK;
}

type Entry = { isRight: boolean; replaced: string | null; hasSignUps: boolean };

/** A sign-in opens a session in place of the browser's former one. Only the right password tells why it opens none. */
export function signIn(world: World, after: World, { isRight, replaced, hasSignUps }: Entry): Outcome {
  const wrong = { status: 401, code: 'wrong-credentials' };
  if (!isRight) return wrong;
  if (!world.people.Nina) return hasSignUps || world.links.signUps.length > 0 ? UNCONFIRMED : wrong;
  if (!world.people.Nina.active) return { status: 403, code: 'deactivated' };
  const fresh = after.sessions.find((id) => !world.sessions.includes(id));
  world.sessions = [...world.sessions.filter((id) => id !== replaced), ...(fresh ? [fresh] : [])];
  return OK;
}

const UNCONFIRMED: Outcome = { status: 403, code: 'unconfirmed' };

/** Adds one new element, if there is any. */
export function withOneOf(known: string[], there: string[]): string[] {
  const [fresh] = there.filter((one) => !known.includes(one));
  return fresh === undefined ? known : [...known, fresh].sort();
}

/** Products are kept over the version that was seen; a repeated save changes nothing. */
export function keep(world: World, favourites: number[], version: number): Outcome {
  if (world.kept && world.kept.version !== version)
    return same(world.kept.favourites, favourites) ? OK : refused('stale');
  world.kept = { favourites, version: version + 1 };
  return OK;
}

/** With the password, a person deletes the account with everything that belongs to it. */
export function leave(world: World, isRight: boolean): Outcome {
  if (!isRight) return { status: 403, code: 'wrong-password' };
  delete world.people.Nina;
  delete world.links.resets.Nina;
  world.sessions = [];
  world.kept = null;
  return OK;
}
