import type { Address } from './addresses';

/** Unit of comparison: a paragraph of an article, or a line. */
export type Block = {
  /** Identity: two blocks are the same if their keys are equal. */
  key: string;
  /** Plain text. */
  text: string;
  /** HTML in the article. */
  html?: string;
  /** Addresses of its links and pictures. */
  addresses?: Address[];
  /** Its key without the addresses. */
  look?: string;
};

/** Functions that split a text of several paragraphs into blocks, and join blocks again. */
type Body = { split: (text: string) => Block[]; join: (blocks: Block[]) => string };

/** Fields that hold such texts, by noun and name. */
const BODIES: Record<string, Body> = {
  'posts.content': {
    split: paragraphsOf,
    join: (blocks) => blocks.map(({ html }) => html).join(''),
  },
  'products.longDescription': {
    split: (text) => text.split(/\n\s*\n/).map((part) => ({ key: part.trim(), text: part.trim() })),
    join: (blocks) => blocks.map(({ text }) => text).join('\n\n'),
  },
};

/** Returns how to split a field's text; undefined if it has no paragraphs. */
export function bodyOf(noun: string, field: string): Body | undefined {
  return BODIES[`${noun}.${field}`];
}

export function linesOf(text: string): Block[] {
  return text.split('\n').map((line) => ({ key: line, text: line }));
}

/** Returns the top-level elements of an article as blocks. */
function paragraphsOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes]
    .filter((node) => node instanceof Element || node.textContent?.trim())
    .map((node) => ({
      key: keyOf(node),
      text: readingOf(node).trim(),
      html: htmlOf(node),
      addresses: addressesIn(node),
      look: keyOf(node, false),
    }));
}

function addressesIn(node: Node): Address[] {
  if (!(node instanceof Element)) return [];
  const all = [node, ...node.querySelectorAll('a[href], img[src]')].filter((one) => one.matches('a[href], img[src]'));
  return all.map((one) =>
    one.localName === 'a'
      ? { kind: 'link', name: one.textContent.replace(/\s+/g, ' ').trim(), address: one.getAttribute('href') ?? '' }
      : { kind: 'picture', name: one.getAttribute('alt') ?? '', address: one.getAttribute('src') ?? '' },
  );
}

function htmlOf(node: Node): string {
  const holder = document.createElement('div');
  holder.append(node.cloneNode(true));
  return holder.innerHTML;
}

const MARKS = new Set(['strong', 'em', 'u', 's', 'code', 'a']);
/** Elements that the editor and the server write differently, and that readers do not see. */
const UNSEEN = new Set(['thead', 'tbody', 'colgroup']);
const SEEN = ['alt', 'start', 'colspan', 'rowspan', 'data-product', 'data-video', 'data-start'];
const WITH_ADDRESS = ['src', ...SEEN];

/**
 * Returns a key for the content and look of a block, whatever the nesting of marks and the line breaks. Includes the
 * addresses of links and pictures if `isWhole`.
 */
function keyOf(block: Node, isWhole = true): string {
  const parts: { marks: string; text: string }[] = [];
  const put = (marks: string, text: string) => {
    const last = parts.at(-1);
    if (last?.marks === marks) last.text += text;
    else parts.push({ marks, text });
  };
  walk(block, []);
  return parts
    .map(({ marks, text }) => ({ marks, text: text.replace(/\s+/g, ' ') }))
    .map(({ marks, text }) => (marks === '<' ? text : `${marks}"${text}"`))
    .join('')
    .replace(/"\s+|\s+"/g, '"')
    .replaceAll('""', '');

  function walk(node: Node, marks: string[]) {
    if (!(node instanceof Element)) return put(marks.toSorted().join(), node.textContent ?? '');
    const name = node.localName;
    const inside = () => {
      for (const child of node.childNodes) walk(child, marks);
    };
    if (MARKS.has(name)) {
      const mark = name === 'a' ? `a(${isWhole ? node.getAttribute('href') : ''})` : name;
      for (const child of node.childNodes) walk(child, [...marks, mark]);
    } else if (UNSEEN.has(name) || isOnlyParagraph(node)) inside();
    else {
      const attributes = (isWhole ? WITH_ADDRESS : SEEN)
        .map((attribute) => node.getAttribute(attribute) ?? '')
        .join('|');
      put('<', `<${name} ${attributes}>`);
      inside();
      put('<', `</${name}>`);
    }
  }
}

/** Returns whether a paragraph is redundant: `<li><p>a</p></li>` equals `<li>a</li>`. */
function isOnlyParagraph(element: Element): boolean {
  return element.localName === 'p' && Boolean(element.parentElement?.matches('li, th, td')) && isFirst(element);
}

const isFirst = ({ previousElementSibling }: Element) => previousElementSibling === null;

/** Returns the text for a figure that the site fills in. */
function cardOf(figure: Element): string | null {
  const kind = figure.hasAttribute('data-product') ? 'Produto' : figure.hasAttribute('data-video') && 'Vídeo';
  return kind ? `[${kind}: ${figure.textContent.trim()}]` : null;
}

/** Returns a block as plain text: list items and rows on their own lines, a picture by its description. */
function readingOf(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  const inside = () => [...node.childNodes].map(readingOf).join('');
  const parts = () => [...node.children].map(readingOf).join('');
  switch (node.localName) {
    case 'br':
      return '\n';
    case 'hr':
      return '———';
    case 'img':
      return `[Imagem: ${node.getAttribute('alt') || 'sem texto alternativo'}] `;
    case 'li':
      return `• ${inside().trim()}\n`;
    case 'ul':
    case 'ol':
      return `\n${parts()}`;
    case 'tr':
      return `${[...node.children].map((cell) => readingOf(cell).trim()).join(' | ')}\n`;
    case 'figure':
      return cardOf(node) ?? parts();
    case 'table':
    case 'thead':
    case 'tbody':
      return parts();
    case 'p':
      return `${inside()}\n`;
    default:
      return inside();
  }
}
