import { Hono } from 'hono';
import { type Noun, nounLabel, ORDERED, recordPath } from '../../../src/shared/nouns';
import { PANEL_SEARCH_EACH } from '../../../src/shared/panel-search';
import { can } from '../../../src/shared/permissions';
import { categorySearchText, fold } from '../../../src/shared/search';
import { BY_CLUE, searchTerms } from '../../../src/shared/search-terms';
import { z } from '../../../src/shared/zod';
import { categoriesToSearch } from '../../db/categories';
import { pageRows } from '../../db/pages';
import { recordsFound, searched } from '../../db/panel/search';
import type { AppEnv } from '../../env';
import { queryParams } from '../../http/valid';
import { foundAmong } from '../found-among';
import { orderedTitles } from '../nouns';
import { pageTextsFound } from './page-texts-found';

type Hit = {
  noun: Noun;
  id: string | number;
  title: string;
  hint: string;
  path: string;
  /** Whether visitors see the record, and its version; null for nouns that cannot be hidden. */
  seen: { shown: boolean; version: number } | null;
};
/** A hit that is not at its record's own address has a path. */
type Ranked = Omit<Hit, 'path'> & { rank: number; path?: string };

/**
 * Finds records by their words, of every noun that the person manages, for the palette, in one round trip. `typed` is false
 * if they were found only by tolerating a wrong letter.
 */
export const search = new Hono<AppEnv>().get('/', queryParams(z.strictObject({ q: z.string() })), async (c) => {
  const { q } = c.req.valid('query');
  const terms = searchTerms(q);
  if (terms.length === 0) return c.json({ results: [] as Hit[], typed: true }, 200);
  const orderedNouns = ORDERED.filter((noun) => can(c.var.user, noun));
  const [ordered, categories, pages, ...found] = await Promise.all([
    Promise.all(orderedNouns.map(async (noun) => ({ noun, rows: await c.var.read(orderedTitles[noun]) }))),
    can(c.var.user, 'categories') ? c.var.read(categoriesToSearch) : [],
    can(c.var.user, 'pages') ? c.var.read(pageRows) : null,
    ...searched
      .filter(({ noun }) => can(c.var.user, noun))
      .map(async (one) => {
        const rows = await c.var.read((db) => recordsFound(db, one, terms));
        return rows.map(({ shown, version, ...row }) => {
          const seen = version === null ? null : { shown: Boolean(shown), version };
          return { noun: one.noun, ...row, seen };
        });
      }),
  ]);
  const orderedFound = ordered.flatMap(({ noun, rows }) =>
    foundAmong(rows, ({ words }) => fold(words), terms)
      .slice(0, PANEL_SEARCH_EACH)
      .map(({ words: _words, id, title, rank, ...seen }) => ({ noun, id, title, hint: nounLabel(noun), seen, rank })),
  );
  const categoriesFound = foundAmong(categories, categorySearchText, terms)
    .slice(0, PANEL_SEARCH_EACH)
    .map(({ key, name, rank }) => ({
      noun: 'categories' as const,
      id: key,
      title: name,
      hint: 'Categoria',
      seen: null,
      rank,
    }));
  const textsFound = pages ? pageTextsFound(pages, q, terms).slice(0, PANEL_SEARCH_EACH) : [];
  const hits: Ranked[] = [...found.flat(), ...categoriesFound, ...orderedFound, ...textsFound];
  const isTyped = hits.some(({ rank }) => rank < BY_CLUE);
  const results: Hit[] = hits
    .filter(({ rank }) => !isTyped || rank < BY_CLUE)
    .map(({ rank: _rank, path, ...hit }) => ({ ...hit, path: path ?? recordPath(hit.noun, hit.id) }));
  return c.json({ results, typed: isTyped }, 200);
});
