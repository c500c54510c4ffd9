/** What is left hanging where a part of an address is missing: `Rua A, 10 - ` ends in a dash that joins nothing. */
const LOOSE_ENDS = /^[\s,–-]+|[\s,–-]+$/g;

/** An address as it was typed, without loose ends. */
export function addressLine(address: string): string {
  return address.replace(LOOSE_ENDS, '').replace(/([,–-])(?:\s*[,–-])+\s/g, '$1 ');
}

/** `Vila Velha - ES`; a part that is missing takes the dash with it. */
export function cityLine(city: string, uf: string): string {
  return [addressLine(city), addressLine(uf)].filter(Boolean).join(' - ');
}

/**
 * Where a place is, on two lines of which neither is broken early: `Praia da Costa, Vila Velha - ES` and
 * `Av. Champagnat, 100`. What follows the last dash of an address is its district, unless it has figures.
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
