import { and, asc, eq, sql } from 'drizzle-orm';
import type { SlideInput, SlideRecord } from '../../../src/shared/slide';
import { firstVersion } from '../activity';
import type { Database } from '../database';
import type { Editable } from '../editable';
import { slides } from '../schema';
import { slideColumns } from '../slides';
import type { Author } from '../writes';
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
  place: 'order',
  after: positions.stored,
  find: slideById,
  insert: (db, { order, ...fields }, id) => [
    ...positions.makeRoom(db, order),
    db
      .insert(slides)
      .values({ ...fields, id, version: firstVersion('slides', id), order: positions.positionFor(order) }),
  ],
  update: (db, id, version, { order, ...fields }, before) => [
    db
      .update(slides)
      .set({ ...fields, ...touched })
      .where(and(eq(slides.id, id), eq(slides.version, version))),
    ...positions.moveTo(db, id, order, before?.order),
  ],
  remove: (db, id, version) => [
    positions.park(db, id, version),
    ...positions.closeUp(db, id),
    db.delete(slides).where(eq(slides.id, id)),
  ],
};

/** Moves a slide; of parallel moves each counts. `null` where there is no such slide, or it stands at that end already. */
export function moveSlide(db: Database, author: Author, id: number, move: Move) {
  return positions.move(db, author, id, move);
}
