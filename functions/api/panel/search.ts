import { Hono } from 'hono';
import { z } from 'zod';
import { type Noun, recordPath } from '../../../src/shared/nouns';
import { fold, searchWords } from '../../../src/shared/search';
import { recordsFound, searched, slideTitles } from '../../db/panel/search';
import type { AppEnv } from '../../env';
import { queryParams } from '../../http/valid';

const SLIDES = 5;

type Hit = { noun: Noun; id: string | number; title: string; hint: string; path: string };

/** Records of every noun by their words, for the palette, in one round trip. */
export const search = new Hono<AppEnv>().get('/', queryParams(z.strictObject({ q: z.string() })), async (c) => {
  const words = searchWords(c.req.valid('query').q);
  if (words.length === 0) return c.json({ results: [] as Hit[] }, 200);
  const [slides, ...found] = await Promise.all([
    c.var.read(slideTitles),
    ...searched.map(async (one) => {
      const rows = await c.var.read((db) => recordsFound(db, one, words));
      return rows.map((row) => ({ noun: one.noun, ...row }));
    }),
  ]);
  const slidesFound = slides.filter(({ title, subtitle }) => {
    const text = fold(`${title} ${subtitle ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const hits = [
    ...found.flat(),
    ...slidesFound.slice(0, SLIDES).map(({ id, title }) => ({ noun: 'slides' as const, id, title, hint: 'Slide' })),
  ];
  const results: Hit[] = hits.map((hit) => ({ ...hit, path: recordPath(hit.noun, hit.id) }));
  return c.json({ results }, 200);
});
