import { wordsIn } from './typography';

type Part = { id: string; title: string };

/** A shorter article is seen at a glance. */
const LEAST = 4;
/** What else is called so on the page of an article. */
const TAKEN = ['conteudo', 'carrinho-titulo', 'leia-tambem', 'licencie-titulo', 'page', 'wordmark'];

/** The HTML of an article whose parts can be led to by their titles, and these, where there are enough to choose from. */
export function withContents(html: string): { html: string; contents: Part[] } {
  const parts: Part[] = [];
  const anchored = html.replace(/<h2([^>]*)>(.*?)<\/h2>/gs, (whole, attributes: string, inner: string) => {
    const title = wordsIn(inner).trim();
    if (!title) return whole;
    const id = free(anchorOf(title), parts);
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

/** The anchor itself, or with a number that makes it another. */
function free(anchor: string, parts: Part[]): string {
  const taken = new Set([...TAKEN, ...parts.map(({ id }) => id)]);
  let id = anchor;
  for (let number = 2; taken.has(id); number += 1) id = `${anchor}-${number}`;
  return id;
}
