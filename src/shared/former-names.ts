import type { Fields } from './activity';

/** Fields that earlier releases called otherwise. What they stored, sent or wrote into files is still read. */
const PRESENT_NAMES = new Map([['order', 'position']]);

/** A field by the name that it has now. */
export function presentName(field: string): string {
  return PRESENT_NAMES.get(field) ?? field;
}

/** A record's fields, by the names that they have now. */
export function withPresentNames(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [presentName(field), value]));
}
