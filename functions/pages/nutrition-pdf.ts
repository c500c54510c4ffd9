import type { Context } from 'hono';
import { formatLongDate } from '../../src/shared/format';
import { nutritionOfProducts } from '../db/products';
import { readTogether } from '../db/reads';
import { settingsOverrides } from '../db/settings';
import { mergeSettings } from '../db/settings-overrides';
import type { AppEnv } from '../env';
import type { Rendered } from './cache';
import { nutritionBooklet } from './nutrition-booklet';
import { loadFonts, pdfAnswer } from './pdf-answer';

const TITLE = 'Tabelas nutricionais';

/** The nutrition tables of every active product, made from the database as it is now. */
export async function nutritionPdf(c: Context<AppEnv>): Promise<Rendered> {
  const read = readTogether(c.env.DB);
  const [rows, [row], fonts] = await Promise.all([read(nutritionOfProducts), read(settingsOverrides), loadFonts(c)]);
  const products = rows.flatMap(({ nutrition, ...product }) => (nutrition ? [{ ...product, nutrition }] : []));
  const brand = mergeSettings(row?.overrides).brandPhrase;
  const date = formatLongDate(new Date().toISOString());
  const booklet = nutritionBooklet({ brand, title: TITLE, date, fonts, products });
  return pdfAnswer('tabelas-nutricionais.pdf', fonts, { title: `${TITLE} | ${brand}`, author: brand, ...booklet });
}
