import sanitize, { type IOptions } from 'sanitize-html';
import { cut } from '../../src/shared/cut';
import { imageAddress } from '../../src/shared/image';
import { linkAddress } from '../../src/shared/link';
import { VIDEO_ID } from '../../src/shared/video';

/** Version of the policy. Increase it when the policy allows less: bodies of an older version are cleaned again. */
export const CONTENT_POLICY = 1;

/** Maximum nesting of elements; deeper ones are dropped. */
const DEPTH = 100;
/** Maximum cells that one cell may span, and maximum width and height of a picture in pixels. */
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
  // The contracts below decide which addresses are allowed.
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  nestingLimit: DEPTH,
  // The content of these elements is not part of an article's text.
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
  // Of a link without an address its text stays; a picture without one is removed.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && !attribs.href) return 'excludeTag';
    return tag === 'img' && !attribs.src;
  },
};

/** Maximum open elements. No article nests so many, and the time to parse more grows to minutes. */
const MOST_OPEN = 5000;

class TooDeep extends Error {
  override name = 'TooDeep';
}

/** Returns the HTML of a post in a form that is safe to store and show. Cleaning it again changes nothing. */
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

/** Returns the text without elements, and escapes every `<` that is left. */
function wordsOf(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;');
}

/** Returns a stored body, cleaned by the current policy. */
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

/** Returns the attributes whose value is a whole number from 1 to `max`. */
function count(attributes: Record<string, string | undefined>, max: number): Record<string, string> {
  const isCount = (value = '') => /^[1-9]\d{0,15}$/.test(value) && Number(value) <= max;
  return Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => isCount(entry[1])));
}
