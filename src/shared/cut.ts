/** The beginning of a text, no longer than `most`, without half of an emoji at its end. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
