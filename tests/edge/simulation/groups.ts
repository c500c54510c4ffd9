// Acts on many records at once, and their undo as one group.
import fc from 'fast-check';
import { type Client, outcomeOf } from './client';
import { drop, isInForce, MISSING, OK, type Outcome, record, refused, standing, told, writesOf } from './model';
import { type Plan, pick } from './plan';
import { isShown } from './records';
import type { Facts, Fields, Name, Noun, Stored, World } from './world';

type Seen = { id: number; version: number };
/** The change an act makes to a record; `null` for a deletion. */
type Making = Fields | null;

const ACTS: Record<Noun, Record<string, Making>> = {
  slides: { activate: { active: true }, deactivate: { active: false }, delete: null },
  posts: { unpublish: { publishedAt: null }, delete: null },
  media: { alt: { alt: 'Um cone' }, delete: null },
};

type IsUsed = (id: number) => boolean;
const usedIn =
  (world: World, { addresses }: Facts): IsUsed =>
  (id) =>
    isShown(world, addresses.get(id));

/** Skips records changed since they were seen and, on deletion, pictures in use; writes only real changes. */
function actOn(world: World, by: Name, noun: Noun, named: Seen[], making: Making, isUsed: IsUsed): Outcome {
  const rows = named.flatMap(({ id, version }) => {
    const row = standing(world, noun, id);
    const stays = noun === 'media' && !making && isUsed(id);
    return row?.version === version && !stays ? [row] : [];
  });
  const meant = making
    ? rows.filter(({ fields }) => Object.keys(making).some((name) => fields[name] !== making[name]))
    : rows;
  const author = { by, group: world.writes.length + 1 };
  const before = new Map(meant.map((row) => [row, told(world, noun, row)]));
  if (!making) drop(world, noun, meant);
  for (const [row, was] of before) {
    const which = { noun, record: String(row.id), before: was };
    if (making) {
      row.fields = { ...row.fields, ...making };
      row.version += 1;
      record(world, author, { ...which, action: 'update', after: { ...was, ...making } });
    } else record(world, author, { ...which, action: 'delete', after: null });
  }
  return { status: 200, code: `${meant.length} of ${named.length}, ${named.length - rows.length} left` };
}

/** Undoes all writes of a group that were not overwritten since; the others are left. */
function undoGroup(world: World, by: Name, first: number, isUsed: IsUsed): Outcome {
  const kept = (id: number) => world.media.find((medium) => medium.id === id);
  const all = world.writes.flatMap((write, index) => (write.group === first ? [{ ...write, number: index + 1 }] : []));
  const open = all.filter(({ number }) => isInForce(world, number));
  if (all.length === 0) return MISSING;
  if (open.length === 0) return refused('undone');
  const noun = open[0]?.noun as Noun;
  const isLast = ({ number, record: id }: (typeof open)[number]) =>
    world.writes.findLastIndex((write) => write.noun === noun && write.record === id) + 1 === number;
  const back = open.filter((write) => {
    const { record: id, action } = write;
    const isStuck = noun === 'media' && (action === 'create' ? isUsed(Number(id)) : !kept(Number(id)));
    return isLast(write) && !isStuck && (action === 'delete') === !standing(world, noun, Number(id));
  });
  const isMade = open.some(({ action }) => action === 'create');
  if (back.length === 0) return refused(!open.every(isLast) ? 'newer' : isMade ? 'needed' : 'fixed');
  const group = world.writes.length + 1;
  const written = { noun, by, group };
  // Records restored by an undo are deleted again and their neighbours close up; changed ones are recorded as they were.
  const row = (id: string) => standing(world, noun, Number(id)) as Stored;
  const going = back
    .filter(({ action }) => action === 'create')
    .map((write) => ({ ...write, was: told(world, noun, row(write.record)) }));
  const changing = back
    .filter(({ action }) => action === 'update')
    .map((write) => ({ ...write, was: told(world, noun, row(write.record)) }));
  const coming = back.filter(({ action }) => action === 'delete');
  const gone = new Set(going.map(({ record: id }) => Number(id)));
  for (const { record: id, was, number } of going) {
    record(world, { ...written, undoes: number }, { noun, record: id, action: 'delete', before: was, after: null });
  }
  drop(
    world,
    noun,
    world[noun].filter(({ id }) => gone.has(id)),
  );
  for (const { record: id, was, number, before, after } of changing) {
    const changed = Object.entries(before ?? {}).filter(([name, value]) => value !== after?.[name]);
    const now = { ...was, ...Object.fromEntries(changed) };
    const { position: _, ...fields } = now as Fields;
    Object.assign(row(id), { fields, version: row(id).version + 1 });
    record(world, { ...written, undoes: number }, { noun, record: id, action: 'update', before: was, after: now });
  }
  const versions = new Map(coming.map(({ record: id }) => [id, writesOf(world, noun, id).length + 1]));
  for (const { record: id, number, before } of coming) {
    record(world, { ...written, undoes: number }, { noun, record: id, action: 'create', before: null, after: before });
  }
  if (noun === 'media') {
    for (const medium of coming.flatMap(({ record: id }) => kept(Number(id)) ?? [])) {
      delete medium.gone;
      medium.version += 1;
    }
    return OK;
  }
  let next = 0;
  for (const { record: id, before } of coming.toSorted(
    (a, b) => Number(a.before?.position) - Number(b.before?.position),
  )) {
    const { position, ...fields } = before ?? {};
    const place =
      noun === 'slides' ? Math.min(Math.max(Number(position), next), world.slides.length) : world[noun].length;
    world[noun].splice(place, 0, { id: Number(id), version: versions.get(id) ?? 0, fields });
    next = place + 1;
  }
  if (noun === 'posts') world.posts.sort((a, b) => a.id - b.id);
  return OK;
}

const by = fc.constantFrom<Name>('Ana', 'Ana', 'Edu', 'Edu', 'Edu', 'Cid');
const kinds = (Object.keys(ACTS) as Noun[]).flatMap((noun) => Object.keys(ACTS[noun]).map((act) => ({ noun, act })));

const acts = fc
  .record({
    by,
    kind: fc.constantFrom(...kinds),
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
            }),
          needs: noun,
          expected: (now) => actOn(now, by, noun, named, ACTS[noun][act] ?? null, usedIn(now, facts)),
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
        expected: (now) => undoGroup(now, by, first, usedIn(now, facts)),
      };
    },
  }),
);

export const groups = { acts, undoings };
