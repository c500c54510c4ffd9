import { asc, eq } from 'drizzle-orm';
import type { Database } from './database';
import { slides } from './schema';

/** Columns of a slide that visitors see. */
export const slideColumns = {
  id: slides.id,
  title: slides.title,
  subtitle: slides.subtitle,
  imageUrl: slides.imageUrl,
  tallImageUrl: slides.tallImageUrl,
  tone: slides.tone,
  btn1Text: slides.btn1Text,
  btn1Link: slides.btn1Link,
  btn1Color: slides.btn1Color,
  btn2Text: slides.btn2Text,
  btn2Link: slides.btn2Link,
  btn2Color: slides.btn2Color,
};

/** Selects all slides in order, active or not. */
export function slidesInOrder(db: Database) {
  return db
    .select({ ...slideColumns, active: slides.active })
    .from(slides)
    .orderBy(asc(slides.position));
}

export function activeSlides(db: Database) {
  return db.select(slideColumns).from(slides).where(eq(slides.active, true)).orderBy(asc(slides.position));
}
