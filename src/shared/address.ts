import { capitalized } from './capitalized';

/** Separators left over when a part of an address is missing: the dash in `Rua A, 10 - `. */
const LOOSE_ENDS = /^[\s,–-]+|[\s,–-]+$/g;

/** Returns a typed address without leftover separators. */
export function addressLine(address: string): string {
  return address.replace(LOOSE_ENDS, '').replace(/([,–-])(?:\s*[,–-])+\s/g, '$1 ');
}

const PARTICLES = new Set(['d', 'da', 'das', 'de', 'del', 'do', 'dos', 'e']);

/** Returns a city typed all in small or all in capital letters as `Santa Bárbara d'Oeste`, and any other text as it is. */
export function cityName(typed: string): string {
  const small = typed.toLowerCase();
  if (typed !== small && typed !== typed.toUpperCase()) return typed;
  return small.replace(/\p{L}+/gu, (word, at) => (at > 0 && PARTICLES.has(word) ? word : capitalized(word)));
}

/** `Vila Velha - ES`; without the dash if a part is missing. */
export function cityLine(city: string, uf: string): string {
  return [addressLine(city), addressLine(uf)].filter(Boolean).join(' - ');
}

/**
 * Returns a place on two lines that both stay in one piece: `Praia da Costa, Vila Velha - ES` and `Av. Champagnat, 100`.
 * The text after the last dash of an address is its district, unless it contains digits.
 */
export function placeLines({ address, city, uf }: { address: string; city: string; uf: string }): [string, string] {
  const line = addressLine(address);
  const [street = line, district = ''] = /(.*) [-–] (\D+)$/.exec(line)?.slice(1) ?? [];
  const known = district === city ? '' : district;
  return [[known, cityLine(city, uf)].filter(Boolean).join(', '), street];
}

type Settled = { addressDistrict: string; addressCity: string; addressUf: string };

/** `Praia da Costa, Vila Velha - ES` */
export function districtLine({ addressDistrict, addressCity, addressUf }: Settled): string {
  return [addressLine(addressDistrict), cityLine(addressCity, addressUf)].filter(Boolean).join(', ');
}
