import { wordsIn } from './typography';

type Part = { id: string; title: string };

/** A shorter article is seen at a glance. */
const LEAST = 4;
/** What else is called so on the page of an article. */
const TAKEN = ['conteudo', 'carrinho-titulo', 'leia-tambem', 'licencie-titulo', 'page', 'wordmark'];

/** The HTML of an article whose parts can be led to by their titles, and these, where there are enough to choose from. */
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
      // Not by `fold`: what a search is made of would come along into every article.
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'parte'
  );
}

/**
 * What gives an anchor itself, or with a number that makes it another. Of each it knows the last number: an article may have
 * as many parts of one title as fit into it.
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
