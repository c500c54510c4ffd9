import { Hono } from 'hono';
import { defaultSettings } from '../../src/shared/default-settings';
import { DAY } from '../../src/shared/duration';
import { type Holiday, holidaysOf } from '../../src/shared/holidays';
import { dateOf, dayOfDate, weekdayOf } from '../../src/shared/local-time';
import type { KnownLocations, Location, LocationPin } from '../../src/shared/location';
import { LOCATION_KINDS, LOCATION_TYPES } from '../../src/shared/location-type';
import type { OrderTerms } from '../../src/shared/order-terms';
import { cursorText, idColumn, textColumn } from '../../src/shared/page';
import { exceptionOn, exceptionsWithin } from '../../src/shared/special-dates';
import { uf } from '../../src/shared/uf';
import { z } from '../../src/shared/zod';
import { activeLocation, branchLocation, orderTerms } from '../db/locations';
import type { AppEnv } from '../env';
import { orNotFound } from '../http/errors';
import { noStore } from '../http/no-store';
import { idInPath, pathParams, queryParams } from '../http/valid';
import { type Asked, firstPins, knownLocations } from './known-locations';

/** Days back: a date that is over in London may be today in Rio Branco, and opening hours may pass midnight. */
const BEHIND = 2;
/** Days ahead. Cached pages live for one day: within it, a season's dates and the next holidays are known. */
const AHEAD = { exceptions: 62, holidays: 6 };

const NOT_FOUND = { error: 'Local não encontrado', noun: 'locations' } as const;
const byId = pathParams(z.object({ id: idInPath }), NOT_FOUND);

/** `-20.33,-40.29` */
const point = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]))
  .transform(([latitude, longitude]) => ({ latitude, longitude }));

/** Addresses are typed and shared, so invalid filters are ignored. */
const locationsQuery = z.object({
  search: z.string().optional(),
  uf: uf.optional().catch(undefined),
  kind: z.enum(LOCATION_KINDS).optional().catch(undefined),
  after: cursorText(z.tuple([z.enum(LOCATION_TYPES), textColumn, idColumn]))
    .optional()
    .catch(undefined),
  near: point.optional().catch(undefined),
  id: idInPath.optional().catch(undefined),
});

/** Returns whether the query is written exactly as the site writes it. */
function isAsWritten({ uf, kind, after, id }: Asked, query: Partial<Record<string, string>>): boolean {
  const written = { uf, kind, after: after && JSON.stringify(after), id: id && String(id) };
  return Object.entries(written).every(([name, text]) => query[name] === text);
}

export const locations = new Hono<AppEnv>()
  .get('/', queryParams(locationsQuery), async (c) => {
    const asked = c.req.valid('query');
    const { locations, many, isKnown } = await knownLocations(c.var.read, asked);
    if (!isKnown || asked.near || !isAsWritten(asked, c.req.query())) noStore(c);
    const dated = withDates();
    const known: KnownLocations = {
      locations: locations.map(dated),
      many: many && { ...many, selected: many.selected && dated(many.selected) },
    };
    return c.json(known, 200);
  })
  .get('/first', queryParams(locationsQuery.omit({ near: true })), async (c) => {
    const asked = c.req.valid('query');
    const { isKnown, ...first } = await firstPins(c.var.read, asked);
    if (!isKnown || !isAsWritten(asked, c.req.query())) noStore(c);
    return c.json<KnownLocations<LocationPin>, 200>(first, 200);
  })
  // `null` if no location has the branch's name.
  .get('/branch', async (c) => {
    const [row] = await c.var.read(branchLocation, defaultSettings.branch.name);
    return c.json<Location | null, 200>(row ? withDates()(row) : null, 200);
  })
  .get('/:id', byId, async (c) => {
    const [row] = await c.var.read(activeLocation, c.req.valid('param').id);
    return c.json(withDates()(orNotFound(row, NOT_FOUND)), 200);
  })
  .get('/:id/terms', byId, async (c) => {
    const [terms] = await c.var.read(orderTerms, c.req.valid('param').id);
    return c.json(orNotFound(terms, NOT_FOUND) satisfies OrderTerms, 200);
  });

type Row = Omit<Location, 'holidays' | 'takesOrders'> & { takesOrders: boolean };

/** Returns locations as visitors see them, with the next exceptions and the holidays on which opening is uncertain. */
export function withDates(): (location: Row) => Location {
  const today = Math.floor(Date.now() / DAY);
  const holidays = holidaysWithin(today - BEHIND, today + AHEAD.holidays);
  return ({ takesOrders, ...location }) => ({
    ...location,
    ...(!takesOrders && { takesOrders }),
    exceptions: exceptionsWithin(location.exceptions, today - BEHIND, today + AHEAD.exceptions),
    holidays: holidays.filter(({ date }) => isUnsure(location, date)),
  });
}

function holidaysWithin(first: number, last: number): Holiday[] {
  const years = new Set([first, last].map((day) => Number(dateOf(day).slice(0, 4))));
  return [...years].flatMap(holidaysOf).filter(({ date }) => date >= dateOf(first) && date <= dateOf(last));
}

/** Returns whether opening on a date is uncertain: its week says open, or nothing, and no exception covers the date. */
function isUnsure({ hours, exceptions }: Pick<Location, 'hours' | 'exceptions'>, date: string): boolean {
  const isOpen = hours?.some(({ days }) => days.includes(weekdayOf(dayOfDate(date)))) ?? true;
  return isOpen && !exceptionOn(exceptions, date);
}
