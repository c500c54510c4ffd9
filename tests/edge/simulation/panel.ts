// What an editor does to a record of the panel: requests, and their result in the model.
import { merge } from '../../../src/shared/merge';
import { NO_SEARCH_APPEARANCE } from '../../../src/shared/search-appearance';
import { type Client, outcomeOf } from './client';
import { move, remove, told, update, writesOf } from './model';
import { type Aimed, pick, type Sight, versionName } from './plan';
import {
  type CopiedNoun,
  FIELDS,
  type Fields,
  type Id,
  type Name,
  type Noun,
  type OrderedNoun,
  type World,
} from './world';

const SLIDE = {
  ...{ imageUrl: '/images/slide-1-2880.webp', tallImageUrl: null, tone: 'light' },
  ...{ btn1Text: null, btn1Link: null, btn1Color: null, btn2Text: null, btn2Link: null, btn2Color: null },
};
const CATEGORY = {
  ...{ description: '', image: '/images/a.webp', imageAlt: '', packSize: null, packDiscount: 0 },
  ...NO_SEARCH_APPEARANCE,
};
const PRODUCT = {
  ...{
    description: '',
    images: [],
    longDescription: null,
    benefits: [],
    nutrition: null,
    pairings: [],
    featured: false,
  },
  ...{ ingredients: null, contains: [], mayContain: [], gluten: null, lactose: null, vegan: false, caffeine: null },
  ...NO_SEARCH_APPEARANCE,
};
const LOCATION = {
  ...{ address: 'Rua A, 1', uf: 'ES', zipcode: null, phone: null, email: null, schedule: null, hours: null },
  ...{ exceptions: [], takesOrders: true, districts: [], minimumCents: null, payments: [], unsold: [] },
  ...{ latitude: null, longitude: null, image: null },
};
/** The fields of a form that the simulation does not compare. */
export const FROM_SCRATCH: Record<CopiedNoun, Fields> = {
  slides: SLIDE,
  posts: { content: '<p>Açaí.</p>' },
  categories: CATEGORY,
  products: PRODUCT,
  locations: LOCATION,
};

/** The record concerned, of any number of them; the form may have been opened some versions ago. */
type Which = { nth: number; lag: number };

/** A form opened some versions ago, with some fields changed. */
export function editing(
  sight: Sight,
  by: Name,
  noun: CopiedNoun,
  { nth, lag, typed }: Which & { typed: Fields },
): Aimed | null {
  const row = pick(sight.world[noun], nth);
  if (!row) return null;
  const { position, ...fields } = typed;
  const seen = sight.seen.get(versionName(noun, row.id, row.version - lag));
  const base = seen ?? row.fields;
  const change = Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== base[name]));
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
}

/**
 * Returns whether a person's last edit of a record left its position unchanged. A position equal to the one that was read
 * requests no move: if a neighbour is deleted first, the record keeps its place. The model cannot predict the order.
 */
function hasStayed(after: World, noun: Noun, id: Id, by: Name): boolean {
  const edit = writesOf(after, noun, String(id)).findLast((write) => write.by === by && write.action === 'update');
  return edit?.before?.position === edit?.after?.position;
}

type Form = { base: Fields; version: number; change: Fields; position: unknown };

/** Saves like the panel's forms: merges changes of others with the typed ones, which win. */
async function save(client: Client, noun: CopiedNoun, id: Id, { base, version, change, position }: Form) {
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

export function deleting({ world, facts }: Sight, by: Name, noun: CopiedNoun, { nth, lag }: Which): Aimed | null {
  const row = pick(world[noun], nth);
  if (!row) return null;
  const version = Math.max(1, row.version - lag);
  return {
    ask: async (client) => outcomeOf(await client.call('DELETE', `/api/panel/${noun}/${row.id}?version=${version}`)),
    needs: noun,
    expected: (now) => remove(now, noun, { by }, { id: row.id, version }, facts),
  };
}

/** `leads` tells the new position from the present one. */
type Leading = { nth: number; leads: (from: number) => number };

export function moving({ world }: Sight, by: Name, noun: OrderedNoun, { nth, leads }: Leading): Aimed | null {
  const row = pick(world[noun], nth);
  if (!row) return null;
  const to = leads(world[noun].indexOf(row));
  return {
    ask: async (client) => outcomeOf(await client.call('POST', `/api/panel/${noun}/${row.id}/moves`, { to })),
    needs: noun,
    expected: (now) => move(now, noun, { by }, row.id, to),
  };
}
