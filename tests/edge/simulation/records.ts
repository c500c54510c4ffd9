// Plans for slides and posts.
import fc from 'fast-check';
import { merge } from '../../../src/shared/merge';
import { type Client, outcomeOf } from './client';
import { create, move, remove, standing, told, undo, update, writesOf } from './model';
import { type Plan, pick, type Sight, versionName } from './plan';
import { FIELDS, type Fields, type Name, type Noun, type World } from './world';

const SLIDE = {
  ...{ imageUrl: '/images/slide-1-2880.webp', tallImageUrl: null, tone: 'light' },
  ...{ btn1Text: null, btn1Link: null, btn1Color: null, btn2Text: null, btn2Link: null, btn2Color: null },
};
export const FROM_SCRATCH = { slides: SLIDE, posts: { content: '<p>Açaí.</p>' } };

/** Texts that occur nowhere else on a page, so that pages reveal which records they show. */
export const words = fc.nat(99_999).map((number) => `«${number}»`);
const position = fc.nat(6);
const PAST = '2026-03-01T12:00:00.000Z';
const FUTURE = '2026-03-03T12:00:00.000Z';
const publishedAt = fc.constantFrom(PAST, null, FUTURE);
export const noun = fc.constantFrom('slides' as const, 'posts' as const);
export const editor = fc.nat(19).map((n): Name => (n < 9 ? 'Ana' : n < 18 ? 'Edu' : n < 19 ? 'Cid' : 'Nina'));
/** Index of a record, for any number of records. */
export const nth = fc.nat(99);

const slideFields = fc.record({ title: words, subtitle: fc.option(words), active: fc.boolean(), position });
const postFields = fc.record({ title: words, excerpt: fc.option(words), publishedAt, picture: fc.option(nth) });

/** Adds a picture of the library, if one is wanted and exists. */
function withPicture({ picture, ...fields }: Fields, { facts }: Sight): Fields {
  if (picture === undefined) return fields;
  return { ...fields, image: picture === null ? null : (pick([...facts.addresses.values()], Number(picture)) ?? null) };
}

const creations = fc.record({ by: editor, noun, slide: slideFields, post: postFields, key: fc.uuid() }).map(
  ({ by, noun, slide, post, key }): Plan => ({
    by,
    says: `creates one of the ${noun}`,
    aim(sight) {
      const fields: Fields = noun === 'slides' ? slide : withPicture(post, sight);
      const { publishedAt, ...timeless } = fields;
      const isNow = publishedAt === PAST;
      const input = { ...FROM_SCRATCH[noun], ...(isNow ? timeless : fields) };
      return {
        ask: async (client) => outcomeOf(await client.call('POST', `/api/panel/${noun}`, input, key)),
        needs: noun,
        expected: (world, after) => {
          // A post without a date is published at once; the time is taken from its write.
          const made = isNow && after.writes.find((write) => write.key === key);
          return create(world, noun, { by, key }, made ? { ...fields, publishedAt: made.after?.publishedAt } : fields);
        },
      };
    },
  }),
);

/** A form opened some versions ago, with some fields changed. */
const edits = fc
  .record({
    ...{ by: editor, noun, nth, lag: fc.nat(2) },
    slide: fc.record({ title: words, subtitle: words, active: fc.boolean(), position }, { requiredKeys: [] }),
    post: fc.record({ title: words, excerpt: words, publishedAt, picture: fc.option(nth) }, { requiredKeys: [] }),
  })
  .map(
    ({ by, noun, nth, lag, slide, post }): Plan => ({
      by,
      says: `edits one of the ${noun}, opened ${lag} versions ago: ${Object.keys(noun === 'slides' ? slide : post)}`,
      aim(sight) {
        const row = pick(sight.world[noun], nth);
        if (!row) return null;
        const { position, ...typed } = noun === 'slides' ? (slide as Fields) : withPicture(post, sight);
        const seen = sight.seen.get(versionName(noun, row.id, row.version - lag));
        const base = seen ?? row.fields;
        const change = Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== base[name]));
        const form = { base, version: seen ? row.version - lag : row.version, change, position };
        const asksNothing = position === undefined || position === told(sight.world, noun, row).position;
        return {
          ask: (client) => save(client, noun, row.id, form),
          needs: noun,
          expected: (world, after) => {
            const asked = asksNothing && hasStayed(after, noun, row.id, by) ? change : { ...change, position };
            return update(world, noun, { by }, row.id, asked);
          },
        };
      },
    }),
  );

/**
 * Returns whether a person's last edit of a record left its position unchanged. A position equal to the one that was read
 * requests no move: if a neighbour is deleted first, the record keeps its place. The model cannot predict the order.
 */
function hasStayed(after: World, noun: Noun, id: number, by: Name): boolean {
  const edit = writesOf(after, noun, String(id)).findLast((write) => write.by === by && write.action === 'update');
  return edit?.before?.position === edit?.after?.position;
}

type Form = { base: Fields; version: number; change: Fields; position: unknown };

/** Saves like the panel's forms: merges changes of others with the typed ones, which win. */
async function save(client: Client, noun: 'slides' | 'posts', id: number, { base, version, change, position }: Form) {
  let [theirs, seen, mine] = [base, version, { ...base, ...change }];
  for (;;) {
    const input = { ...FROM_SCRATCH[noun], ...mine, ...(position !== undefined && { position }), version: seen };
    const answer = await client.call('PUT', `/api/panel/${noun}/${id}`, input);
    if (answer.code !== 'stale') return outcomeOf(answer);
    const current = answer.body.current as Fields;
    const now = Object.fromEntries(FIELDS[noun].map((name) => [name, current[name]]));
    mine = merge(theirs, mine, now).merged;
    theirs = now;
    seen = Number(current.version);
  }
}

const deletions = fc.record({ by: editor, noun, nth, lag: fc.constantFrom(0, 0, 0, 1) }).map(
  ({ by, noun, nth, lag }): Plan => ({
    by,
    says: `deletes one of the ${noun} as it was ${lag} versions ago`,
    aim({ world }) {
      const row = pick(world[noun], nth);
      if (!row) return null;
      const version = Math.max(1, row.version - lag);
      return {
        ask: async (client) =>
          outcomeOf(await client.call('DELETE', `/api/panel/${noun}/${row.id}?version=${version}`)),
        needs: noun,
        expected: (now) => remove(now, noun, { by }, row.id, version),
      };
    },
  }),
);

/** Moves to any position, or to the next one up or down. */
const anyMove = fc.oneof(
  position.map((to) => () => to),
  fc.constantFrom(1, -1).map((by) => (from: number) => Math.max(0, from + by)),
);
const moves = fc.record({ by: editor, nth, leads: anyMove }).map(
  ({ by, nth, leads }): Plan => ({
    by,
    says: 'moves a slide',
    aim({ world }) {
      const row = pick(world.slides, nth);
      const to = row ? leads(world.slides.indexOf(row)) : 0;
      return (
        (row && {
          ask: async (client) => outcomeOf(await client.call('POST', `/api/panel/slides/${row.id}/moves`, { to })),
          needs: 'slides',
          expected: (now) => move(now, { by }, row.id, to),
        }) ??
        null
      );
    },
  }),
);

/** People undo recent writes, so one of the last is chosen. */
const undoings = fc.record({ by: editor, back: fc.nat(5), force: fc.boolean() }).map(
  ({ by, back, force }): Plan => ({
    by,
    says: `undoes the last write but ${back}${force ? ', by force' : ''}`,
    aim({ world, facts }) {
      const number = world.writes.length - back;
      if (number < 1) return null;
      const path = `/api/panel/activity/${number}/undo${force ? '?force=1' : ''}`;
      const isUsed = (now: World) => (id: number) => isShown(now, facts.addresses.get(id));
      return {
        ask: async (client) => outcomeOf(await client.call('POST', path)),
        needs: 'panel',
        expected: (now) => undo(now, by, number, force, isUsed(now)),
      };
    },
  }),
);

/** Returns whether a post shows the picture. */
export const isShown = (world: World, address: string | undefined) =>
  world.posts.some(({ fields }) => address !== undefined && fields.image === address);

export type { Noun };
export { standing, told };
export const records = { creations, edits, deletions, moves, undoings };
