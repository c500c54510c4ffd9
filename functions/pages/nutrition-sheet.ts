import { highWarnings, type NutritionLabel, nutritionLabel } from '../../src/shared/nutrition';
import type { Nutrition } from '../../src/shared/nutrition-facts';
import { widthOf, wrap } from '../pdf/font';
import { drawRight, drawText, fillBox, type Page, type Style, strokeBox } from '../pdf/page';
import { type Element, within } from '../pdf/structure';
import { type Declared, ingredientsBlock } from './ingredients-block';
import type { PdfFonts } from './pdf-answer';

export type NutritionOfProduct = Declared & {
  categoryName: string;
  name: string;
  nutrition: Nutrition;
};

export const INK = '#1e1250';
const LINE = '#d9d2f3';

/** All measures are in points. `COLUMN_ENDS` are the right ends of the columns of amounts. */
export const SHEET_WIDTH = 246;
const COLUMN_ENDS = [162, 205, SHEET_WIDTH - 8];
const PADDING = 8;
const INDENT = 8;
const NAME_LINE = 14;
const WARNING = 18;
const TEXT_LINE = 10.5;
const ROW = 11.8;
const THICK = 3;
/** Room below the line under the column heads, which is thicker than the others. */
const BELOW_HEADS = 1.5;

/** Lays out a product's nutrition table, as on the Brazilian label, above its ingredients, which are `width` points wide. */
export function nutritionSheet(
  fonts: PdfFonts,
  { name, nutrition: facts, ...declaration }: NutritionOfProduct,
  width = SHEET_WIDTH,
) {
  const label = nutritionLabel(facts);
  const warnings = highWarnings(facts);
  const names = wrap(fonts.display, name, 12, SHEET_WIDTH);
  const intro = [label.servingsPerPack, label.serving].flatMap((line) =>
    line ? wrap(fonts.text, line, 8.5, SHEET_WIDTH - 2 * PADDING) : [],
  );
  const ownAbove = names.length * NAME_LINE + 4 + (warnings.length > 0 ? WARNING : 0);
  const introHeight = (1 + intro.length) * TEXT_LINE;
  const statement = label.insignificant && wrap(fonts.text, label.insignificant, 8.5, SHEET_WIDTH - 2 * PADDING);
  const bodyHeight = statement ? statement.length * TEXT_LINE + 3 : (label.lines.length + 2) * ROW + 1 + BELOW_HEADS;
  const block = ingredientsBlock(fonts, declaration, width, INK);
  const boxHeight = 2 * PADDING + introHeight + THICK + bodyHeight;

  /** `above` is the height above the box. Neighbours share the largest value, which aligns their boxes. */
  function draw(page: Page, x: number, top: number, above: number, parent: Element) {
    const heading = within(parent, 'H3');
    names.forEach((line, index) => {
      drawText(page, line, x, top + 11 + index * NAME_LINE, { font: fonts.display, size: 12, color: INK }, heading);
    });
    drawWarnings(page, fonts, warnings, x, top + names.length * NAME_LINE + 2, parent);
    strokeBox(page, x, top + above, SHEET_WIDTH, boxHeight, INK);
    drawFacts(page, x, top + above, parent);
    block.draw(page, x, top + above + boxHeight, parent);
  }

  function drawFacts(page: Page, x: number, top: number, parent: Element) {
    let y = top + PADDING + 6;
    const small = { font: fonts.text, size: 8.5, color: INK };
    drawText(page, 'Informação nutricional', x + PADDING, y, { ...small, font: fonts.bold }, within(parent, 'P'));
    const serving = within(parent, 'P');
    for (const line of intro) {
      y += TEXT_LINE;
      drawText(page, line, x + PADDING, y, small, serving);
    }
    fillBox(page, x + PADDING, y + 4, SHEET_WIDTH - 2 * PADDING, THICK, INK);
    if (statement) {
      const element = within(parent, 'P');
      statement.forEach((line, index) => {
        drawText(page, line, x + PADDING, y + THICK + 3 + (index + 1) * TEXT_LINE, small, element);
      });
      return;
    }
    drawLines(page, fonts, label, x, y + THICK + 1 + ROW, within(parent, 'Table'));
    const end = top + boxHeight - PADDING + 1;
    drawText(page, label.footnote, x + PADDING, end, { ...small, size: 7.5 }, within(parent, 'Note'));
  }

  return { above: ownAbove, height: boxHeight + block.height, draw };
}

function drawLines(page: Page, fonts: PdfFonts, label: NutritionLabel, x: number, top: number, table: Element) {
  const bold = { font: fonts.bold, size: 8.5, color: INK };
  const text = { ...bold, font: fonts.text };
  const header = within(table, 'TR');
  drawText(page, 'Nutriente', x + PADDING, top, bold, within(header, 'TH', 'Column'));
  drawCells(page, [...label.columns, '%VD*'], x, top, bold, () => within(header, 'TH', 'Column'));
  fillBox(page, x + PADDING, top + 2.7, SHEET_WIDTH - 2 * PADDING, 1, INK);
  label.lines.forEach((line, index) => {
    const y = top + BELOW_HEADS + (index + 1) * ROW;
    if (index > 0) fillBox(page, x + PADDING, y - ROW + 2.7, SHEET_WIDTH - 2 * PADDING, 0.5, LINE);
    const row = within(table, 'TR');
    drawText(page, line.name, x + PADDING + line.indent * INDENT, y, text, within(row, 'TH', 'Row'));
    drawCells(page, [line.per100, line.perServing, line.dailyValue], x, y, text, () => within(row, 'TD'));
  });
}

function drawCells(page: Page, cells: string[], x: number, y: number, style: Style, element: () => Element) {
  cells.forEach((cell, index) => {
    const own = element();
    if (cell) drawRight(page, cell, x + (COLUMN_ENDS[index] ?? SHEET_WIDTH), y, style, own);
  });
}

/** Draws the warnings of the magnifier symbol, in white on black as on the pack. */
function drawWarnings(page: Page, fonts: PdfFonts, warnings: string[], x: number, top: number, parent: Element) {
  if (warnings.length === 0) return;
  const element = within(parent, 'P');
  const style = { font: fonts.bold, size: 7.5, color: '#ffffff' };
  drawText(page, 'ALTO EM', x, top + 9.5, { ...style, color: '#000000' }, element);
  let left = x + widthOf(style.font, 'ALTO EM', style.size) + 6;
  for (const warning of warnings.map((text) => text.toUpperCase())) {
    const width = widthOf(style.font, warning, style.size) + 10;
    fillBox(page, left, top, width, 13.5, '#000000');
    drawText(page, warning, left + 5, top + 9.5, style, element);
    left += width + 4;
  }
}
