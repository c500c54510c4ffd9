/** Maximum number of lines of a slide's title. */
const LINES = 3;

type TitleParts = {
  before: string;
  phrase: string;
  after: string;
  /** Length of the longest line when the title is set in three lines; the font size is chosen to fit it. */
  longest: number;
};

/** Splits a slide's title so that the brand phrase has its own line. */
export function titleParts(title: string, brandPhrase: string): TitleParts {
  const start = brandPhrase ? title.indexOf(brandPhrase) : -1;
  if (start === -1) return { before: title, phrase: '', after: '', longest: longestLine(title, LINES) };
  const before = title.slice(0, start).trim();
  const after = title.slice(start + brandPhrase.length).replace(/^\s*[:–—,-]?\s*/, '');
  const rest = before && after ? 1 : LINES - 1;
  const longest = Math.max(brandPhrase.length, longestLine(before, rest), longestLine(after, rest));
  return { before, phrase: brandPhrase, after, longest };
}

/** Returns the length of the longest line when `text` breaks into `lines` lines as evenly as its words allow. */
export function longestLine(text: string, lines: number): number {
  const words = text.split(/\s+/);
  const longestWord = Math.max(...words.map((word) => word.length));
  for (let width = longestWord; width < text.length; width += 1) if (linesAt(words, width) <= lines) return width;
  return text.length;
}

function linesAt(words: string[], width: number): number {
  let count = 0;
  let filled = Number.POSITIVE_INFINITY;
  for (const { length } of words) {
    if (filled + 1 + length > width) {
      count += 1;
      filled = length;
    } else filled += 1 + length;
  }
  return count;
}
