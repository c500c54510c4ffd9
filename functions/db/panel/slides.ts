import { asc, eq } from 'drizzle-orm';
import { type SlideInput, type SlideRecord, slideInput } from '../../../src/shared/slide';
import type { Database } from '../database';
import { slides } from '../schema';
import { slideColumns } from '../slides';
import { ordered } from './ordered';
import { hasCopy } from './working-copies';

const columns = { ...slideColumns, position: slides.position, active: slides.active, version: slides.version };

export const orderedSlides = ordered<SlideInput, SlideRecord>({
  noun: 'slides',
  table: slides,
  input: slideInput,
  titled: slides.title,
  clues: [slides.subtitle],
  title: (slide) => slide.title,
  all: (db: Database) =>
    db
      .select({ ...columns, changed: hasCopy('slides').as('changed') })
      .from(slides)
      .orderBy(asc(slides.position)),
  find: (db, id) => db.select(columns).from(slides).where(eq(slides.id, id)),
});
