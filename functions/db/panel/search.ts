import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Noun } from '../../../src/shared/nouns';
import { PANEL_SEARCH_EACH } from '../../../src/shared/panel-search';
import type { Term } from '../../../src/shared/search-terms';
import { now } from '../columns';
import type { Database } from '../database';
import { isPublished } from '../posts';
import { categories, locations, media, posts, products, users } from '../schema';
import { byRank, isFound, rankOf } from '../search';

type Searched = {
  noun: Noun;
  table: SQLiteTable & { id: SQLiteColumn; searchText: SQLiteColumn };
  title: SQLiteColumn;
  /** Distinguishes records of the same name. */
  hint: SQL;
  only?: SQL;
  /** Whether visitors see the record, and its version. Only for nouns whose records can be hidden. */
  shown?: SQL;
  version?: SQLiteColumn;
};

/** Nouns that are searched by `search_text`, in the order of the results. */
export const searched: Searched[] = [
  {
    noun: 'posts',
    table: posts,
    title: posts.title,
    hint: sql`coalesce(${posts.category}, 'Postagem')`,
    shown: sql`coalesce(${isPublished(now)}, 0)`,
    version: posts.version,
  },
  {
    noun: 'products',
    table: products,
    title: products.name,
    hint: sql`(SELECT ${categories.name} FROM ${categories} WHERE ${categories.key} = ${products.category})`,
    shown: sql`${products.active}`,
    version: products.version,
  },
  {
    noun: 'locations',
    table: locations,
    title: locations.name,
    hint: sql`${locations.city} || ' - ' || ${locations.uf}`,
    shown: sql`${locations.active}`,
    version: locations.version,
  },
  { noun: 'media', table: media, title: media.name, hint: sql`'Imagem'`, only: eq(media.state, 'committed') },
  { noun: 'users', table: users, title: users.name, hint: sql`${users.email}` },
];

export function recordsFound(db: Database, one: Searched, terms: Term[]) {
  const { table, title, hint, only, shown = sql`NULL`, version = sql`NULL` } = one;
  return db
    .select({
      id: sql<string | number>`${table.id}`.as('id'),
      title: sql<string>`${title}`.as('title'),
      hint: sql<string>`${hint}`.as('hint'),
      shown: sql<0 | 1 | null>`${shown}`.as('shown'),
      version: sql<number | null>`${version}`.as('version'),
      rank: rankOf(table.searchText, terms),
    })
    .from(table)
    .where(and(isFound, only))
    .orderBy(byRank, desc(table.id))
    .limit(PANEL_SEARCH_EACH);
}
