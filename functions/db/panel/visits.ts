import { brandDay } from '../../../src/shared/local-time';
import { footLinks, navigation } from '../../../src/shared/navigation';
import { PAGES } from '../../../src/shared/pages/labels';
import { COUNTED, VISIT_DAYS, type Visits } from '../../../src/shared/visits';
import { type Answers, runNamed } from '../batch';
import type { Database } from '../database';
import { productsSeen } from '../products';
import { categories, posts } from '../schema';
import { isAmong } from '../sql-lists';
import { mostVisited, visitTotals } from '../visits';

const PAGES_TOLD = 6;
const SEARCHES_TOLD = 5;

/** Names of the pages without a record, as editors call them. */
const NAMES: Record<string, string> = Object.fromEntries([
  ...[...navigation, ...footLinks].map(({ to, label }) => [to, label]),
  ...Object.values(PAGES).map(({ address, name }) => [address, name]),
  ['/busca', 'Busca'],
  ['/comparar', 'Comparar produtos'],
]);

/** Returns the reads of all counts, as of an instant in ms, for a batch of the caller. */
export function visitReads(db: Database, now: number) {
  const since = brandDay(now, VISIT_DAYS - 1);
  return {
    totals: visitTotals(db, since, brandDay(now, 2 * VISIT_DAYS - 1)),
    pages: mostVisited(db, 'page', since, PAGES_TOLD),
    searches: mostVisited(db, 'emptySearch', since, SEARCHES_TOLD),
  };
}

type Read = Answers<ReturnType<typeof visitReads>>;

/** Adds the names of the pages, with another round trip if some come from records. */
export async function nameVisits(db: Database, { totals: sums, pages: seen, searches }: Read): Promise<Visits> {
  const known = new Map(sums.map(({ what, ...total }) => [what, total]));
  const totals = Object.fromEntries(
    COUNTED.map((what) => [what, known.get(what) ?? { now: 0, before: 0 }]),
  ) as Visits['totals'];
  const names = await namesOf(
    db,
    seen.map(({ subject }) => subject),
  );
  return {
    totals,
    // A page whose record is gone is listed by its address.
    pages: seen.map(({ subject, times }) => ({ path: subject, name: names.get(subject) ?? subject, times })),
    searches: searches.map(({ subject, times }) => ({ term: subject, times })),
  };
}

/** Returns the names of the pages, without those whose record is gone. */
async function namesOf(db: Database, paths: string[]): Promise<Map<string, string>> {
  const names = new Map(paths.flatMap((path) => (NAMES[path] ? [[path, NAMES[path]] as const] : [])));
  const parts = paths.filter((path) => !names.has(path)).map((path) => path.slice(1).split('/'));
  if (parts.length === 0) return names;
  const lines = parts.flatMap(([room, key]) => (room === 'produtos' && key ? key : []));
  const numbered = parts.flatMap(([room, category = '', number]) =>
    room === 'produtos' && Number(number) ? { category, number: Number(number) } : [],
  );
  const articles = parts.flatMap(([room, id]) => (room === 'blog' ? Number(id) : []));
  const { known, sold, read } = await runNamed(db, {
    known: db
      .select({ address: categories.address, name: categories.name })
      .from(categories)
      .where(isAmong(categories.address, lines)),
    sold: productsSeen(db, numbered),
    read: db.select({ id: posts.id, title: posts.title }).from(posts).where(isAmong(posts.id, articles)),
  });
  for (const { address, name } of known) {
    names.set(`/produtos/${address}`, name);
    names.set(`/produtos/${address}/caixa`, `Caixa de ${name}`);
  }
  for (const { askedCategory, askedNumber, name } of sold) names.set(`/produtos/${askedCategory}/${askedNumber}`, name);
  for (const { id, title } of read) names.set(`/blog/${id}`, title);
  return names;
}
