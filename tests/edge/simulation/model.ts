// The product's promises about records as a minimal model: no database, no concurrency, no faults. Each function changes the
// given world and returns the edge's answer.
import { same } from '../../../src/shared/merge';
import { can, type Permission } from '../../../src/shared/permissions';
import type { Role } from '../../../src/shared/roles';
import {
  copyName,
  type Fields,
  type Name,
  type Noun,
  nextId,
  type Person,
  type Stored,
  type World,
  type Write,
} from './world';

export type Outcome = { status: number; code?: string };

export const OK: Outcome = { status: 200 };
export const refused = (code: string): Outcome => ({ status: 409, code });
export const MISSING: Outcome = { status: 404, code: 'not-found' };

/** Returns the refusal for a person without the permission, which changes nothing; `null` with it. */
export function refusal(person: Person | undefined, permission: Permission | undefined): Outcome | null {
  if (!permission) return null;
  if (!person?.active) return { status: 401, code: 'signed-out' };
  const roles = person.roles as Role[];
  return can({ roles }, 'panel') && can({ roles }, permission) ? null : { status: 403, code: 'forbidden' };
}

type Author = { by: Name; undoes?: number; key?: string; group?: number };

export function record(
  world: World,
  { by, undoes, key, group }: Author,
  write: Omit<Write, 'by' | 'undoes' | 'key' | 'group'>,
) {
  world.writes.push({ ...write, by, undoes: undoes ?? null, key: key ?? null, group: group ?? null });
}

export const standing = (world: World, noun: Noun, id: number) => world[noun].find((row) => row.id === id && !row.gone);

/** Returns a record as recorded; a slide includes its position. */
export function told(world: World, noun: Noun, row: Stored): Fields {
  return noun === 'slides' ? { ...row.fields, position: world.slides.indexOf(row) } : row.fields;
}

export const writesOf = (world: World, noun: Noun | 'users', id: string) =>
  world.writes.filter((write) => write.noun === noun && write.record === id);

/** Creates a record once, however often it is requested with the same key. */
export function create(world: World, noun: Noun, author: Author, input: Fields, back?: number): Outcome {
  const former = author.key && world.writes.find(({ key }) => key === author.key);
  if (former) return standing(world, noun, Number(former.record)) ? { status: 201 } : refused('gone');
  const id = back ?? nextId(world, noun);
  const { position, ...fields } = input;
  const row = { id, version: writesOf(world, noun, String(id)).length + 1, fields };
  if (noun === 'slides') world.slides.splice(Math.min(Number(position), world.slides.length), 0, row);
  else world[noun] = [...world[noun], row].sort((a, b) => a.id - b.id);
  record(world, author, { noun, record: String(id), action: 'create', before: null, after: told(world, noun, row) });
  return { status: back === undefined ? 201 : 200 };
}

/**
 * Applies only the fields an editor changed, however old their version was. With `seen`, nothing is merged: a record changed
 * since then is refused. A change without effect is not written, unless it undoes a write.
 */
export function update(world: World, noun: Noun, author: Author, id: number, change: Fields, seen?: number): Outcome {
  const row = standing(world, noun, id);
  if (!row) return MISSING;
  if (seen !== undefined && row.version !== seen) return refused('stale');
  const before = told(world, noun, row);
  const { position, ...fields } = change;
  row.fields = { ...row.fields, ...fields };
  if (position !== undefined) place(world, row, Number(position));
  if (same(before, told(world, noun, row)) && author.undoes === undefined) return OK;
  row.version += 1;
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
  for (const { id } of rows) delete world.copies[copyName(noun, id)];
}

/** A deletion names the version that was seen; a record changed since then is not deleted. */
export function remove(world: World, noun: Noun, author: Author, id: number, version: number, isUsed = false): Outcome {
  const row = standing(world, noun, id);
  if (!row) return MISSING;
  if (row.version !== version) return refused('stale');
  if (isUsed) return refused('in-use');
  const before = told(world, noun, row);
  drop(world, noun, [row]);
  record(world, author, { noun, record: String(id), action: 'delete', before, after: null });
  return OK;
}

/** A slide already at its target is not moved, and nothing is written. */
export function move(world: World, author: Author, id: number, wanted: number): Outcome {
  const row = standing(world, 'slides', id);
  if (!row) return MISSING;
  const from = world.slides.indexOf(row);
  const to = place(world, row, wanted);
  if (to === from) return OK;
  row.version += 1;
  const sides = { before: { position: from }, after: { position: to } };
  record(world, author, { noun: 'slides', record: String(id), action: 'update', ...sides });
  return OK;
}

function place(world: World, row: Stored, wanted: number): number {
  const to = Math.max(0, Math.min(wanted, world.slides.length - 1));
  world.slides = world.slides.filter((other) => other !== row);
  world.slides.splice(to, 0, row);
  return to;
}

/** Returns whether a write is in force: an undo ends that, and undoing the undo restores it. */
export function isInForce(world: World, number: number): boolean {
  const undoing = world.writes.findLastIndex(({ undoes }) => undoes === number) + 1;
  return undoing === 0 || !isInForce(world, undoing);
}

/** Restores the state before a write, as a new write. */
export function undo(world: World, by: Name, number: number, force: boolean, isUsed: (id: number) => boolean): Outcome {
  const past = world.writes[number - 1];
  if (!past) return MISSING;
  // Writes about people cannot be undone; only a person who manages people may know of them.
  if (past.noun === 'users') return by === 'Ana' ? refused('fixed') : MISSING;
  if (!isInForce(world, number)) return refused('undone');
  const { noun, before } = past;
  const id = Number(past.record);
  const row = standing(world, noun, id);
  const author = { by, undoes: number };
  if (past.action === 'delete') {
    if (row) return refused('exists');
    return noun === 'media' ? untrash(world, author, id, before) : create(world, noun, author, before ?? {}, id);
  }
  if (!row) return refused('gone');
  const isNewer = writesOf(world, noun, past.record).at(-1) !== past;
  if (isNewer && !force) return refused('newer');
  if (past.action === 'create') {
    if (noun === 'media' && isUsed(id)) return refused(isNewer ? 'newer' : 'needed');
    return remove(world, noun, author, id, row.version);
  }
  const changed = Object.entries(before ?? {}).filter(([name, value]) => value !== past.after?.[name]);
  const { position: _, ...whole } = before ?? {};
  return update(world, noun, author, id, { ...(force && whole), ...Object.fromEntries(changed) });
}

/** A picture exists once all its files have arrived. */
export function commitUpload(world: World, author: Author, id: number, name: string): Outcome {
  world.media = [...world.media, { id, version: 1, fields: { name, alt: name } }].sort((a, b) => a.id - b.id);
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
function untrash(world: World, author: Author, id: number, words: Fields | null): Outcome {
  const row = world.media.find((medium) => medium.id === id);
  if (!row) return refused('fixed');
  delete row.gone;
  row.version += 1;
  record(world, author, { noun: 'media', record: String(id), action: 'create', before: null, after: words });
  return OK;
}

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
  }
  record(world, { by }, { noun: 'users', record: about, action: 'update', before: null, after: null });
  return OK;
}

const DEAD: Outcome = { status: 410, code: 'dead-link' };

/** A sign-up is confirmed once; this ends all other sign-ups of its address. */
export function confirm(world: World, hash: string): Outcome {
  if (!world.links.Nina.includes(hash)) return DEAD;
  world.people.Nina = { roles: [], active: true };
  world.links.Nina = [];
  return OK;
}

/** A link sets one password. */
export function reset(world: World, hash: string): Outcome {
  if (!world.links.Dora.includes(hash)) return DEAD;
  world.links.Dora = [];
  return OK;
}
