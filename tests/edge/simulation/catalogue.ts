// Plans for categories, products and locations.
import fc from 'fast-check';
import { outcomeOf } from './client';
import { create } from './model';
import { deleting, editing, FROM_SCRATCH, moving } from './panel';
import type { Plan } from './plan';
import { anyMove, editor, nth, position, words } from './records';
import type { Fields } from './world';

/** Few keys, so that deleted categories are made again, and products lose theirs. */
const key = fc.constantFrom('aa', 'bb', 'cc', 'dd');
/** Few numbers, so that products compete for them; 0 asks for the next one. */
const number = fc.constantFrom(0, 0, 0, 1, 2, 3);
const noun = fc.constantFrom('categories' as const, 'products' as const, 'products' as const, 'locations' as const);

const fieldsOf = {
  categories: fc.record({ name: words, highlighted: fc.boolean(), position }),
  products: fc.record({ category: key, number, name: words, priceCents: fc.nat(9999), active: fc.boolean() }),
  locations: fc.record({
    name: words,
    city: words,
    type: fc.constantFrom('store', 'retailer'),
    active: fc.boolean(),
  }),
};

const creations = fc.record({ by: editor, noun, key, once: fc.uuid(), ...fieldsOf }).map(
  ({ by, noun, key, once, ...drawn }): Plan => ({
    by,
    says: `creates one of the ${noun}`,
    aim() {
      const fields = drawn[noun];
      const address = noun === 'categories' ? { address: key } : {};
      const input = { ...FROM_SCRATCH[noun], ...fields, ...address };
      return {
        ask: async (client) => outcomeOf(await client.call('POST', `/api/panel/${noun}`, input, once)),
        needs: noun,
        expected: (world) => create(world, noun, { by, key: once }, fields, noun === 'categories' ? { id: key } : {}),
      };
    },
  }),
);

/** Some of the fields; a product that changes its category takes a number there. */
const changeOf = {
  categories: fc.record({ name: words, highlighted: fc.boolean(), position }, { requiredKeys: [] }),
  products: fc.oneof(
    fc.record({ category: key, number }),
    fc.record({ name: words, priceCents: fc.nat(9999), active: fc.boolean() }, { requiredKeys: [] }),
  ),
  locations: fc.record({ name: words, city: words, active: fc.boolean() }, { requiredKeys: [] }),
};

const edits = fc.record({ by: editor, noun, nth, lag: fc.nat(2), ...changeOf }).map(
  ({ by, noun, nth, lag, ...drawn }): Plan => ({
    by,
    says: `edits one of the ${noun}, opened ${lag} versions ago: ${Object.keys(drawn[noun])}`,
    aim: (sight) => editing(sight, by, noun, { nth, lag, typed: drawn[noun] as Fields }),
  }),
);

const deletions = fc.record({ by: editor, noun, nth, lag: fc.constantFrom(0, 0, 0, 1) }).map(
  ({ by, noun, nth, lag }): Plan => ({
    by,
    says: `deletes one of the ${noun} as it was ${lag} versions ago`,
    aim: (sight) => deleting(sight, by, noun, { nth, lag }),
  }),
);

const moves = fc.record({ by: editor, nth, leads: anyMove }).map(
  ({ by, nth, leads }): Plan => ({
    by,
    says: 'moves a category',
    aim: (sight) => moving(sight, by, 'categories', { nth, leads }),
  }),
);

export const catalogue = { creations, edits, deletions, moves };
