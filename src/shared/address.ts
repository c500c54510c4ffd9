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

type Settled = { addressDistrict: string; addressCity: string; addressUf: string };

/** `Praia da Costa, Vila Velha - ES` */
export function districtLine({ addressDistrict, addressCity, addressUf }: Settled): string {
  return [addressLine(addressDistrict), cityLine(addressCity, addressUf)].filter(Boolean).join(', ');
}
