import { type Column, or, type SQL, sql } from 'drizzle-orm';
import type { MediumUse } from '../../../src/shared/media';
import type { CopiedNoun } from '../../../src/shared/working-copy';
import type { Database } from '../database';
import { categories, locations, posts, products, settings, slides, workingCopies } from '../schema';

/**
 * The records in whose pictures or text the key stands, in whatever form of its address: one query a table, because D1
 * joins no more than five with UNION.
 */
export function usesOfMedium(db: Database, key: SQL | string) {
  const has = (...columns: Column[]) => or(...columns.map((column) => sql`instr(${column}, ${key}) > 0`));
  // What is typed and not published yet is to find its pictures, too.
  const isTyped = (noun: CopiedNoun, id: Column) => sql`EXISTS (
    SELECT 1 FROM ${workingCopies} WHERE noun = ${noun} AND record_id = CAST(${id} AS TEXT) AND instr(fields, ${key}) > 0
  )`;
  const use = (noun: MediumUse['noun'], id: Column, title: Column | string) => ({
    noun: sql<MediumUse['noun']>`${noun}`.as('noun'),
    id: sql<string>`CAST(${id} AS TEXT)`.as('id'),
    title: sql<string>`${title}`.as('title'),
  });
  return [
    db
      .select(use('products', products.id, products.name))
      .from(products)
      .where(or(has(products.images), isTyped('products', products.id))),
    db
      .select(use('posts', posts.id, posts.title))
      .from(posts)
      .where(or(has(posts.image, posts.authorImage, posts.content), isTyped('posts', posts.id))),
    db
      .select(use('slides', slides.id, slides.title))
      .from(slides)
      .where(has(slides.imageUrl, slides.tallImageUrl)),
    db
      .select(use('locations', locations.id, locations.name))
      .from(locations)
      .where(has(locations.image)),
    db
      .select(use('categories', categories.key, categories.name))
      .from(categories)
      .where(has(categories.image)),
    db
      .select(use('settings', settings.id, 'Configurações'))
      .from(settings)
      .where(has(settings.overrides)),
  ] as const;
}
