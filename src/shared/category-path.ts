import type { CartKey } from './cart';

/** Categories that moved away from their key: the path by key → the path now. Usually empty. */
export type MovedCategories = Record<string, string>;

export function movedAmong(lines: readonly { key: string; address: string }[]): MovedCategories {
  const moved = lines.filter(({ key, address }) => address !== key);
  return Object.fromEntries(moved.map(({ key, address }) => [`/produtos/${key}`, `/produtos/${address}`]));
}

/** `/produtos/soulshake`; of a line that is not known to have moved by its key, from which the edge leads on. */
export function categoryPath(key: string, moved: MovedCategories): string {
  return moved[`/produtos/${key}`] ?? `/produtos/${key}`;
}

/** `/produtos/soulshake/9` */
export function productPath({ category, number }: CartKey, moved: MovedCategories): string {
  return `${categoryPath(category, moved)}/${number}`;
}
