import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { SlideInput, SlideRecord } from '../../../src/shared/slide';
import { recorded } from '../activity';
import { type Database, orUndo } from '../database';
import type { Editable, Statement } from '../editable';
import { slides } from '../schema';
import { slideColumns } from '../slides';
import { type Author, inBatch } from '../writes';

const columns = { ...slideColumns, order: slides.order, active: slides.active, version: slides.version };

export function allSlides(db: Database) {
  return db.select(columns).from(slides).orderBy(asc(slides.order));
}

export function slideById(db: Database, id: number) {
  return db.select(columns).from(slides).where(eq(slides.id, id));
}

const touched = { version: sql`${slides.version} + 1`, updatedAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` };

/**
 * Orders are 0, 1, 2 … without gaps, and unique at every instant. What moves is therefore parked below zero meanwhile:
 * the one slide at `-2 - order`, by which its old place stays known, those between at `order - FAR`.
 */
const FAR = 1_000_000;

function park(db: Database, id: number, version?: number) {
  const isSeen = version === undefined ? undefined : eq(slides.version, version);
  return db
    .update(slides)
    .set({ order: sql`-2 - ${slides.order}`, version: touched.version })
    .where(and(eq(slides.id, id), isSeen));
}

const oldOrder = (id: number) => sql`(SELECT -2 - moved."order" FROM slides AS moved WHERE moved.id = ${id})`;
const lastOrder = sql`(SELECT count(*) - 1 FROM slides)`;

/** Where a move leads: to a place counted from 0, or that many places on; never beyond the ends. */
export type Move = { to: number } | { by: -1 | 1 };

function target(id: number, move: Move) {
  const wanted = 'to' in move ? sql`${move.to}` : sql`${oldOrder(id)} + ${move.by}`;
  return sql`max(0, min(${wanted}, ${lastOrder}))`;
}

/** The slides between a parked slide's old place and its new one close up behind it; then it takes the new one. */
function unpark(db: Database, id: number, move: Move): Statement[] {
  const [from, to] = [oldOrder(id), target(id, move)];
  return [
    db
      .update(slides)
      .set({ order: sql`${slides.order} - ${FAR}` })
      .where(sql`${slides.order} BETWEEN min(${from}, ${to}) AND max(${from}, ${to})`),
    db
      .update(slides)
      .set({ order: sql`${slides.order} + ${FAR} + iif(${from} > ${to}, 1, -1)` })
      .where(lt(slides.order, -FAR / 2)),
    db.update(slides).set({ order: to }).where(eq(slides.id, id)),
  ];
}

export const editableSlides: Editable<number, SlideInput, SlideRecord> = {
  noun: 'slides',
  title: (slide) => slide.title,
  snapshot: ({ id: _id, version: _version, ...input }) => input,
  find: slideById,
  insert: (db, { order, ...fields }, id) => [
    // Everything from its place on makes room, by way of far below zero.
    db
      .update(slides)
      .set({ order: sql`${slides.order} - ${FAR}` })
      .where(sql`${slides.order} >= ${order}`),
    db
      .update(slides)
      .set({ order: sql`${slides.order} + ${FAR} + 1` })
      .where(lt(slides.order, -FAR / 2)),
    db.insert(slides).values({ ...fields, id, order: sql`min(${order}, (SELECT count(*) FROM slides))` }),
  ],
  update: (db, id, version, { order, ...fields }) => [
    db
      .update(slides)
      .set({ ...fields, ...touched })
      .where(and(eq(slides.id, id), eq(slides.version, version))),
    db
      .update(slides)
      .set({ order: sql`-2 - ${slides.order}` })
      .where(eq(slides.id, id)),
    ...unpark(db, id, { to: order }),
  ],
  remove: (db, id, version) => [
    park(db, id, version),
    db
      .update(slides)
      .set({ order: sql`${slides.order} - ${FAR}` })
      .where(sql`${slides.order} > ${oldOrder(id)}`),
    db
      .update(slides)
      .set({ order: sql`${slides.order} + ${FAR} - 1` })
      .where(lt(slides.order, -FAR / 2)),
    db.delete(slides).where(eq(slides.id, id)),
  ],
};

/** Moves a slide; of parallel moves each counts. `null` where there is no such slide, or it stands at that end already. */
export async function moveSlide(
  db: Database,
  { userId }: Author,
  id: number,
  move: Move,
): Promise<{ activityId: number } | null> {
  const [[slide], [last]] = await db.batch([
    db.select({ order: slides.order, title: slides.title }).from(slides).where(eq(slides.id, id)),
    db.select({ order: sql<number>`${lastOrder}`.as('last') }).from(sql`(SELECT 1) AS one`),
  ]);
  if (!slide) return null;
  const wanted = 'to' in move ? move.to : slide.order + move.by;
  if (Math.max(0, Math.min(wanted, last?.order ?? 0)) === slide.order) return null;
  const record = recorded(db, {
    userId,
    action: 'update',
    noun: 'slides',
    recordId: id,
    title: slide.title,
    before: sql`json_object('order', ${oldOrder(id)})`,
    after: sql`json_object('order', ${target(id, move)})`,
  });
  const results = await inBatch(db, [park(db, id), orUndo(db), record, ...unpark(db, id, move)]);
  const [{ activityId }] = results[2] as [{ activityId: number }];
  return { activityId };
}
