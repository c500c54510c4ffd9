import { drawLink, drawRight, drawText, fillBox, newPage, PAGE, type Page } from '../pdf/page';
import { type Element, within } from '../pdf/structure';
import { INK, type NutritionOfProduct, nutritionSheet, SHEET_WIDTH } from './nutrition-sheet';
import type { PdfFonts } from './pdf-answer';

/** `part` names the part of all tables that the booklet contains, if it does not contain all. */
export type Cover = { brand: string; title: string; part?: string | undefined; date: string; fonts: PdfFonts };

/** Pages and structure of a file. */
export type Booklet = { pages: Page[]; structure: Element };

/** An entry of the index: some tables of a line, and the address of their file. */
export type Part = { line: string; words: string; url: string };

const PURPLE = '#6147de';
const MUTED = '#5a4f86';

const MARGIN = 42;
const RIGHT = PAGE.width - MARGIN;
const COVER = 118;
const BOTTOM = PAGE.height - 50;
const GAP = 16;
const HEADING = 34;
const LINK_LINE = 22;
/** Maximum height of a table with its ingredients in one column: that of a page below a heading and a name of four lines. */
const TALLEST = BOTTOM - MARGIN - HEADING - 80;

/**
 * Lays out the tables in two columns under their category's heading. No table is split between pages: one whose
 * ingredients are too long for a column has both.
 */
export function nutritionBooklet(booklet: Cover & { products: NutritionOfProduct[] }): Booklet {
  const { fonts, products } = booklet;
  const structure: Element = { role: 'Document', children: [] };
  let page = newPage(0);
  const pages = [page];
  drawCover(page, booklet, structure);
  let y = COVER + 22;

  function startPage() {
    page = newPage(pages.length);
    pages.push(page);
    y = MARGIN;
  }

  function heading(text: string, element: Element | null) {
    drawText(page, text, MARGIN, y + 18, { font: fonts.display, size: 18, color: PURPLE }, element);
    y += HEADING;
  }

  for (const [first, ...others] of categoriesOf(products)) {
    rowsOf(fonts, [first, ...others]).forEach((row, index) => {
      const above = Math.max(...row.map((sheet) => sheet.above));
      const height = above + Math.max(...row.map((sheet) => sheet.height));
      const isFirst = index === 0;
      const fits = y + (isFirst ? HEADING : 0) + height <= BOTTOM;
      if (!fits) startPage();
      if (isFirst || !fits) heading(first.categoryName, isFirst ? within(structure, 'H2') : null);
      row.forEach((sheet, column) => {
        sheet.draw(page, column === 0 ? MARGIN : RIGHT - SHEET_WIDTH, y, above, structure);
      });
      y += height + GAP;
    });
  }
  if (products.length === 0) {
    const style = { font: fonts.text, size: 12, color: INK };
    drawText(page, 'Ainda não há tabelas publicadas.', MARGIN, y + 18, style, within(structure, 'P'));
  }
  for (const each of pages) drawFooter(each, pages.length, booklet);
  return { pages, structure };
}

type Sheet = ReturnType<typeof nutritionSheet>;

/** Returns the tables in rows of two, or of one that needs both columns. */
function rowsOf(fonts: PdfFonts, products: NutritionOfProduct[]): Sheet[][] {
  const rows: Sheet[][] = [];
  let isOpen = false;
  for (const product of products) {
    const sheet = nutritionSheet(fonts, product);
    const isTall = sheet.height > TALLEST;
    if (isOpen && !isTall) rows.at(-1)?.push(sheet);
    else rows.push([isTall ? nutritionSheet(fonts, product, RIGHT - MARGIN) : sheet]);
    isOpen = !isOpen && !isTall;
  }
  return rows;
}

/** Lays out an index, for tables that are too many for one file: a link to each part, under the name of its line. */
export function nutritionIndex(index: Cover & { parts: Part[] }): Booklet {
  const { fonts, parts } = index;
  const structure: Element = { role: 'Document', children: [] };
  let page = newPage(0);
  const pages = [page];
  drawCover(page, index, structure);
  let y = COVER + 40;
  const text = { font: fonts.text, size: 12, color: INK };
  drawText(page, 'As tabelas estão em um arquivo por linha:', MARGIN, y, text, within(structure, 'P'));
  y += 16;
  parts.forEach(({ line, words, url }, at) => {
    const isFirst = line !== parts[at - 1]?.line;
    if (y + (isFirst ? HEADING : 0) + LINK_LINE > BOTTOM) {
      page = newPage(pages.length);
      pages.push(page);
      y = MARGIN;
    }
    if (isFirst) {
      y += HEADING;
      drawText(page, line, MARGIN, y, { font: fonts.display, size: 18, color: PURPLE }, within(structure, 'H2'));
    }
    y += LINK_LINE;
    drawLink(page, words, MARGIN, y, { ...text, color: PURPLE }, within(structure, 'P'), url);
  });
  for (const each of pages) drawFooter(each, pages.length, index);
  return { pages, structure };
}

function drawCover(page: Page, { brand, title, part, date, fonts }: Cover, structure: Element) {
  fillBox(page, 0, 0, PAGE.width, COVER, PURPLE);
  fillBox(page, 0, COVER, PAGE.width, 5, '#fea7e1');
  const white = { font: fonts.display, size: 16, color: '#ffffff' };
  drawText(page, brand, MARGIN, 44, white, within(structure, 'P'));
  drawText(page, title, MARGIN, 84, { ...white, size: 32 }, within(structure, 'H1'));
  const subtitle = [part, `Valores de ${date}`].filter(Boolean).join(' · ');
  drawText(page, subtitle, MARGIN, 104, { ...white, font: fonts.text, size: 11 }, within(structure, 'P'));
}

function drawFooter(page: Page, count: number, { brand, title, part, date, fonts }: Cover) {
  const style = { font: fonts.text, size: 8.5, color: MUTED };
  const y = PAGE.height - 28;
  const foot = [brand, title, part, date].filter(Boolean).join(' · ');
  drawText(page, foot, MARGIN, y, style, null);
  drawRight(page, `Página ${page.number + 1} de ${count}`, RIGHT, y, style, null);
}

/** Groups adjacent products of the same category. */
function categoriesOf(products: NutritionOfProduct[]): [NutritionOfProduct, ...NutritionOfProduct[]][] {
  const groups: [NutritionOfProduct, ...NutritionOfProduct[]][] = [];
  for (const product of products) {
    const last = groups.at(-1);
    if (last?.[0].category === product.category) last.push(product);
    else groups.push([product]);
  }
  return groups;
}
