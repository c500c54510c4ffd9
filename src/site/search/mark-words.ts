import { foundWords } from '../../shared/found-words';

/** Name of the highlight that the styles refer to (`search.css`). */
const NAME = 'found';

/**
 * Highlights the query's words in the results. The browser paints them over the text, so no card needs to know; older
 * browsers show none. Returns a function that removes the highlights.
 */
export function markWords(results: HTMLElement | null, query: string): () => void {
  if (!results || !('highlights' in CSS)) return () => undefined;
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
