// The product's promises about records as a minimal model: no database, no concurrency, no faults. Each function changes the
// given world and returns the edge's answer.
import { same } from '../../../src/shared/merge';
import { can, type Permission } from '../../../src/shared/permissions';
import type { Role } from '../../../src/shared/roles';
import { addressOf, isNeeded, RULES, TAKEN } from './rules';
import {
  copyName,
  type Facts,
  type Fields,
  type Id,
  idIn,
  isOrdered,
  type Name,
  type Noun,
  nextId,
  type OrderedNoun,
  type Stored,
  type World,
  type Write,
} from './world';

export type Outcome = { status: number; code?: string };

export const OK: Outcome = { status: 200 };
export const refused = (code: string): Outcome => ({ status: 409, code });
export const MISSING: Outcome = { status: 404, code: 'not-found' };

const SIGNED_OUT: Outcome = { status: 401, code: 'signed-out' };

/** What an act requires: a permission, or a session of one's own that is open. */
export type Needs = Permission | { session: string | null };

/** Returns the refusal for a person without what is needed, which changes nothing; `null` with it. */
export function refusal({ people, sessions }: World, by: Name, needs: Needs | undefined): Outcome | null {
  if (!needs) return null;
  const person = people[by];
  if (!person?.active) return SIGNED_OUT;
  if (typeof needs === 'object') return sessions.includes(String(needs.session)) ? null : SIGNED_OUT;
  const roles = person.roles as Role[];
  return can({ roles }, 'panel') && can({ roles }, needs) ? null : { status: 403, code: 'forbidden' };
}

/** A record and its version that was seen. */
export type Seen = Pick<Stored, 'id' | 'version'>;
type Author = { by: Name; undoes?: number; key?: string; group?: number };

export function record(
  world: World,
  { by, undoes, key, group }: Author,
  write: Omit<Write, 'by' | 'undoes' | 'key' | 'group'>,
) {
  world.writes.push({ ...write, by, undoes: undoes ?? null, key: key ?? null, group: group ?? null });
}

export const standing = (world: World, noun: Noun, id: Id) => world[noun].find((row) => row.id === id && !row.gone);

/** Returns a record as recorded; one of an ordered noun includes its position. */
export function told(world: World, noun: Noun, row: Stored): Fields {
  return isOrdered(noun) ? { ...row.fields, position: world[noun].indexOf(row) } : row.fields;
}

export const writesOf = (world: World, noun: Noun | 'users', id: string) =>
  world.writes.filter((write) => write.noun === noun && write.record === id);

type Coming = { id?: Id; isBack?: boolean };

/** Creates a record once, however often it is requested with the same key. */
export function create(world: World, noun: Noun, author: Author, input: Fields, coming: Coming = {}): Outcome {
  const former = author.key && world.writes.find(({ key }) => key === author.key);
  if (former) return standing(world, noun, idIn(noun, former.record)) ? { status: 201 } : refused('gone');
  const { id = nextId(world, noun), isBack = false } = coming;
  const { position, ...given } = input;
  const fields = RULES[noun].settled?.(world, given, isBack) ?? given;
  const clash = standing(world, noun, id) ? TAKEN : RULES[noun].clash?.(world, fields, id);
  if (clash) return clash;
  const row = { id, version: writesOf(world, noun, String(id)).length + 1, fields };
  if (isOrdered(noun)) world[noun].splice(Math.min(Number(position), world[noun].length), 0, row);
  else world[noun] = [...world[noun], row].sort((a, b) => Number(a.id) - Number(b.id));
  record(world, author, { noun, record: String(id), action: 'create', before: null, after: told(world, noun, row) });
  return { status: isBack ? 200 : 201 };
}

/**
 * Applies only the fields an editor changed, however old their version was. With `seen`, nothing is merged: a record changed
 * since then is refused. A change without effect is not written, unless it undoes a write.
 */
export function update(world: World, noun: Noun, author: Author, id: Id, change: Fields, seen?: number): Outcome {
  const row = standing(world, noun, id);
  if (!row) return MISSING;
  if (seen !== undefined && row.version !== seen) return refused('stale');
  const before = told(world, noun, row);
  const { position, ...changed } = change;
  const asked = { ...row.fields, ...changed };
  const fields = RULES[noun].settled?.(world, asked, false) ?? asked;
  const clash = RULES[noun].clash?.(world, fields, id);
  if (clash) return clash;
  row.fields = fields;
  if (position !== undefined && isOrdered(noun)) place(world, noun, row, Number(position));
  if (same(before, told(world, noun, row)) && author.undoes === undefined) return OK;
  row.version += 1;
  RULES[noun].changed?.(world, id, before, fields);
  record(world, author, { noun, record: String(id), action: 'update', before, after: told(world, noun, row) });
  return OK;
}

/** Deletes records with their working copies; a picture goes into the trash. */
export function drop(world: World, noun: Noun, rows: Stored[]) {
  if (noun === 'media') {
    for (const row of rows) Object.assign(row, { gone: true, version: row.version + 1 });
    return;
  }
  world[noun] = world[noun].filter((row) => !rows.includes(row));
  for (const { id, fields } of rows) {
    delete world.copies[copyName(noun, id)];
    // A product that has moved away from this address before is still found by it.
    if (noun === 'products') world.left[addressOf(fields)] ??= Number(id);
  }
}

/** The refusal of a deletion of a record that others need. */
const needed = (noun: Noun) => refused(noun === 'categories' ? 'has-products' : 'in-use');

/** A deletion names the version that was seen; a record changed since then is not deleted, nor one that others need. */
export function remove(world: World, noun: Noun, author: Author, { id, version }: Seen, facts: Facts): Outcome {
  const row = standing(world, noun, id);
  if (!row) return MISSING;
  if (row.version !== version) return refused('stale');
  if (isNeeded(world, noun, row, facts)) return needed(noun);
  const before = told(world, noun, row);
  drop(world, noun, [row]);
  record(world, author, { noun, record: String(id), action: 'delete', before, after: null });
  return OK;
}

/** A row already at its target is not moved, and nothing is written. */
export function move(world: World, noun: OrderedNoun, author: Author, id: Id, wanted: number): Outcome {
  const row = standing(world, noun, id);
  if (!row) return MISSING;
  const from = world[noun].indexOf(row);
  const to = place(world, noun, row, wanted);
  if (to === from) return OK;
  row.version += 1;
  const sides = { before: { position: from }, after: { position: to } };
  record(world, author, { noun, record: String(id), action: 'update', ...sides });
  return OK;
}

function place(world: World, noun: OrderedNoun, row: Stored, wanted: number): number {
  const to = Math.max(0, Math.min(wanted, world[noun].length - 1));
  world[noun] = world[noun].filter((other) => other !== row);
  world[noun].splice(to, 0, row);
  return to;
}

/** Returns whether a write is in force: an undo ends that, and undoing the undo restores it. */
export function isInForce(world: World, number: number): boolean {
  const undoing = world.writes.findLastIndex(({ undoes }) => undoes === number) + 1;
  return undoing === 0 || !isInForce(world, undoing);
}

/** Restores the state before a write, as a new write. */
export function undo(world: World, by: Name, number: number, force: boolean, facts: Facts): Outcome {
  const past = world.writes[number - 1];
  if (!past) return MISSING;
  // Writes about people cannot be undone; only a person who manages people may know of them.
  if (past.noun === 'users') return by === 'Ana' ? refused('fixed') : MISSING;
  if (!isInForce(world, number)) return refused('undone');
  const { noun, before } = past;
  const id = idIn(noun, past.record);
  const row = standing(world, noun, id);
  const author = { by, undoes: number };
  if (past.action === 'delete') {
    if (row) return refused('exists');
    if (noun === 'media') return untrash(world, author, id, before);
    return orClash(create(world, noun, author, before ?? {}, { id, isBack: true }));
  }
  if (!row) return refused('gone');
  const isNewer = writesOf(world, noun, past.record).at(-1) !== past;
  if (isNewer && !force) return refused('newer');
  if (past.action === 'create') {
    if (isNeeded(world, noun, row, facts)) return refused(noun === 'media' && isNewer ? 'newer' : 'needed');
    return remove(world, noun, author, row, facts);
  }
  const changed = Object.entries(before ?? {}).filter(([name, value]) => value !== past.after?.[name]);
  const { position: _, ...whole } = before ?? {};
  return orClash(update(world, noun, author, id, { ...(force && whole), ...Object.fromEntries(changed) }));
}

/** Another record has the place by now, or what the record belongs to is missing. */
const orClash = (outcome: Outcome) => (outcome.status === 422 ? refused('clash') : outcome);

/** A picture exists once all its files have arrived. */
export function commitUpload(world: World, author: Author, id: number, name: string): Outcome {
  const medium = { id, version: 1, fields: { name, alt: name } };
  world.media = [...world.media, medium].sort((a, b) => Number(a.id) - Number(b.id));
  record(world, author, {
    noun: 'media',
    record: String(id),
    action: 'create',
    before: null,
    after: { name, alt: name },
  });
  return { status: 201 };
}

/** Restores a deleted picture while it is still in the trash. */
function untrash(world: World, author: Author, id: Id, words: Fields | null): Outcome {
  const row = world.media.find((medium) => medium.id === id);
  if (!row) return refused('fixed');
  delete row.gone;
  row.version += 1;
  record(world, author, { noun: 'media', record: String(id), action: 'create', before: null, after: words });
  return OK;
}
