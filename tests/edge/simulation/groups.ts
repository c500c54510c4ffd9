// Acts on many records at once, and their undo as one group.
import fc from 'fast-check';
import { type Client, outcomeOf } from './client';
import {
  drop,
  isInForce,
  MISSING,
  OK,
  type Outcome,
  record,
  refused,
  type Seen,
  standing,
  told,
  writesOf,
} from './model';
import { type Plan, pick } from './plan';
import { INVALID, isNeeded, isTaken, nextNumber, RULES } from './rules';
import {
  type Facts,
  type Fields,
  type Id,
  idIn,
  isOrdered,
  type Name,
  type Noun,
  type Stored,
  type World,
  type Write,
} from './world';

/** The change an act makes to a record; `null` for a deletion. */
type Making = Fields | null;

const SHOWN: Record<string, Making> = { activate: { active: true }, deactivate: { active: false } };
const ACTS: Record<Noun, Record<string, Making>> = {
  slides: { ...SHOWN, delete: null },
  posts: { unpublish: { publishedAt: null }, delete: null },
  media: { alt: { alt: 'Um cone' }, delete: null },
  categories: { highlight: { highlighted: true }, unhighlight: { highlighted: false }, delete: null },
  // Products that change their category get the next numbers there.
  products: { ...SHOWN, category: { category: 'bb' }, delete: null },
  locations: { ...SHOWN, type: { type: 'retailer' }, delete: null },
};

/** Skips records changed since they were seen and, on deletion, needed ones; writes only real changes. */
function actOn(world: World, by: Name, noun: Noun, named: Seen[], making: Making, facts: Facts): Outcome {
  const rows = named.flatMap(({ id, version }) => {
    const row = standing(world, noun, id);
    const stays = !making && row && isNeeded(world, noun, row, facts);
    return row?.version === version && !stays ? [row] : [];
  });
  const meant = making
    ? rows.filter(({ fields }) => Object.keys(making).some((name) => fields[name] !== making[name]))
    : rows;
  const { category } = making ?? {};
  if (category !== undefined && meant.length > 0 && !standing(world, 'categories', String(category))) return INVALID;
  const author = { by, group: world.writes.length + 1 };
  const before = new Map(meant.map((row) => [row, told(world, noun, row)]));
  if (!making) drop(world, noun, meant);
  for (const [row, was] of before) {
    const which = { noun, record: String(row.id), before: was };
    if (making) {
      const now = { ...was, ...making, ...(category !== undefined && { number: nextNumber(world, category) }) };
      put(world, noun, row, was, now);
      record(world, author, { ...which, action: 'update', after: now });
    } else record(world, author, { ...which, action: 'delete', after: null });
  }
  return { status: 200, code: `${meant.length} of ${named.length}, ${named.length - rows.length} left` };
}

/** Gives a record other fields, as a new version. */
function put(world: World, noun: Noun, row: Stored, was: Fields, now: Fields) {
  const { position: _, ...fields } = now;
  Object.assign(row, { fields, version: row.version + 1 });
  RULES[noun].changed?.(world, row.id, was, fields);
}

/**
 * Returns the records as they come back: products whose numbers are taken by now go to the end of their categories, behind
 * all others that come back. `null` if a category is missing.
 */
function asToday(world: World, noun: Noun, coming: Write[]): Fields[] | null {
  const rows = coming.map(({ before }) => before ?? {});
  if (noun !== 'products') return rows;
  if (rows.some(({ category }) => !standing(world, 'categories', String(category)))) return null;
  const settled: Fields[] = [...rows];
  rows.forEach((row, index) => {
    if (!isTaken(world, row)) return;
    const others = settled.filter(({ category }) => category === row.category);
    settled[index] = { ...row, number: nextNumber(world, row.category, others) };
  });
  return settled;
}

/** Returns whether changes back would give two products one address, or one to a missing category. */
function isClash(world: World, changed: { id: Id; now: Fields }[]): boolean {
  const ids = changed.map(({ id }) => id);
  const others = { ...world, products: world.products.filter(({ id }) => !ids.includes(id)) };
  return changed.some(({ now }) => isTaken(others, now) || !standing(world, 'categories', String(now.category)));
}

/** Undoes all writes of a group that were not overwritten since; the others are left. */
function undoGroup(world: World, by: Name, first: number, facts: Facts): Outcome {
  const kept = (id: Id) => world.media.find((medium) => medium.id === id);
  const all = world.writes.flatMap((write, index) => (write.group === first ? [{ ...write, number: index + 1 }] : []));
  const open = all.filter(({ number }) => isInForce(world, number));
  if (all.length === 0) return MISSING;
  if (open.length === 0) return refused('undone');
  const noun = open[0]?.noun as Noun;
  const isLast = ({ number, record: id }: (typeof open)[number]) =>
    world.writes.findLastIndex((write) => write.noun === noun && write.record === id) + 1 === number;
  const back = open.filter((write) => {
    const { action } = write;
    const id = idIn(noun, write.record);
    const isStuck = action === 'create' ? isNeeded(world, noun, { id }, facts) : noun === 'media' && !kept(id);
    return isLast(write) && !isStuck && (action === 'delete') === !standing(world, noun, id);
  });
  const isMade = open.some(({ action }) => action === 'create');
  if (back.length === 0) return refused(!open.every(isLast) ? 'newer' : isMade ? 'needed' : 'fixed');
  const group = world.writes.length + 1;
  const written = { noun, by, group };
  // Records restored by an undo are deleted again and their neighbours close up; changed ones are recorded as they were.
  const row = (id: string) => standing(world, noun, idIn(noun, id)) as Stored;
  const going = back
    .filter(({ action }) => action === 'create')
    .map((write) => ({ ...write, was: told(world, noun, row(write.record)) }));
  const changing = back
    .filter(({ action }) => action === 'update')
    .map((write) => {
      const was = told(world, noun, row(write.record));
      const changed = Object.entries(write.before ?? {}).filter(([name, value]) => value !== write.after?.[name]);
      return { ...write, id: idIn(noun, write.record), was, now: { ...was, ...Object.fromEntries(changed) } };
    });
  const coming = back.filter(({ action }) => action === 'delete');
  const states = asToday(world, noun, coming);
  if (!states || (noun === 'products' && isClash(world, changing))) return refused('clash');
  const gone = new Set(going.map(({ record: id }) => idIn(noun, id)));
  for (const { record: id, was, number } of going) {
    record(world, { ...written, undoes: number }, { noun, record: id, action: 'delete', before: was, after: null });
  }
  drop(
    world,
    noun,
    world[noun].filter(({ id }) => gone.has(id)),
  );
  for (const { record: id, was, now, number } of changing) {
    put(world, noun, row(id), was, now);
    record(world, { ...written, undoes: number }, { noun, record: id, action: 'update', before: was, after: now });
  }
  const versions = new Map(coming.map(({ record: id }) => [id, writesOf(world, noun, id).length + 1]));
  coming.forEach(({ record: id, number }, index) => {
    const after = states[index] ?? {};
    record(world, { ...written, undoes: number }, { noun, record: id, action: 'create', before: null, after });
  });
  if (noun === 'media') {
    for (const medium of coming.flatMap(({ record: id }) => kept(Number(id)) ?? [])) {
      delete medium.gone;
      medium.version += 1;
    }
    return OK;
  }
  const places = coming.map(({ record: id }, index) => ({ record: id, state: states[index] ?? {} }));
  let next = 0;
  for (const { record: id, state } of places.sort((a, b) => Number(a.state.position) - Number(b.state.position))) {
    const { position, ...fields } = state;
    const end = world[noun].length;
    const place = isOrdered(noun) ? Math.min(Math.max(Number(position), next), end) : end;
    world[noun].splice(place, 0, { id: idIn(noun, id), version: versions.get(id) ?? 0, fields });
    next = place + 1;
  }
  if (!isOrdered(noun)) world[noun].sort((a, b) => Number(a.id) - Number(b.id));
  return OK;
}

const by = fc.constantFrom<Name>('Ana', 'Ana', 'Edu', 'Edu', 'Edu', 'Cid');

const actsOn = (...nouns: Noun[]) =>
  fc
    .record({
      by,
      kind: fc.constantFrom(...nouns.flatMap((noun) => Object.keys(ACTS[noun]).map((act) => ({ noun, act })))),
      which: fc.array(fc.nat(99), { minLength: 1, maxLength: 4 }),
      lag: fc.constantFrom(0, 0, 0, 1),
    })
    .map(
      ({ by, kind: { noun, act }, which, lag }): Plan => ({
        by,
        says: `does to many ${noun}: ${act}`,
        aim({ world, facts }) {
          const rows = [...new Set(which.flatMap((nth) => pick(world[noun], nth) ?? []))];
          if (rows.length === 0) return null;
          const named = rows.map(({ id, version }, index) => ({
            id,
            version: index === 0 ? Math.max(1, version - lag) : version,
          }));
          return {
            // Each picture has an alternative text of its own.
            ask: (client) =>
              acted(client, noun, {
                act,
                rows: act === 'alt' ? named.map((row) => ({ ...row, ...ACTS.media.alt })) : named,
                ...(noun === 'products' && act === 'category' && ACTS.products.category),
                ...(act === 'type' && ACTS.locations.type),
              }),
            needs: noun,
            expected: (now) => actOn(now, by, noun, named, ACTS[noun][act] ?? null, facts),
          };
        },
      }),
    );

async function acted(client: Client, noun: Noun, body: object): Promise<Outcome> {
  const answer = await client.call('POST', `/api/panel/${noun}/acts`, body);
  if (answer.status !== 200) return outcomeOf(answer);
  const { done, same, left } = answer.body as unknown as { done: number; same: number; left: unknown[] };
  return { status: 200, code: `${done} of ${done + same + left.length}, ${left.length} left` };
}

const undoings = fc.record({ by, back: fc.nat(3) }).map(
  ({ by, back }): Plan => ({
    by,
    says: `undoes the last group but ${back}`,
    aim({ facts }) {
      const [first, id] = [...facts.groups].at(-1 - back) ?? [];
      if (!first) return null;
      return {
        ask: async (client) => outcomeOf(await client.call('POST', `/api/panel/activity/groups/${id}/undo`)),
        needs: 'panel',
        expected: (now) => undoGroup(now, by, first, facts),
      };
    },
  }),
);

export const groups = { acts: actsOn('slides', 'posts', 'media'), undoings };
export const catalogueGroups = { acts: actsOn('categories', 'products', 'locations'), undoings };
