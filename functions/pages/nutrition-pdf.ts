import type { Context } from 'hono';
import { formatLongDate } from '../../src/shared/format';
import { grouped } from '../../src/shared/number-text';
import { nutritionCounts, nutritionOfProducts } from '../db/nutrition';
import { readTogether } from '../db/reads';
import { settingsOverrides } from '../db/settings';
import { mergeSettings } from '../db/settings-overrides';
import { type AppEnv, siteOrigin } from '../env';
import type { Rendered } from './cache';
import { type Booklet, type Cover, nutritionBooklet, nutritionIndex, type Part } from './nutrition-booklet';
import type { NutritionOfProduct } from './nutrition-sheet';
import { loadFonts, type PdfFonts, pdfAnswer } from './pdf-answer';

const TITLE = 'Tabelas nutricionais';
const FILE = 'tabelas-nutricionais';

/** Maximum number of tables in a file, about 2 kB each. Beyond it, the main file is an index of files per line. */
const TABLES = 200;

/** Returns the nutrition tables of every active product, from the current database; an index if they are too many. */
export async function nutritionPdf(c: Context<AppEnv>): Promise<Rendered> {
  const read = readTogether(c.env.DB);
  const [rows, counts, [row], fonts] = await Promise.all([
    read(nutritionOfProducts, { limit: TABLES }),
    read(nutritionCounts),
    read(settingsOverrides),
    loadFonts(c),
  ]);
  const total = counts.reduce((sum, { products }) => sum + products, 0);
  const cover = coverOf(row?.overrides, fonts);
  if (total <= TABLES) return answer(FILE, cover, nutritionBooklet({ ...cover, products: known(rows) }));

  const origin = siteOrigin(c.env, c.req.raw);
  const parts = counts.flatMap(({ address, name, products }) =>
    Array.from({ length: Math.ceil(products / TABLES) }, (_, index): Part => {
      const first = index * TABLES + 1;
      const last = Math.min((index + 1) * TABLES, products);
      const range = first === last ? `Tabela ${grouped(first)}` : `Tabelas ${grouped(first)} a ${grouped(last)}`;
      return {
        line: name,
        words: `${range} de ${grouped(products)}`,
        url: origin + pathOf(address, index + 1),
      };
    }),
  );
  return answer(FILE, cover, nutritionIndex({ ...cover, parts }));
}

const pathOf = (address: string, part: number) => `/${FILE}/${address}${part > 1 ? `/${part}` : ''}.pdf`;

/**
 * Returns the tables of the line at an address, or one part of them, counted from 1. Returns `null` if the line has no such
 * part. A former address of the line is redirected (301).
 */
export async function nutritionPdfOfLine(c: Context<AppEnv>, asked: string, part = 1): Promise<Rendered | null> {
  const read = readTogether(c.env.DB);
  const range = { line: { address: asked }, offset: (part - 1) * TABLES, limit: TABLES };
  const [rows, counts, [row], fonts] = await Promise.all([
    read(nutritionOfProducts, range),
    read(nutritionCounts),
    read(settingsOverrides),
    loadFonts(c),
  ]);
  const line = counts.find((each) => each.category === rows[0]?.category);
  if (!line) return null;
  const { address } = line;
  if (address !== asked) return { response: c.redirect(pathOf(address, part), 301), complete: true };
  const parts = Math.ceil(line.products / TABLES);
  const words = line.name + (parts > 1 ? `, parte ${part} de ${parts}` : '');
  const cover = { ...coverOf(row?.overrides, fonts), part: words };
  const name = `${FILE}-${address}${parts > 1 ? `-${part}` : ''}`;
  return answer(name, cover, nutritionBooklet({ ...cover, products: known(rows) }));
}

function coverOf(overrides: unknown, fonts: PdfFonts): Cover {
  const date = formatLongDate(new Date().toISOString());
  return { brand: mergeSettings(overrides).brandPhrase, title: TITLE, date, fonts };
}

/** Leaves out products whose nutrition facts have no known form. */
function known(rows: Awaited<ReturnType<typeof nutritionOfProducts>>): NutritionOfProduct[] {
  return rows.flatMap(({ nutrition, ...product }) => (nutrition ? [{ ...product, nutrition }] : []));
}

function answer(name: string, { brand, title, part, fonts }: Cover, booklet: Booklet): Rendered {
  const titles = [part ? `${title}: ${part}` : title, brand];
  return pdfAnswer(`${name}.pdf`, fonts, { title: titles.join(' | '), author: brand, ...booklet });
}
