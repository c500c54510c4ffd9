import { Hono } from 'hono';
import { defaultSettings } from '../../src/shared/default-settings';
import { writtenHead } from '../../src/shared/pages/head';
import { PAGE_KEYS, type PageKey } from '../../src/shared/pages/labels';
import { textsOf } from '../../src/shared/pages/pages';
import { type WrittenPage, writtenTexts } from '../../src/shared/pages/written';
import type { Settings } from '../../src/shared/settings';
import { z } from '../../src/shared/zod';
import { pageOverridesAndSettings } from '../db/pages';
import { mergeSettings } from '../db/settings-overrides';
import type { AppEnv } from '../env';
import { ApiFailure, describeFailure, RETRY_AFTER } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { pathParams } from '../http/valid';

export const pagePath = pathParams(z.object({ page: z.enum(PAGE_KEYS) }), 'Página não encontrada');

/** Returns all texts of a page, even in the error response: the script of the page does not contain them. */
export const pages = new Hono<AppEnv>().get('/:page', pagePath, async (c) => {
  const { page } = c.req.valid('param');
  const [row] = await c.var.read(pageOverridesAndSettings, page).catch((failure) => {
    noteFailure(describeFailure(failure));
    const error = 'Não conseguimos ler os textos desta página agora. Tente de novo em instantes.';
    const written = writtenPage(page, {}, defaultSettings);
    throw new ApiFailure(503, { error, code: 'unavailable', written }, { 'Retry-After': RETRY_AFTER });
  });
  return c.json<WrittenPage, 200>(writtenPage(page, row?.overrides, mergeSettings(row?.settings), row?.alt), 200);
});

function writtenPage(page: PageKey, stored: unknown, settings: Settings, alt: string | null = null): WrittenPage {
  const texts = textsOf(page, stored);
  return { ...writtenTexts(page, texts, settings), head: writtenHead(page, texts, settings, alt) };
}
