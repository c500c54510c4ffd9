/** Lower case, without accents, with single spaces and one kind of hyphen, so that `acao` finds `Ação`. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}|[\u00AD\u2060]/gu, '')
    .replace(/[\u2010\u2011]/g, '-');
  return plain.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Of a query, what is looked for: no more than a visitor would type. */
export const QUERY_LENGTH = 100;
const QUERY_WORDS = 8;

/** The folded words of a query, each once. Every one of them must be found. */
export function searchWords(query: string): string[] {
  const folded = fold(query.slice(0, QUERY_LENGTH)).toWellFormed();
  return [...new Set(folded.split(' '))].filter(Boolean).slice(0, QUERY_WORDS);
}

/** The words that a product, post or store is found by, as `search_text` keeps them: what weighs most stands first. */
function searchText(...parts: (string | null)[]): string {
  return fold(parts.filter(Boolean).join(' '));
}

export function productSearchText(product: { name: string; category: string; description: string }): string {
  return searchText(product.name, product.category, product.description);
}

/** Categories keep no such column: they are few. Their names say what they are, their descriptions what else there is. */
export function categorySearchText(category: { name: string; key: string }): string {
  return searchText(category.name, category.key);
}

/** Of questions, too, there are few. What is asked weighs most. */
export function faqSearchText({ question, answer }: { question: string; answer: string }): string {
  return searchText(question, answer);
}

export function locationSearchText(location: { name: string; address: string; city: string; uf: string }): string {
  return searchText(location.name, location.city, location.uf, location.address);
}

export function userSearchText(user: { name: string; email: string }): string {
  return searchText(user.name, user.email);
}

export function mediumSearchText(medium: { name: string; alt: string; folder?: string | null }): string {
  return searchText(medium.alt, medium.name, medium.folder ?? null);
}

type SearchablePost = {
  title: string;
  category: string | null;
  author: string | null;
  excerpt: string | null;
  content: string;
};

/** The words of the body follow, each once: a long article stays short to search. */
export function postSearchText({ title, category, author, excerpt, content }: SearchablePost): string {
  const body = fold(content.replace(/<[^>]*>|&\w+;/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return searchText(title, category, author, excerpt, [...new Set(body)].join(' '));
}
