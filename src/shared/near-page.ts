import { isMistyped } from './search-typos';

/**
 * Returns the page that an unknown address may have meant: one with almost the same path, one that ends in the same word,
 * or else such a page for its parent path. Never the home page, which is near to everything.
 */
export function nearPage(unknown: string, pages: string[]): string | null {
  for (let path = unknown.replace(/\.html?$/, ''); path.length > 1; path = path.slice(0, path.lastIndexOf('/'))) {
    const near = pages.find((page) => page === path) ?? almost(path, pages) ?? bySameWord(path, pages);
    if (near) return near;
  }
  return null;
}

const partsOf = (path: string) => path.split('/');

function almost(path: string, pages: string[]): string | undefined {
  const parts = partsOf(path);
  return pages.find((page) => {
    const own = partsOf(page);
    return own.length === parts.length && own.every((part, at) => isAlike(part, parts[at] ?? ''));
  });
}

/** Compares letters only, without the separators of words. Allows one typo, or a last letter lost in copying. */
function isAlike(part: string, typed: string): boolean {
  const [own, other] = [part, typed].map((text) => text.replaceAll(/[-_]/g, '')) as [string, string];
  return own === other || isMistyped(own, other) || (other.length > 3 && own.slice(0, -1) === other);
}

/** Returns a page that ends in the same word. A number alone identifies nothing. */
function bySameWord(path: string, pages: string[]): string | undefined {
  const typed = partsOf(path).at(-1) ?? '';
  const words = typed.split(/[-_]/).filter((word) => word.length > 3 && !/^\d+$/.test(word));
  const last = (page: string) => partsOf(page).at(-1) ?? '';
  return (
    pages.find((page) => last(page) === typed && words.length > 0) ?? pages.find((page) => words.includes(last(page)))
  );
}
