/**
 * What must stand on one line: an amount with its currency or its unit, the parts of a hyphenated word, a street and its
 * number, and the words on either side of a dash, so that no line begins or ends with it.
 *
 * Every part has its greatest length. A longer word would not fit a line, and one without end, looked through to its
 * end from each of its letters, would take minutes.
 */
const TOGETHER = [
  'R\\$\\s?\\d[\\d.,]{0,20}',
  '\\d[\\d.,]{0,20}\\s(?:kg|mg|g|ml|l|kcal|km|m|cm|min|h|%)(?![\\p{L}\\d])',
  '\\p{L}{1,40}(?:-\\p{L}{1,40}){1,4}',
  ',\\s\\d{1,20} [-–] [^\\s<>]{1,40}',
  '[^\\s<>]{1,40} [-–] [^\\s<>]{1,40}',
].join('|');

const PARTS = new RegExp(`(${TOGETHER})`, 'giu');
const TAG_OR_PART = new RegExp(`<[^>]*>|${TOGETHER}`, 'giu');
/** Without one of these nothing of that can be in a text: most have none, and are not looked through for the rest. */
const SIGN = /[\d–-]/;

/** The text in pieces: every second one must not be broken. */
export function splitTogether(text: string): string[] {
  return SIGN.test(text) ? text.split(PARTS) : [text];
}

/**
 * A text that is not broken at its dashes and hyphens, nor between a street and its number, by characters alone: where a
 * list has a hundred of them, elements would weigh kilobytes. The word joiner is there because a hyphen may be broken
 * after even where a no-break space follows.
 */
export function dashesTogether(text: string): string {
  return text
    .replace(/, (?=\d+ [-–])/g, ',\u00A0')
    .replace(/ ([-–]) /g, '\u00A0$1\u2060\u00A0')
    .replace(/(\p{L}-)(?=\p{L})/gu, '$1\u2060');
}

/** Sanitised HTML whose texts are not broken where they must not be. */
export function htmlTogether(html: string): string {
  return html.replace(TAG_OR_PART, (part) =>
    part.startsWith('<') ? part : `<span class="whitespace-nowrap">${part}</span>`,
  );
}

/** The words of such HTML as `writtenTexts` makes, where no tag may stand. */
export function wordsIn(html = ''): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
