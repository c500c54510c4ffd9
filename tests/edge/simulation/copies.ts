// Plans for working copies of records: saved, published, discarded. Unpublished text must be on no page: it is not among the
// texts ever public (`visits.ts`).
import fc from 'fast-check';
import { outcomeOf } from './client';
import { MISSING, OK, refused, standing, update } from './model';
import { FROM_SCRATCH } from './panel';
import { type Plan, pick, type Sight } from './plan';
import { editor, noun, nth, words } from './records';
import { type CopiedNoun, type Copy, copyName, type Id, type Name, type World } from './world';

const pathOf = (noun: CopiedNoun, id: Id) => `/api/panel/${noun}/${id}/working-copy`;

const copyOf = (world: World, noun: CopiedNoun, id: Id): Copy | undefined => world.copies[copyName(noun, id)];

/** The field that is typed: the title, or what stands in its place. */
const TYPED: Record<CopiedNoun, 'title' | 'name'> = {
  ...{ slides: 'title', posts: 'title' },
  ...{ categories: 'name', products: 'name', locations: 'name' },
};

type Which = { by: Name; noun: CopiedNoun; nth: number; lag: number };
/** The copy concerned; the form may have been opened before the copy's last change. */
const whichOf = (noun: fc.Arbitrary<CopiedNoun>) => ({ by: editor, noun, nth, lag: fc.constantFrom(0, 0, 1) });

/** Returns a record with a copy, the copy, and the version that was seen. */
function pickCopied({ world }: Sight, noun: CopiedNoun, nth: number, lag: number) {
  const row = pick(
    world[noun].filter(({ id }) => copyOf(world, noun, id)),
    nth,
  );
  const copy = row && copyOf(world, noun, row.id);
  return copy ? { row, copy, seen: copy.version - lag } : null;
}

/** Saves only over the copy that was seen, or if there was none. */
const saving = ({ by, noun, nth, lag, again, text }: Which & { again: boolean; text: string }): Plan => ({
  by,
  says: `types into one of the ${noun}, over its copy of ${lag} versions ago`,
  aim(sight) {
    const typed = again ? pickCopied(sight, noun, nth, lag) : null;
    const row = typed?.row ?? pick(sight.world[noun], nth);
    if (!row) return null;
    const seen = typed?.seen ?? copyOf(sight.world, noun, row.id)?.version ?? 0;
    const field = TYPED[noun];
    const fields = { [field]: text };
    const body = { fields, base: { [field]: row.fields[field] }, baseVersion: row.version, version: seen };
    return {
      ask: async (client) => outcomeOf(await client.call('PUT', pathOf(noun, row.id), body)),
      needs: noun,
      expected(world, after) {
        if (!standing(world, noun, row.id)) return MISSING;
        if ((copyOf(world, noun, row.id)?.version ?? 0) !== seen) return refused('stale');
        // A new copy's version is a time, which the model cannot predict.
        const version = seen === 0 ? (copyOf(after, noun, row.id)?.version ?? 0) : seen + 1;
        world.copies[copyName(noun, row.id)] = { version, fields };
        return OK;
      },
    };
  },
});

/** Publishes exactly the copy that was seen, or nothing; the copy ends with it. */
const publishing = ({ by, noun, nth, lag }: Which): Plan => ({
  by,
  says: `publishes what is typed into one of the ${noun}, as it was ${lag} versions ago`,
  aim(sight) {
    const target = pickCopied(sight, noun, nth, lag);
    if (!target) return null;
    const { row, copy, seen } = target;
    const versions = { version: row.version, copy: seen };
    const body = { ...FROM_SCRATCH[noun], ...row.fields, ...copy.fields, ...versions };
    return {
      ask: async (client) => outcomeOf(await client.call('PUT', `/api/panel/${noun}/${row.id}`, body)),
      needs: noun,
      expected(world) {
        if (!standing(world, noun, row.id)) return MISSING;
        const other = copyOf(world, noun, row.id);
        if (other && other.version !== seen) return refused('stale');
        const outcome = update(world, noun, { by }, row.id, copy.fields, row.version);
        if (outcome === OK) delete world.copies[copyName(noun, row.id)];
        return outcome;
      },
    };
  },
});

/** A copy that has changed since it was seen is not discarded. */
const discarding = ({ by, noun, nth, lag }: Which): Plan => ({
  by,
  says: `throws away what is typed into one of the ${noun}, as it was ${lag} versions ago`,
  aim(sight) {
    const target = pickCopied(sight, noun, nth, lag);
    if (!target) return null;
    const { row, seen } = target;
    const path = `${pathOf(noun, row.id)}?version=${seen}`;
    return {
      ask: async (client) => outcomeOf(await client.call('DELETE', path)),
      needs: noun,
      expected(world) {
        const other = copyOf(world, noun, row.id);
        if (other && other.version !== seen) return standing(world, noun, row.id) ? refused('stale') : MISSING;
        delete world.copies[copyName(noun, row.id)];
        return OK;
      },
    };
  },
});

const plansFor = (noun: fc.Arbitrary<CopiedNoun>) => ({
  saves: fc.record({ ...whichOf(noun), again: fc.boolean(), text: words }).map(saving),
  publications: fc.record(whichOf(noun)).map(publishing),
  discards: fc.record(whichOf(noun)).map(discarding),
});

export const copies = plansFor(noun);
export const catalogueCopies = plansFor(fc.constantFrom('categories', 'products', 'products', 'locations'));
