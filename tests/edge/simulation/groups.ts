// What is done to many records at once, and how that is taken back: as one.
import fc from 'fast-check';
import { type Client, outcomeOf } from './client';
import { isInForce, MISSING, OK, type Outcome, record, refused, standing, told, writesOf } from './model';
import { type Plan, pick } from './plan';
import type { Fields, Name, Noun, Stored, World } from './world';

type Acted = Exclude<Noun, 'media'>;
type Seen = { id: number; version: number };
/** What an act makes of a record; nothing where it deletes it. */
type Making = Fields | null;

const ACTS: Record<Acted, Record<string, Making>> = {
  slides: { activate: { active: true }, deactivate: { active: false }, delete: null },
  posts: { unpublish: { publishedAt: null }, delete: null },
};

/** What has changed since it was seen is left alone; what is so already is no write. */
function actOn(world: World, by: Name, noun: Acted, named: Seen[], making: Making): Outcome {
  const rows = named.flatMap(({ id, version }) => {
    const row = standing(world, noun, id);
    return row?.version === version ? [row] : [];
  });
  const meant = making
    ? rows.filter(({ fields }) => Object.keys(making).some((name) => fields[name] !== making[name]))
    : rows;
  const author = { by, group: world.writes.length + 1 };
  const before = new Map(meant.map((row) => [row, told(world, noun, row)]));
  if (!making) world[noun] = world[noun].filter((row) => !before.has(row));
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

/** All that nobody has written since comes back; what somebody has is left as it is. */
function undoGroup(world: World, by: Name, first: number): Outcome {
  const all = world.writes.flatMap((write, index) => (write.group === first ? [{ ...write, number: index + 1 }] : []));
  const open = all.filter(({ number }) => isInForce(world, number));
  if (all.length === 0) return MISSING;
  if (open.length === 0) return refused('undone');
  const noun = open[0]?.noun as Acted;
  const back = open.filter(({ number, record: id, action }) => {
    const isLast = world.writes.findLastIndex((write) => write.noun === noun && write.record === id) + 1 === number;
    return isLast && (action === 'delete') === !standing(world, noun, Number(id));
  });
  if (back.length === 0) return refused('newer');
  const group = world.writes.length + 1;
  const written = { noun, by, group };
  // What came back by an undoing goes again, and its neighbours close up; what stands on is told of as it stood.
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
  world[noun] = world[noun].filter(({ id }) => !gone.has(id));
  for (const { record: id, was, number, before, after } of changing) {
    const changed = Object.entries(before ?? {}).filter(([name, value]) => value !== after?.[name]);
    const now = { ...was, ...Object.fromEntries(changed) };
    const { order: _, ...fields } = now as Fields;
    Object.assign(row(id), { fields, version: row(id).version + 1 });
    record(world, { ...written, undoes: number }, { noun, record: id, action: 'update', before: was, after: now });
  }
  const versions = new Map(coming.map(({ record: id }) => [id, writesOf(world, noun, id).length + 1]));
  for (const { record: id, number, before } of coming) {
    record(world, { ...written, undoes: number }, { noun, record: id, action: 'create', before: null, after: before });
  }
  let next = 0;
  for (const { record: id, before } of coming.toSorted((a, b) => Number(a.before?.order) - Number(b.before?.order))) {
    const { order, ...fields } = before ?? {};
    const place = noun === 'slides' ? Math.min(Math.max(Number(order), next), world.slides.length) : world[noun].length;
    world[noun].splice(place, 0, { id: Number(id), version: versions.get(id) ?? 0, fields });
    next = place + 1;
  }
  if (noun === 'posts') world.posts.sort((a, b) => a.id - b.id);
  return OK;
}

const by = fc.constantFrom<Name>('Ana', 'Ana', 'Edu', 'Edu', 'Edu', 'Cid');
const kinds = (Object.keys(ACTS) as Acted[]).flatMap((noun) => Object.keys(ACTS[noun]).map((act) => ({ noun, act })));

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
      aim({ world }) {
        const rows = [...new Set(which.flatMap((nth) => pick(world[noun], nth) ?? []))];
        if (rows.length === 0) return null;
        const named = rows.map(({ id, version }, index) => ({
          id,
          version: index === 0 ? Math.max(1, version - lag) : version,
        }));
        return {
          ask: (client) => acted(client, noun, { act, rows: named }),
          needs: noun,
          expected: (now) => actOn(now, by, noun, named, ACTS[noun][act] ?? null),
        };
      },
    }),
  );

async function acted(client: Client, noun: Acted, body: object): Promise<Outcome> {
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
        expected: (now) => undoGroup(now, by, first),
      };
    },
  }),
);

export const groups = { acts, undoings };
