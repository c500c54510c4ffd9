import type { licensingTexts } from '../../src/shared/pages/licensing-texts';
import type { SiteSettings } from '../../src/shared/settings';
import { widthOf, wrap } from '../pdf/font';
import { drawRight, drawText, fillBox, newPage, PAGE, type Page, type Style } from '../pdf/page';
import { type Element, within } from '../pdf/structure';
import type { PdfFonts } from './pdf-answer';

/** Texts of the licensing page, with the editors' changes. */
type LicensingTexts = typeof licensingTexts;
type Booklet = { texts: LicensingTexts; settings: SiteSettings; origin: string; date: string; fonts: PdfFonts };

const PURPLE = '#6147de';
const PINK = '#fea7e1';
const INK = '#1e1250';
const TEXT = '#40376a';

const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const RIGHT = PAGE.width - MARGIN;
/** First and last baseline of a page. */
const TOP = 104;
const BOTTOM = PAGE.height - 42;
/** Top of the pink fields on the cover and below the steps. */
const COVER_FIELD = 610;
const CONTACT_FIELD = 612;
/** Gap between two texts on one line. */
const GAP = 12;

/**
 * Lays out the licensing page for print: what it is, what it costs, which steps follow, each on a page of its own. Texts
 * that are as long as editors may write them continue on a further page.
 */
export function licensingBooklet({ texts, settings, origin, date, fonts }: Booklet): {
  pages: Page[];
  structure: Element;
} {
  const structure: Element = { role: 'Document', children: [] };
  let page = newPage(0);
  const pages = [page];
  /** Baseline of the next line. */
  let y = TOP;
  const display = (size: number, color = INK): Style => ({ font: fonts.display, size, color });
  const text = (size = 12, color = TEXT): Style => ({ font: fonts.text, size, color });
  const lineOf = ({ font, size }: Style) => size * (font === fonts.display ? 1.1 : 1.45);

  function startPage() {
    page = newPage(pages.length);
    pages.push(page);
    y = TOP;
  }

  /** Draws the lines of one element, the first with its baseline at `top`. Returns the next baseline. */
  function linesAt(words: string, top: number, style: Style, role: Element['role'], x = MARGIN, width = RIGHT - x) {
    const element = within(structure, role);
    const lines = wrap(style.font, words, style.size, width);
    lines.forEach((line, index) => {
      drawText(page, line, x, top + index * lineOf(style), style, element);
    });
    return top + lines.length * lineOf(style);
  }

  /** Draws an element below the last one. */
  function block(words: string, style: Style, role: Element['role'], x = MARGIN) {
    y = linesAt(words, y, style, role, x);
  }

  /** Returns the height of the lines of a text. */
  function heightOf(words: string, style: Style, width = WIDTH): number {
    return wrap(style.font, words, style.size, width).length * lineOf(style);
  }

  function drawCover() {
    fillBox(page, 0, 0, PAGE.width, PAGE.height, PURPLE);
    fillBox(page, 0, COVER_FIELD, PAGE.width, PAGE.height - COVER_FIELD, PINK);
    linesAt(settings.brandPhrase, 92, display(20, '#ffffff'), 'P');
    const isLong = wrap(fonts.display, texts.licensingTitle, 54, WIDTH).length > 4;
    const below = linesAt(texts.licensingTitle, 270, display(isLong ? 42 : 54, '#ffffff'), 'H1');
    const lead =
      'Você entra com a vontade e a cidade; a gente, com a marca, as receitas e o caminho da conversa ao dia a dia.';
    linesAt(lead, below + 8, text(16, '#ffffff'), 'P');
    linesAt(texts.licensingFact1, 676, text(14, INK), 'P');
    linesAt(texts.licensingTotal, 722, display(40), 'P');
    linesAt(`Apresentação do licenciamento, ${date}`, 782, text(11, INK), 'P');
  }

  function drawCosts() {
    startPage();
    block(texts.licensingInvestmentTitle, display(32), 'H2');
    y += 12;
    const table = within(structure, 'Table');
    for (const line of investmentIn(texts)) drawInvestment(line, table);
    y += 60;
    block(texts.licensingResultsTitle, display(22), 'H2');
    y += 16;
    drawResults();
    const caution =
      'Estimativas da marca, que não são promessa de resultado. Os valores mudam com a cidade, o ponto e o tamanho da ' +
      'loja; valem as condições da apresentação completa e do contrato.';
    y += 29;
    block(caution, text(10.5), 'P');
    y += 56;
    drawFormats();
  }

  /** Draws a row of the table. A value that does not fit beside its name is below it. */
  function drawInvestment({ item, value, isTotal }: Line, table: Element) {
    const row = within(table, 'TR');
    const style = isTotal ? display(17) : text(13, INK);
    const width = (words: string) => widthOf(style.font, words, style.size);
    const below = width(item) + width(value) + 3 * GAP > WIDTH ? 22 : 0;
    const height = 40 + below;
    fillBox(page, MARGIN, y, WIDTH, isTotal ? height : 1, isTotal ? '#fff0fa' : '#e4dcf7');
    drawText(page, item, MARGIN + GAP, y + 26, style, within(row, 'TH', 'Row'));
    drawRight(page, value, RIGHT - GAP, y + 26 + below, style, within(row, 'TD'));
    y += height;
  }

  /** Draws the results in columns. Their values, and below them their details, are level with one another. */
  function drawResults() {
    const results = resultsIn(texts);
    const step = WIDTH / results.length;
    const [name, value, detail] = [text(12), display(22, PURPLE), text(11.5)];
    const highest = (words: (result: Result) => string, style: Style) =>
      Math.max(...results.map((result) => heightOf(words(result), style, step - GAP)));
    const valueAt = y + highest(({ item }) => item, name) + 9;
    const detailAt = valueAt + highest((result) => result.value, value) - 6;
    results.forEach((result, column) => {
      const x = MARGIN + column * step;
      linesAt(result.item, y, name, 'P', x, step - GAP);
      linesAt(result.value, valueAt, value, 'P', x, step - GAP);
      if (result.detail) linesAt(result.detail, detailAt, detail, 'P', x, step - GAP);
    });
    y = detailAt + highest((result) => result.detail, detail);
  }

  function drawFormats() {
    const heading = display(22);
    const strong: Style = { ...text(13, INK), font: fonts.bold };
    const formats = formatsIn(texts).map((format) => ({
      ...format,
      height: lineOf(strong) + heightOf(format.needs, text()),
    }));
    const [first] = formats;
    if (first && y + lineOf(heading) + 14 + first.height > BOTTOM) startPage();
    block('Três formatos', heading, 'H2');
    y += 14;
    for (const { name, needs, height } of formats) {
      if (y + height > BOTTOM) startPage();
      block(name, strong, 'H3');
      block(needs, text(), 'P');
      y += 10;
    }
  }

  function drawWay() {
    const x = MARGIN + 48;
    startPage();
    block('Da conversa ao dia a dia', display(32), 'H2');
    y += 22;
    stepsIn(texts).forEach(({ title, text: words }, index) => {
      if (y + 24 + heightOf(words, text(), RIGHT - x) > BOTTOM) startPage();
      drawText(page, String(index + 1), MARGIN, y + 20, display(34, PURPLE), null);
      linesAt(title, y + 4, display(16), 'H3', x);
      y += 24;
      block(words, text(), 'P', x);
      y += 26;
    });
    drawContact();
  }

  function drawContact() {
    if (y > CONTACT_FIELD + 14) startPage();
    fillBox(page, 0, CONTACT_FIELD, PAGE.width, PAGE.height - CONTACT_FIELD, PINK);
    y = 666;
    block(texts.licensingFormTitle, display(26), 'H2');
    y += 4;
    const lines = [
      `WhatsApp: ${settings.chatPhone}`,
      ...(settings.phone === settings.chatPhone ? [] : [`Telefone: ${settings.phone}`]),
      `E-mail: ${settings.franchiseEmail}`,
      `Agenda: ${settings.schedulingLink}`,
      `${origin}/licencie`,
    ];
    for (const line of lines) {
      block(line, text(13, INK), 'P');
      y += 3;
    }
  }

  drawCover();
  drawCosts();
  drawWay();
  return { pages, structure };
}

type Line = { item: string; value: string; isTotal?: true };

const investmentIn = (texts: LicensingTexts): Line[] => [
  { item: texts.licensingItem1, value: texts.licensingItem1Value },
  { item: texts.licensingItem2, value: texts.licensingItem2Value },
  { item: texts.licensingItem3, value: texts.licensingItem3Value },
  { item: texts.licensingItem4, value: texts.licensingItem4Value },
  { item: 'Investimento total', value: texts.licensingTotal, isTotal: true },
];

type Result = { item: string; value: string; detail: string };

const resultsIn = (texts: LicensingTexts): Result[] => [
  { item: texts.licensingResult1, value: texts.licensingResult1Value, detail: texts.licensingResult1Detail },
  { item: texts.licensingResult2, value: texts.licensingResult2Value, detail: texts.licensingResult2Detail },
  { item: texts.licensingResult3, value: texts.licensingResult3Value, detail: '' },
];

const formatsIn = (texts: LicensingTexts) => [
  { name: texts.licensingFormat1, needs: texts.licensingFormat1Needs },
  { name: texts.licensingFormat2, needs: texts.licensingFormat2Needs },
  { name: texts.licensingFormat3, needs: texts.licensingFormat3Needs },
];

const stepsIn = (texts: LicensingTexts) => [
  { title: texts.licensingStep1, text: texts.licensingStep1Text },
  { title: texts.licensingStep2, text: texts.licensingStep2Text },
  { title: texts.licensingStep3, text: texts.licensingStep3Text },
  { title: texts.licensingStep4, text: texts.licensingStep4Text },
  { title: texts.licensingStep5, text: texts.licensingStep5Text },
  { title: texts.licensingStep6, text: texts.licensingStep6Text },
];
