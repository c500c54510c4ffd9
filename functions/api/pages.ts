import { Hono } from 'hono';
import { PAGE_KEYS, type PageTexts } from '../../src/shared/pages/labels';
import { overridesIn } from '../../src/shared/pages/page';
import { pages as contracts } from '../../src/shared/pages/pages';
import { z } from '../../src/shared/zod';
import { pageOverrides } from '../db/pages';
import type { AppEnv } from '../env';
import { pathParams } from '../http/valid';

export const pagePath = pathParams(z.object({ page: z.enum(PAGE_KEYS) }), 'Página não encontrada');

/** What a page says otherwise than by itself, which its own script knows. */
export const pages = new Hono<AppEnv>().get('/:page', pagePath, async (c) => {
  const { page } = c.req.valid('param');
  const [row] = await c.var.read((db) => pageOverrides(db, page));
  return c.json<PageTexts, 200>(overridesIn(contracts[page], row?.overrides), 200);
});
