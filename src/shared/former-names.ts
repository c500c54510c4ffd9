import type { Fields } from './activity';

/** Fields that have been renamed. Old names are still read in stored data, requests and files. */
const PRESENT_NAMES = new Map([['order', 'position']]);

/** Returns the current name of a field. */
export function presentName(field: string): string {
  return PRESENT_NAMES.get(field) ?? field;
}

/** Returns a record's fields under their current names. */
export function withPresentNames(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [presentName(field), value]));
}
