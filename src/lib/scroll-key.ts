import type { Location } from 'react-router-dom';

/**
 * What a scroll position is kept under. The router calls the first page of every full load alike: a new address would
 * begin where another was left.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key;
}
