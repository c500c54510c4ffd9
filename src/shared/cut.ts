/** Returns the beginning of a text, no longer than `most`, without half an emoji at its end. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
