import { type Declaration, labelNotes, labelStatements } from '../../src/shared/label/statements';
import { wrap } from '../pdf/font';
import { drawText, type Page } from '../pdf/page';
import { type Element, within } from '../pdf/structure';
import type { PdfFonts } from './pdf-answer';

/** Declaration of a product, with the product's line. */
export type Declared = Declaration & { category: string };

const SIZE = 7.5;
const LINE = 9;
const GAP = 3;

/** Lays out the ingredients, directly followed by their warnings, to be drawn under a table. */
export function ingredientsBlock(fonts: PdfFonts, declaration: Declared, width: number, color: string) {
  const { ingredients } = declaration;
  const paragraphs = [
    { font: fonts.text, text: ingredients === null ? '' : `Ingredientes: ${ingredients}` },
    { font: fonts.bold, text: labelStatements(declaration, declaration.category).join(' ') },
    { font: fonts.text, text: labelNotes(declaration).join(' ') },
  ].flatMap(({ font, text }) => (text ? [{ font, lines: wrap(font, text, SIZE, width) }] : []));
  const count = paragraphs.reduce((sum, { lines }) => sum + lines.length, 0);

  function draw(page: Page, x: number, top: number, parent: Element) {
    let y = top + GAP;
    for (const { font, lines } of paragraphs) {
      const element = within(parent, 'P');
      for (const line of lines) {
        y += LINE;
        drawText(page, line, x, y, { font, size: SIZE, color }, element);
      }
    }
  }

  return { height: count > 0 ? GAP + count * LINE : 0, draw };
}
