import type { LocationInput } from './location';
import { postalDigits } from './postal-code';
import { fold } from './search';

type Place = Pick<LocationInput, 'name' | 'address' | 'city' | 'zipcode'>;

/** Returns the words of a text without accents and punctuation: `rua sete 10` for `Rua Sete, 10`. */
function wordsOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the search that finds the locations of this name in this city; empty if one of them is missing. */
export function searchOfPlace({ name, city }: Pick<Place, 'name' | 'city'>): string {
  const [named, inCity] = [wordsOf(name), wordsOf(city)];
  return named && inCity && `${named} ${inCity}`;
}

/** Returns whether two locations are likely one: of one name and city, at one address or with one postal code. */
export function isSamePlace(one: Place, other: Place): boolean {
  const isSame = (field: 'name' | 'city' | 'address') => wordsOf(one[field]) === wordsOf(other[field]);
  const code = postalDigits(one.zipcode ?? '');
  const isNear = isSame('address') || (code !== null && code === postalDigits(other.zipcode ?? ''));
  return isNear && isSame('name') && isSame('city');
}
