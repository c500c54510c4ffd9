import type { Location } from 'react-router-dom';

/**
 * Returns the key of a scroll position. The router gives the first page of every full load the same key: with that key, a
 * new address would begin at the position of another.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key;
}
