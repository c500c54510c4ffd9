import sanitize, { type IOptions } from 'sanitize-html';
import { cut } from '../../src/shared/cut';
import { imageAddress } from '../../src/shared/image';
import { linkAddress } from '../../src/shared/link';
import { VIDEO_ID } from '../../src/shared/video';

/** Grows when what follows lets less through, so that bodies cleaned by an older policy are cleaned again. */
export const CONTENT_POLICY = 1;

/** Elements inside elements; deeper ones are dropped. */
const DEPTH = 100;
/** Cells that one cell may cover, and pixels that a picture may say it has. */
const SPAN = 50;
const PIXELS = 10_000;

const POLICY: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
    ...['a', 'strong', 'em', 'u', 's', 'code'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    figure: ['data-product', 'data-video', 'data-start'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  // Which addresses may stand is decided below, by the contracts.
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  nestingLimit: DEPTH,
  // What stands in these is no text of an article.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'svg', 'math', 'iframe'],
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: { ...imageSource(src), alt: cut(alt, 200), ...count({ width, height }, PIXELS) },
    }),
    figure: (tagName, attributes) => ({
      tagName,
      attribs: {
        ...count({ 'data-product': attributes['data-product'] }, Number.MAX_SAFE_INTEGER),
        ...videoId(attributes['data-video']),
        ...count({ 'data-start': attributes['data-start'] }, Number.MAX_SAFE_INTEGER),
      },
    }),
    ol: (tagName, { start }) => ({ tagName, attribs: count({ start }, PIXELS) }),
    td: (tagName, { colspan, rowspan }) => ({ tagName, attribs: count({ colspan, rowspan }, SPAN) }),
    th: (tagName, { colspan, rowspan }) => ({ tagName, attribs: count({ colspan, rowspan }, SPAN) }),
  },
  // A link that leads nowhere leaves its words, a picture without an address nothing.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && !attribs.href) return 'excludeTag';
    return tag === 'img' && !attribs.src;
  },
};

/** So many elements stand in one another in no article; to look at more takes ever longer, in the end minutes. */
const MOST_OPEN = 5000;

class TooDeep extends Error {
  override name = 'TooDeep';
}

/** The HTML of a post as it may be stored and shown: cleaning it again changes nothing. */
export function cleanHtml(html: string): string {
  let open = 0;
  const counting: IOptions = {
    onOpenTag: () => {
      open += 1;
      if (open > MOST_OPEN) throw new TooDeep();
    },
    onCloseTag: () => {
      open -= 1;
    },
  };
  try {
    return sanitize(html, { ...POLICY, ...counting });
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return sanitize(wordsOf(html), POLICY);
  }
}

/** Without any element: nothing that is left opens one. */
function wordsOf(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;');
}

/** A stored body, clean by today's policy. */
export function currentHtml({ content, contentPolicy }: { content: string; contentPolicy: number }): string {
  return contentPolicy < CONTENT_POLICY ? cleanHtml(content) : content;
}

function linkAttributes(typed: string): Record<string, string> {
  const { data: href } = linkAddress.safeParse(typed);
  if (href === undefined) return {};
  return href.startsWith('https:') ? { href, rel: 'noopener noreferrer' } : { href };
}

function imageSource(typed: string): Record<string, string> {
  const { data: src } = imageAddress.safeParse(typed);
  return src ? { src } : {};
}

function videoId(typed = ''): Record<string, string> {
  return VIDEO_ID.test(typed) ? { 'data-video': typed } : {};
}

/** Of attributes that count something, those that hold a number from 1 to `max`. */
function count(attributes: Record<string, string | undefined>, max: number): Record<string, string> {
  const isCount = (value = '') => /^[1-9]\d{0,15}$/.test(value) && Number(value) <= max;
  return Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => isCount(entry[1])));
}
