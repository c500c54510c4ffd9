import { fold } from '../../shared/search';
import { STATES } from '../../shared/states';

type Searchable = { name: string; address: string; city: string; uf: string };

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The stores of whose name, address, city or state some word begins with each word that is searched: `vit`, `es`, `praia`. */
export function findStores<T extends Searchable>(stores: T[], search: string): T[] {
  const wanted = wordsOf(search);
  return stores.filter(({ name, address, city, uf }) => {
    const words = wordsOf([name, address, city, uf, STATES[uf]].join(' '));
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
