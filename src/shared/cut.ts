/** Length of a description, in characters: search engines show no more. */
const SUMMARY = 160;

/** Returns the beginning of a text, no longer than `most`, without half an emoji at its end. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** Returns the beginning of a text in one line, as the description of a page. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SUMMARY ? `${cut(line, SUMMARY - 3)}…` : line;
}
