import type { licensingTexts } from '../../src/shared/pages/licensing-texts';
import type { SiteSettings } from '../../src/shared/settings';
import { wrap } from '../pdf/font';
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

/** Lays out the licensing page for print, on three pages: what it is, what it costs, which steps follow. */
export function licensingBooklet({ texts, settings, origin, date, fonts }: Booklet): {
  pages: Page[];
  structure: Element;
} {
  const structure: Element = { role: 'Document', children: [] };
  const pages = [0, 1, 2].map(newPage);
  const [cover, costs, way] = pages as [Page, Page, Page];
  const display = (size: number, color = INK): Style => ({ font: fonts.display, size, color });
  const text = (size = 12, color = TEXT): Style => ({ font: fonts.text, size, color });

  /** Draws the lines of one element, the first with its baseline at `y`. Returns the next baseline. */
  function block(page: Page, words: string, y: number, style: Style, role: Element['role'], x = MARGIN): number {
    const element = within(structure, role);
    const lines = wrap(style.font, words, style.size, RIGHT - x);
    const height = style.size * (style.font === fonts.display ? 1.1 : 1.45);
    lines.forEach((line, index) => {
      drawText(page, line, x, y + index * height, style, element);
    });
    return y + lines.length * height;
  }

  function drawCover() {
    fillBox(cover, 0, 0, PAGE.width, PAGE.height, PURPLE);
    fillBox(cover, 0, 610, PAGE.width, PAGE.height - 610, PINK);
    block(cover, settings.brandPhrase, 92, display(20, '#ffffff'), 'P');
    const below = block(cover, texts.licensingTitle, 270, display(54, '#ffffff'), 'H1');
    const lead =
      'Você entra com a vontade e a cidade; a gente, com a marca, as receitas e o caminho da conversa ao dia a dia.';
    block(cover, lead, below + 8, text(16, '#ffffff'), 'P');
    block(cover, texts.licensingFact1, 676, text(14, INK), 'P');
    block(cover, texts.licensingTotal, 722, display(40), 'P');
    block(cover, `Apresentação do licenciamento, ${date}`, 782, text(11, INK), 'P');
  }

  function drawCosts() {
    let y = block(costs, texts.licensingInvestmentTitle, 104, display(32), 'H2') + 12;
    const table = within(structure, 'Table');
    for (const { item, value, isTotal = false } of investmentIn(texts)) {
      const row = within(table, 'TR');
      fillBox(costs, MARGIN, y, WIDTH, isTotal ? 40 : 1, isTotal ? '#fff0fa' : '#e4dcf7');
      const style = isTotal ? display(17) : text(13, INK);
      drawText(costs, item, MARGIN + 12, y + 26, style, within(row, 'TH', 'Row'));
      drawRight(costs, value, RIGHT - 12, y + 26, style, within(row, 'TD'));
      y += 40;
    }
    y = block(costs, texts.licensingResultsTitle, y + 60, display(22), 'H2') + 16;
    const results = resultsIn(texts);
    results.forEach(({ item, value, detail }, column) => {
      const x = MARGIN + (column * WIDTH) / results.length;
      block(costs, item, y, text(12), 'P', x);
      block(costs, value, y + 26, display(22, PURPLE), 'P', x);
      if (detail) block(costs, detail, y + 44, text(11.5), 'P', x);
    });
    y += 84;
    const caution =
      'Estimativas da marca, que não são promessa de resultado. Os valores mudam com a cidade, o ponto e o tamanho da ' +
      'loja; valem as condições da apresentação completa e do contrato.';
    y = block(costs, caution, y + 6, text(10.5), 'P') + 56;
    y = block(costs, 'Três formatos', y, display(22), 'H2') + 14;
    for (const { name, needs } of formatsIn(texts)) {
      y = block(costs, name, y, { ...text(13, INK), font: fonts.bold }, 'H3');
      y = block(costs, needs, y, text(12), 'P') + 10;
    }
  }

  function drawWay() {
    let y = block(way, 'Da conversa ao dia a dia', 104, display(32), 'H2') + 22;
    stepsIn(texts).forEach(({ title, text: words }, index) => {
      drawText(way, String(index + 1), MARGIN, y + 20, display(34, PURPLE), null);
      block(way, title, y + 4, display(16), 'H3', MARGIN + 48);
      y = block(way, words, y + 24, text(12), 'P', MARGIN + 48) + 26;
    });
    fillBox(way, 0, 612, PAGE.width, PAGE.height - 612, PINK);
    y = block(way, texts.licensingFormTitle, 666, display(26), 'H2') + 4;
    const lines = [
      `WhatsApp: ${settings.phone}`,
      `E-mail: ${settings.franchiseEmail}`,
      `Agenda: ${settings.schedulingLink}`,
      `${origin}/licencie`,
    ];
    for (const line of lines) y = block(way, line, y, text(13, INK), 'P') + 3;
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

const resultsIn = (texts: LicensingTexts) => [
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
