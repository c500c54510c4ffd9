import { and, asc, eq, sql } from 'drizzle-orm';
import { type SlideInput, type SlideRecord, slideInput } from '../../../src/shared/slide';
import { firstVersion } from '../activity';
import type { Database } from '../database';
import type { Editable } from '../editable';
import type { Author } from '../records';
import { slides } from '../schema';
import { slideColumns } from '../slides';
import type { Bulk } from './bulk';
import { type Move, positionsOf } from './positions';

const columns = { ...slideColumns, order: slides.order, active: slides.active, version: slides.version };
const positions = positionsOf('slides', slides, slides.id, slides.title);

export function allSlides(db: Database) {
  return db.select(columns).from(slides).orderBy(asc(slides.order));
}

export function slideById(db: Database, id: number) {
  return db.select(columns).from(slides).where(eq(slides.id, id));
}

const touched = { version: sql`${slides.version} + 1`, updatedAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` };

export const editableSlides: Editable<number, SlideInput, SlideRecord> = {
  noun: 'slides',
  title: (slide) => slide.title,
  snapshot: ({ id: _id, version: _version, ...input }) => input,
  position: 'order',
  before: positions.before,
  after: positions.after,
  find: slideById,
  inserted: (db, { order, ...fields }, id) => [
    ...positions.roomMade(db, order),
    db
      .insert(slides)
      .values({ ...fields, id, version: firstVersion('slides', id), order: positions.positionFor(order) }),
  ],
  updated: (db, id, version, { order, ...fields }, before) => [
    db
      .update(slides)
      .set({ ...fields, ...touched })
      .where(and(eq(slides.id, id), eq(slides.version, version))),
    ...positions.movedTo(db, id, order, before?.order),
  ],
  removed: (db, id, version) => [
    positions.parkedAway(db, id, version),
    ...positions.gapClosed(db, id),
    db.delete(slides).where(eq(slides.id, id)),
  ],
};

export const bulkSlides: Bulk<SlideInput> = {
  editable: editableSlides,
  table: slides,
  key: slides.id,
  fields: Object.keys(slideInput.shape),
  stored: ({ order: _order, ...fields }) => fields,
};

/** Moves a slide; of parallel moves each counts. `null` where there is no such slide, or it stands at that end already. */
export async function moveSlide(db: Database, author: Author, id: number, move: Move) {
  return positions.move(db, author, id, move);
}
