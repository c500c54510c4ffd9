import { encode, type Font, widthOf } from './font';
import { literal } from './objects';
import { type Element, within } from './structure';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };

export type Style = { font: Font; size: number; color: string };

export type Page = {
  number: number;
  /** Drawing operators written so far. */
  operators: string[];
  /** Number of pieces of content that the structure refers to. */
  marks: number;
  /** Areas that are links. */
  links: Link[];
};

/** A link: an area of a page in points from the top left, its target, and its element in the structure. */
export type Link = { left: number; top: number; width: number; height: number; url: string; element: Element };

export const newPage = (number: number): Page => ({ number, operators: [], marks: 0, links: [] });

/**
 * Writes a line with its baseline at `y`; `x` and `y` are measured from the top left. Text without an element is
 * decoration, such as a running head.
 */
export function drawText(page: Page, text: string, x: number, y: number, style: Style, element: Element | null) {
  const { font, size, color } = style;
  const show = `BT /${font.name} ${size} Tf ${fill(color)} ${n(x)} ${up(y)} Td ${literal(encode(font, text))} Tj ET`;
  if (!element) {
    page.operators.push(`/Artifact BMC ${show} EMC`);
    return;
  }
  page.operators.push(`/${element.role} << /MCID ${page.marks} >> BDC ${show} EMC`);
  element.children.push({ page: page.number, mark: page.marks });
  page.marks += 1;
}

/** Writes a line as `drawText` does, but ending at `right`. */
export function drawRight(page: Page, text: string, right: number, y: number, style: Style, element: Element | null) {
  drawText(page, text, right - widthOf(style.font, text, style.size), y, style, element);
}

/** Writes a line as `drawText` does, as a link to `url` below `parent`. */
export function drawLink(page: Page, text: string, x: number, y: number, style: Style, parent: Element, url: string) {
  const element = within(parent, 'Link');
  drawText(page, text, x, y, style, element);
  const width = widthOf(style.font, text, style.size);
  page.links.push({ left: x, top: y - style.size, width, height: 1.3 * style.size, url, element });
}

export function fillBox(page: Page, x: number, y: number, width: number, height: number, color: string) {
  page.operators.push(`/Artifact BMC ${fill(color)} ${n(x)} ${up(y + height)} ${n(width)} ${n(height)} re f EMC`);
}

export function strokeBox(page: Page, x: number, y: number, width: number, height: number, color: string) {
  page.operators.push(`/Artifact BMC ${rgb(color)} RG 1 w ${n(x)} ${up(y + height)} ${n(width)} ${n(height)} re S EMC`);
}

/** Returns the corners of a link's area in PDF syntax. */
export function linkBox({ left, top, width, height }: Link): string {
  return `[${n(left)} ${up(top + height)} ${n(left + width)} ${up(top)}]`;
}

/** Converts `y`, because a PDF counts from the bottom. */
const up = (y: number) => n(PAGE.height - y);

const n = (value: number) => String(Math.round(value * 100) / 100);

const fill = (color: string) => `${rgb(color)} rg`;

/** `#6147de` → `0.38 0.278 0.871` */
function rgb(color: string): string {
  return [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
}
