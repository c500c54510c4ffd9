// Plans for slides and posts.
import fc from 'fast-check';
import { outcomeOf } from './client';
import { create, undo } from './model';
import { deleting, editing, FROM_SCRATCH, moving } from './panel';
import { type Plan, pick, type Sight } from './plan';
import type { Fields, Name } from './world';

/** Texts that occur nowhere else on a page, so that pages reveal which records they show. */
export const words = fc.nat(99_999).map((number) => `«${number}»`);
export const position = fc.nat(6);
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
        return editing(sight, by, noun, { nth, lag, typed: noun === 'slides' ? slide : withPicture(post, sight) });
      },
    }),
  );

const deletions = fc.record({ by: editor, noun, nth, lag: fc.constantFrom(0, 0, 0, 1) }).map(
  ({ by, noun, nth, lag }): Plan => ({
    by,
    says: `deletes one of the ${noun} as it was ${lag} versions ago`,
    aim: (sight) => deleting(sight, by, noun, { nth, lag }),
  }),
);

/** Moves to any position, or to the next one up or down. */
export const anyMove = fc.oneof(
  position.map((to) => () => to),
  fc.constantFrom(1, -1).map((by) => (from: number) => Math.max(0, from + by)),
);
const moves = fc.record({ by: editor, nth, leads: anyMove }).map(
  ({ by, nth, leads }): Plan => ({
    by,
    says: 'moves a slide',
    aim: (sight) => moving(sight, by, 'slides', { nth, leads }),
  }),
);

/** People undo recent writes, so one of the last is chosen. */
export const undoings = fc.record({ by: editor, back: fc.nat(5), force: fc.boolean() }).map(
  ({ by, back, force }): Plan => ({
    by,
    says: `undoes the last write but ${back}${force ? ', by force' : ''}`,
    aim({ world, facts }) {
      const number = world.writes.length - back;
      if (number < 1) return null;
      const path = `/api/panel/activity/${number}/undo${force ? '?force=1' : ''}`;
      return {
        ask: async (client) => outcomeOf(await client.call('POST', path)),
        needs: 'panel',
        expected: (now) => undo(now, by, number, force, facts),
      };
    },
  }),
);

export const records = { creations, edits, deletions, moves, undoings };
