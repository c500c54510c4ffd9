import type { Context } from 'hono';
import { formatLongDate } from '../../src/shared/format';
import { nutritionOfProducts } from '../db/products';
import { readTogether } from '../db/reads';
import { settingsOverrides } from '../db/settings';
import { mergeSettings } from '../db/settings-overrides';
import type { AppEnv } from '../env';
import { pdfFile } from '../pdf/file';
import { type Font, readFont } from '../pdf/font';
import type { Rendered } from './cache';
import { nutritionBooklet } from './nutrition-booklet';
import type { PdfFonts } from './nutrition-sheet';

const TITLE = 'Tabelas nutricionais';

/** The nutrition tables of every active product, made from the database as it is now. */
export async function nutritionPdf(c: Context<AppEnv>): Promise<Rendered> {
  const read = readTogether(c.env.DB);
  const [rows, [row], fonts] = await Promise.all([read(nutritionOfProducts), read(settingsOverrides), loadFonts(c)]);
  const products = rows.flatMap(({ nutrition, ...product }) => (nutrition ? [{ ...product, nutrition }] : []));
  const brand = mergeSettings(row?.overrides).brandPhrase;
  const date = formatLongDate(new Date().toISOString());
  const { pages, structure } = nutritionBooklet({ brand, title: TITLE, date, fonts, products });
  const file = pdfFile({
    title: `${TITLE} | ${brand}`,
    author: brand,
    language: 'pt-BR',
    fonts: Object.values(fonts),
    pages,
    structure,
  });
  return {
    response: new Response(file, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline; filename="tabelas-nutricionais.pdf"',
        // The pages' policy would keep the browser's own viewer from showing it.
        'Content-Security-Policy': "frame-ancestors 'none'",
      },
    }),
    complete: true,
  };
}

/** Kept for the life of the isolate. */
let loaded: PdfFonts | undefined;

async function loadFonts(c: Context<AppEnv>): Promise<PdfFonts> {
  const load = async (file: string, name: string): Promise<Font> => {
    const answer = await c.env.ASSETS.fetch(new URL(`/fonts/${file}.ttf`, c.req.url).href);
    if (!answer.ok) throw new Error(`The font ${file} cannot be read: ${answer.status}`);
    return readFont(name, new Uint8Array(await answer.arrayBuffer()));
  };
  if (!loaded) {
    const [display, text, bold] = await Promise.all([
      load('fredoka-600', 'Fredoka-SemiBold'),
      load('outfit-400', 'Outfit-Regular'),
      load('outfit-600', 'Outfit-SemiBold'),
    ]);
    loaded = { display, text, bold };
  }
  return loaded;
}
