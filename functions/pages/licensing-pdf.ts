import type { Context } from 'hono';
import { formatLongDate } from '../../src/shared/format';
import { licensingTexts } from '../../src/shared/pages/licensing-texts';
import { textsOf } from '../../src/shared/pages/pages';
import { pageOverridesAndSettings } from '../db/pages';
import { readTogether } from '../db/reads';
import { mergeSettings } from '../db/settings-overrides';
import { type AppEnv, siteOrigin } from '../env';
import type { Rendered } from './cache';
import { licensingBooklet } from './licensing-booklet';
import { loadFonts, pdfAnswer } from './pdf-answer';

/** Returns the PDF for prospective licensees: figures, formats, steps and contacts. */
export async function licensingPdf(c: Context<AppEnv>): Promise<Rendered> {
  const read = readTogether(c.env.DB);
  const [[row], fonts] = await Promise.all([read(pageOverridesAndSettings, 'licencie'), loadFonts(c)]);
  const { branch: _branch, ...settings } = mergeSettings(row?.settings);
  const texts = { ...licensingTexts, ...textsOf('licencie', row?.overrides) };
  const date = formatLongDate(new Date().toISOString());
  const booklet = licensingBooklet({ texts, settings, origin: siteOrigin(c.env, c.req.raw), date, fonts });
  const title = `Seja um licenciado | ${settings.brandPhrase}`;
  return pdfAnswer('licenciamento.pdf', fonts, { title, author: settings.brandPhrase, ...booklet });
}
