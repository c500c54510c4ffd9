import { Hono } from 'hono';
import { PAGE_KEYS } from '../../../src/shared/pages/labels';
import { heldTexts, overridesIn, problemsOfTexts } from '../../../src/shared/pages/page';
import { pages as contracts, type PageSummary, pageEdit } from '../../../src/shared/pages/pages';
import { typedPage } from '../../../src/shared/typed/page';
import { pageRows } from '../../db/pages';
import { editablePage, pageRecord } from '../../db/panel/pages';
import { unsavedPages } from '../../db/panel/working-copies';
import type { AppEnv } from '../../env';
import { invalid, jsonBody, PANEL_BODY } from '../../http/body';
import { orNotFound } from '../../http/errors';
import { copiedPages } from '../copied';
import { pagePath } from '../pages';
import { publication, workingCopies } from './working-copies';
import { update } from './writes';

export const pages = new Hono<AppEnv>()
  .get('/', async (c) => {
    const [stored, unsaved] = await Promise.all([c.var.read(pageRows), c.var.read(unsavedPages)]);
    const rows = new Map(stored.map((row) => [row.page, row]));
    const typed = new Set(unsaved.map(({ page }) => page));
    const summaries = PAGE_KEYS.map((page): PageSummary => {
      const row = rows.get(page);
      const changed = Object.keys(overridesIn(contracts[page], row?.overrides)).length;
      return { page, changed, updatedAt: row?.updatedAt ?? null, isTyped: typed.has(page) };
    });
    return c.json(summaries, 200);
  })
  .get('/:page', pagePath, async (c) => {
    const [record] = await c.var.read(pageRecord, c.req.valid('param').page);
    return c.json(orNotFound(record, 'Página não encontrada'), 200);
  })
  .put('/:page', pagePath, jsonBody(pageEdit, PANEL_BODY), async (c) => {
    const { page } = c.req.valid('param');
    const { texts, version, copy } = c.req.valid('json');
    const typed = heldTexts(contracts[page], texts);
    const problems = problemsOfTexts(contracts[page], texts);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const ends = publication(c, typedPage(page), 'pages', page, copy);
    const write = update(c, editablePage(page), page, version, (before) => ({ ...before, ...typed }), ends);
    return c.json(await write, 200);
  })
  .route('/:id/working-copy', workingCopies(copiedPages, 'Página não encontrada', PANEL_BODY));
