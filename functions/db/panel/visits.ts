import { inArray, sql } from 'drizzle-orm';
import { footLinks, navigation } from '../../../src/shared/navigation';
import { PAGES } from '../../../src/shared/pages/labels';
import { brandDay, COUNTED, VISIT_DAYS, type Visits } from '../../../src/shared/visits';
import type { Database } from '../database';
import { categories, posts, products } from '../schema';
import { mostVisited, visitTotals } from '../visits';

const PAGES_TOLD = 6;
const SEARCHES_TOLD = 5;

/** The pages that no record stands for, by what editors call them. */
const NAMES: Record<string, string> = Object.fromEntries([
  ...[...navigation, ...footLinks].map(({ to, label }) => [to, label]),
  ...Object.values(PAGES).map(({ address, name }) => [address, name]),
  ['/busca', 'Busca'],
  ['/comparar', 'Comparar produtos'],
]);

/** What was counted, as of an instant in ms, for a batch of the caller's. */
export function visitReads(db: Database, now: number) {
  const since = brandDay(now, VISIT_DAYS - 1);
  return [
    visitTotals(db, since, brandDay(now, 2 * VISIT_DAYS - 1)),
    mostVisited(db, 'page', since, PAGES_TOLD),
    mostVisited(db, 'emptySearch', since, SEARCHES_TOLD),
  ] as const;
}

type Sums = Awaited<ReturnType<typeof visitTotals>>;
type Most = Awaited<ReturnType<typeof mostVisited>>;

/** The same with the names of the pages, which take a trip of their own where there are any. */
export async function visitsTold(db: Database, [sums, seen, searches]: [Sums, Most, Most]): Promise<Visits> {
  const totals = Object.fromEntries(
    COUNTED.map((what) => [what, sums.find((row) => row.what === what) ?? { now: 0, before: 0 }]),
  ) as Visits['totals'];
  const names = await namesOf(
    db,
    seen.map(({ subject }) => subject),
  );
  return {
    totals,
    // What has gone since is told by its address.
    pages: seen.map(({ subject, times }) => ({ path: subject, name: names.get(subject) ?? subject, times })),
    searches: searches.map(({ subject, times }) => ({ term: subject, times })),
  };
}

async function namesOf(db: Database, paths: string[]): Promise<Map<string, string>> {
  const names = new Map(paths.flatMap((path) => (NAMES[path] ? [[path, NAMES[path]] as const] : [])));
  const parts = paths.filter((path) => !names.has(path)).map((path) => path.slice(1).split('/'));
  if (parts.length === 0) return names;
  const lines = parts.flatMap(([room, key = '', number]) =>
    room === 'produtos' && number && number !== 'caixa' ? sql`(${key}, ${Number(number)})` : [],
  );
  const [found, sold, read] = await db.batch([
    db
      .select({ key: categories.key, name: categories.name })
      .from(categories)
      .where(
        inArray(
          categories.key,
          parts.map(([, key = '']) => key),
        ),
      ),
    db
      .select({ category: products.category, number: products.number, name: products.name })
      .from(products)
      .where(
        lines.length > 0
          ? sql`(${products.category}, ${products.number}) IN (VALUES ${sql.join(lines, sql`, `)})`
          : sql`false`,
      ),
    db
      .select({ id: posts.id, title: posts.title })
      .from(posts)
      .where(
        inArray(
          posts.id,
          parts.flatMap(([room, id]) => (room === 'blog' ? Number(id) : [])),
        ),
      ),
  ]);
  for (const { key, name } of found) {
    names.set(`/produtos/${key}`, name);
    names.set(`/produtos/${key}/caixa`, `Caixa de ${name}`);
  }
  for (const { category, number, name } of sold) names.set(`/produtos/${category}/${number}`, name);
  for (const { id, title } of read) names.set(`/blog/${id}`, title);
  return names;
}
