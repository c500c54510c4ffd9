import { wordsIn } from './typography';

type Part = { id: string; title: string };

/** Minimum number of parts: a shorter article needs no contents. */
const LEAST = 4;
/** Ids that other elements have on the page of an article. */
const TAKEN = ['conteudo', 'carrinho-titulo', 'receber', 'leia-tambem', 'licencie-titulo', 'page', 'wordmark'];

/** Returns the HTML of an article with anchors on its parts, and the list of parts if there are enough of them. */
export function withContents(html: string): { html: string; contents: Part[] } {
  const parts: Part[] = [];
  const free = freeAnchors();
  const anchored = html.replace(/<h2([^>]*)>(.*?)<\/h2>/gs, (whole, attributes: string, inner: string) => {
    const title = wordsIn(inner).trim();
    if (!title) return whole;
    const id = free(anchorOf(title));
    parts.push({ id, title });
    return `<h2 id="${id}"${attributes}>${inner}</h2>`;
  });
  return { html: anchored, contents: parts.length >= LEAST ? parts : [] };
}

/** `De onde vem?` → `de-onde-vem` */
function anchorOf(title: string): string {
  return (
    title
      // Not `fold`: importing it would add the code of the search to every article.
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'parte'
  );
}

/**
 * Returns a function that makes anchors unique by adding a number. It remembers the last number of each anchor, which
 * keeps it fast for an article with very many parts of the same title.
 */
function freeAnchors(): (anchor: string) => string {
  const taken = new Set(TAKEN);
  const numbers = new Map<string, number>();
  return (anchor) => {
    let number = numbers.get(anchor) ?? 1;
    let id = anchor;
    for (; taken.has(id); id = `${anchor}-${number}`) number += 1;
    numbers.set(anchor, number);
    taken.add(id);
    return id;
  };
}
