/**
 * Texts that must stay on one line: an amount with its currency or its unit, the parts of a hyphenated word or a postal
 * code, a street and its number, and the words on either side of a dash. No line may begin or end with a dash.
 *
 * Every part has a maximum length. Longer words would not fit a line, and matching an endless word from each of its
 * letters would take minutes.
 */
const TOGETHER = [
  'R\\$\\s?\\d[\\d.,]{0,20}',
  '\\d[\\d.,]{0,20}\\s(?:kg|mg|g|ml|l|kcal|km|m|cm|min|h|%)(?![\\p{L}\\d])',
  '\\p{L}{1,40}(?:-\\p{L}{1,40}){1,4}',
  '\\d{5}-\\d{3}',
  ',\\s\\d{1,20} [-–] [^\\s<>]{1,40}',
  '[^\\s<>]{1,40} [-–] [^\\s<>]{1,40}',
].join('|');

const PARTS = new RegExp(`(${TOGETHER})`, 'giu');
const TAG_OR_PART = new RegExp(`<[^>]*>|${TOGETHER}`, 'giu');
/** A text without one of these matches nothing above. Most texts have none and skip the slow pattern. */
const SIGN = /[\d–-]/;

/** Splits a text: every second piece must not be broken. */
export function splitTogether(text: string): string[] {
  return SIGN.test(text) ? text.split(PARTS) : [text];
}

/**
 * Prevents breaks at dashes and hyphens, and between a street and its number, with characters alone: in a list of a
 * hundred texts, elements would add kilobytes. The word joiner is there because browsers may break after a hyphen even
 * before a no-break space.
 */
export function dashesTogether(text: string): string {
  return text
    .replace(/, (?=\d+ [-–])/g, ',\u00A0')
    .replace(/ ([-–]) /g, '\u00A0$1\u2060\u00A0')
    .replace(/(\p{L}-)(?=\p{L})/gu, '$1\u2060');
}

/** Wraps the parts of sanitised HTML that must not be broken. */
export function htmlTogether(html: string): string {
  return html.replace(TAG_OR_PART, (part) =>
    part.startsWith('<') ? part : `<span class="whitespace-nowrap">${part}</span>`,
  );
}

/** Returns the plain text of such HTML, as of `writtenTexts`, for places where no tag may stand. */
export function wordsIn(html = ''): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
