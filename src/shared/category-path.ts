import type { CartKey } from './cart';

/** Categories that have moved away from their key: path by key → current path. Usually empty. */
export type MovedCategories = Record<string, string>;

export function movedAmong(lines: readonly { key: string; address: string }[]): MovedCategories {
  const moved = lines.filter(({ key, address }) => address !== key);
  return Object.fromEntries(moved.map(({ key, address }) => [`/produtos/${key}`, `/produtos/${address}`]));
}

/** `/produtos/soulshake`. If no move is known, the path has the key, from which the edge redirects. */
export function categoryPath(key: string, moved: MovedCategories): string {
  return moved[`/produtos/${key}`] ?? `/produtos/${key}`;
}

/** `/produtos/soulshake/9` */
export function productPath({ category, number }: CartKey, moved: MovedCategories): string {
  return `${categoryPath(category, moved)}/${number}`;
}
