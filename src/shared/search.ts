/** Folds a text: lower case, no accents, single spaces, one kind of hyphen. This lets `acao` find `Ação`. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}|[\u00AD\u2060]/gu, '')
    .replace(/[\u2010\u2011]/g, '-');
  return plain.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Maximum length of a query, in characters and in words. The rest is ignored. */
export const QUERY_LENGTH = 100;
const QUERY_WORDS = 8;

/** Returns the folded words of a query without duplicates. A match has all of them. */
export function searchWords(query: string): string[] {
  const folded = fold(query.slice(0, QUERY_LENGTH)).toWellFormed();
  return [...new Set(folded.split(' '))].filter(Boolean).slice(0, QUERY_WORDS);
}

/** Returns the text by which a record is found, as stored in `search_text`. The most important words come first. */
function searchText(...parts: (string | null)[]): string {
  return fold(parts.filter(Boolean).join(' '));
}

export function productSearchText(product: { name: string; category: string; description: string }): string {
  return searchText(product.name, product.category, product.description);
}

/** Returns a category's search text: not its description, which names other things. Not stored: categories are few. */
export function categorySearchText(category: { name: string; key: string }): string {
  return searchText(category.name, category.key);
}

/** Returns the search text of a question. It is not stored, because questions are few. */
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

/**
 * Maximum length in characters, of at most three bytes, of the words of a post's body: a row of D1 holds 2,000,000 bytes, and
 * the body takes up to 1 MB of them. Only texts without repeated words reach it.
 */
const BODY_WORDS_MAX = 300_000;

/** Returns the search text of a post. Each word of the body appears once, which keeps long articles fast to search. */
export function postSearchText({ title, category, author, excerpt, content }: SearchablePost): string {
  const body = fold(content.replace(/<[^>]*>|&\w+;/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = [...new Set(body)].join(' ');
  return searchText(title, category, author, excerpt, words.slice(0, BODY_WORDS_MAX).toWellFormed());
}
