import type { Context } from 'hono';
import type { AppEnv } from '../env';
import { type PdfDocument, pdfFile } from '../pdf/file';
import { type Font, readFont } from '../pdf/font';
import type { Rendered } from './cache';

/** The brand's fonts, as embedded into PDFs. */
export type PdfFonts = { display: Font; text: Font; bold: Font };

/** Returns a PDF in Portuguese, which browsers show in place and save as `name`. */
export function pdfAnswer(name: string, fonts: PdfFonts, document: Omit<PdfDocument, 'fonts' | 'language'>): Rendered {
  const file = pdfFile({ ...document, language: 'pt-BR', fonts: Object.values(fonts) });
  return {
    response: new Response(file, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${name}"`,
        // The policy of the pages would block the browser's PDF viewer.
        'Content-Security-Policy': "frame-ancestors 'none'",
      },
    }),
    complete: true,
  };
}

/** Kept for the life of the isolate. */
let loaded: PdfFonts | undefined;

export async function loadFonts(c: Context<AppEnv>): Promise<PdfFonts> {
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
