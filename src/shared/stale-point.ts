import type { LocationInput } from './location';
import { fold } from './search';

type Place = Pick<LocationInput, 'address' | 'city' | 'uf' | 'latitude' | 'longitude'>;

/** Short forms in addresses. */
const WHOLE_WORDS: Record<string, string> = {
  al: 'alameda',
  av: 'avenida',
  cel: 'coronel',
  dr: 'doutor',
  eng: 'engenheiro',
  est: 'estrada',
  gal: 'general',
  gen: 'general',
  gov: 'governador',
  pc: 'praca',
  pca: 'praca',
  pres: 'presidente',
  prof: 'professor',
  r: 'rua',
  rod: 'rodovia',
  sta: 'santa',
  sto: 'santo',
  trav: 'travessa',
  tv: 'travessa',
};

/** A street and its number. What follows (floor, shop, district) is at the same point. */
const STREET_AND_NUMBER = /^(.*?),\s*(?:n[.ºo°]*\s*)?(\d[\d.]*)/;

/** Returns the part of an address that a point on the map depends on, in one spelling. */
function streetOf(address: string): string {
  const [, street = address, number = ''] = STREET_AND_NUMBER.exec(address) ?? [];
  const words = fold(street).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words.map((word) => WHOLE_WORDS[word] ?? word), number.replaceAll('.', '')].join(' ').trim();
}

/**
 * Returns whether a location has moved and its coordinates have not. Another spelling of the same street is no move, and
 * neither is another complement after the number.
 */
export function isPointStale(before: Place, after: Place): boolean {
  if (after.latitude === null || after.longitude === null) return false;
  if (after.latitude !== before.latitude || after.longitude !== before.longitude) return false;
  const isSame = (field: 'city' | 'uf') => fold(before[field]) === fold(after[field]);
  return !isSame('city') || !isSame('uf') || streetOf(before.address) !== streetOf(after.address);
}
