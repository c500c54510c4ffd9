import { Hono } from 'hono';
import { defaultSettings } from '../../src/shared/default-settings';
import { PAGE_KEYS } from '../../src/shared/pages/labels';
import { textsOf } from '../../src/shared/pages/pages';
import { type Written, writtenTexts } from '../../src/shared/pages/written';
import { z } from '../../src/shared/zod';
import { pageOverridesAndSettings } from '../db/pages';
import { mergeSettings } from '../db/settings-overrides';
import type { AppEnv } from '../env';
import { ApiFailure, describeFailure, RETRY_AFTER } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { pathParams } from '../http/valid';

export const pagePath = pathParams(z.object({ page: z.enum(PAGE_KEYS) }), 'Página não encontrada');

/** Everything that a page says, as it stands in it; also where that cannot be read, for its script knows nothing of it. */
export const pages = new Hono<AppEnv>().get('/:page', pagePath, async (c) => {
  const { page } = c.req.valid('param');
  const [row] = await c.var
    .read((db) => pageOverridesAndSettings(db, page))
    .catch((failure) => {
      noteFailure(describeFailure(failure));
      const error = 'Não conseguimos ler os textos desta página agora. Tente de novo em instantes.';
      const written = writtenTexts(page, textsOf(page, {}), defaultSettings);
      throw new ApiFailure(503, { error, code: 'unavailable', written }, { 'Retry-After': RETRY_AFTER });
    });
  const { branch: _branch, ...settings } = mergeSettings(row?.settings);
  return c.json<Written, 200>(writtenTexts(page, textsOf(page, row?.overrides), settings), 200);
});
