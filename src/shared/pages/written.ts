import { formatLongDate } from '../format';
import { startOfBrandDay } from '../local-time';
import type { SiteSettings } from '../settings';
import { splitTogether } from '../typography';
import type { WrittenHead } from './head';
import type { PageField, PageKey, PageTexts } from './labels';
import type { Anchors } from './legal-anchors';
import { fieldsOf, type Kind } from './page';
import { pages } from './pages';
import { withWords } from './words';

/** Texts of a page in their final form, by name: HTML, or the value of an attribute. */
export type Written = Partial<Record<PageField | 'article', string>>;

/** Also has the head; missing for a page that came as HTML, which contains its head. */
export type WrittenPage = Written & { head?: WrittenHead };

/**
 * Returns the edited texts that the page's HTML does not contain as they are, or that its script needs: they travel as data
 * beside it. The page's script has their defaults.
 */
export function attributesOf(page: PageKey, written: Written): Written {
  const { sections, texts } = pages[page];
  const names = fieldsOf(sections).filter(
    ([name, { kind, isData }]) => (isPlain(kind) || isData) && written[name] !== asWritten(kind, texts[name] ?? ''),
  );
  return Object.fromEntries(names.map(([name]) => [name, written[name]]));
}

const isPlain = (kind: Kind) => kind === 'attribute' || kind === 'picture';

/** Returns a text in its final form; `undefined` for those that are only part of another. */
function asWritten(kind: Kind, text: string): string | undefined {
  if (kind === 'legal' || kind === 'head') return undefined;
  return kind === 'attribute' || kind === 'picture' ? text : WRITTEN[kind](text);
}

/** Returns the texts of a page in their final form, except those of its head. */
export function writtenTexts(page: PageKey, texts: PageTexts, settings: SiteSettings): Written {
  const { sections, legal } = pages[page];
  const written: Written = {};
  for (const [name, { kind }] of fieldsOf(sections)) {
    const text = asWritten(kind, texts[name] ?? '');
    if (text !== undefined) written[name] = text;
  }
  if (!legal) return written;
  const { anchors, subject } = legal;
  anchors.forEach(([, name], index) => {
    written[`${name}Title`] = `${index + 1}. ${written[`${name}Title`]}`;
  });
  const filled = (text: string) => withWords(text, settings, subject);
  return { ...written, article: article(anchors, written, (name) => blocks(filled(texts[name] ?? ''), subject)) };
}

const WRITTEN: Record<Exclude<Kind, 'legal' | 'attribute' | 'picture' | 'head'>, (text: string) => string> = {
  line: words,
  text: words,
  paragraphs: (text) => paragraphsOf(text).map(paragraph).join(''),
  date: (day) => `<time datetime="${day}">${formatLongDate(startOfBrandDay(day))}</time>`,
};

function article(anchors: Anchors, titles: Written, body: (name: Anchors[number][1]) => string): string {
  return anchors
    .map(([id, name]) => `<h2 id="${id}" tabindex="-1" class="[outline:0]">${titles[`${name}Title`]}</h2>${body(name)}`)
    .join('');
}

const paragraphsOf = (text: string) => text.split('\n\n');
const paragraph = (text: string) => `<p>${words(text)}</p>`;

/** `- ` at the beginning of a line. */
const ITEM = /^\s*-\s+/;

/** Returns paragraphs, and lists of the lines that begin with a dash. E-mail addresses become links. */
function blocks(text: string, subject: string): string {
  return paragraphsOf(text)
    .flatMap((block) => runs(block.split('\n')))
    .map((lines) => (ITEM.test(lines[0] ?? '') ? list(lines, subject) : `<p>${linked(lines.join(' '), subject)}</p>`))
    .join('');
}

/** Groups neighbouring lines into lists and other text. */
function runs(lines: string[]): string[][] {
  const found: string[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && ITEM.test(last[0] ?? '') === ITEM.test(line)) last.push(line);
    else found.push([line]);
  }
  return found;
}

function list(lines: string[], subject: string): string {
  return `<ul>${lines.map((line) => `<li>${linked(line.replace(ITEM, ''), subject)}</li>`).join('')}</ul>`;
}

function linked(text: string, subject: string): string {
  return text
    .split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/)
    .map((part, index) =>
      index % 2 ? `<a href="mailto:${part}?subject=${encodeURIComponent(subject)}">${part}</a>` : words(part),
    )
    .join('');
}

/** Escapes a text, and keeps `400 ml`, `R$ 5` and `pós-treino` on one line. */
function words(text: string): string {
  return splitTogether(text)
    .map((part, index) => (index % 2 ? `<span class="whitespace-nowrap">${escaped(part)}</span>` : escaped(part)))
    .join('');
}

/** Escapes text between tags, where quotes may stay. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
