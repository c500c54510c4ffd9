import { foundWords } from '../../shared/found-words';

/** Of the styles, by which what is marked is drawn (`search.css`). */
const NAME = 'found';

/**
 * Marks what a query looks for in what was found. The browser paints it over the words as they stand: no card has to know
 * of it. An older browser leaves it out. Returns what takes the marks away.
 */
export function markWords(results: HTMLElement | null, query: string): () => void {
  if (!results || typeof CSS === 'undefined' || !('highlights' in CSS)) return () => undefined;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(results, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [start, end] of foundWords(node.nodeValue ?? '', query)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return () => CSS.highlights.delete(NAME);
}
