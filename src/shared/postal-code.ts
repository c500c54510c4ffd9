/** Address of a postal code: all `null` for an unused one, no street in a town with a single code. */
export type PostalAddress = { address: string | null; city: string | null; uf: string | null };

/** `29.101-390`, `CEP 29101390`, or what is typed of it from `29101` on → its digits; `null` if it is no postal code. */
export function postalDigitsBegun(typed: string): string | null {
  const parts = /^\s*(?:cep[\s:.]*)?(\d\d)\.?(\d{3})\s?[-–.]?\s?(\d{0,3})\s*$/i.exec(typed);
  return parts?.slice(1).join('') ?? null;
}

/** A postal code of which too little is typed to tell its state. */
const BEGUN = /^(?:cep[\s:.]*)?(?:\d{0,4}|\d\d\.\d{0,2})$/i;

/** `2910`, `CEP 29.1` → the number of digits that are still to come; 0 if it is nothing or no such beginning. */
export function digitsMissing(typed: string): number {
  return typed && BEGUN.test(typed) ? 8 - typed.replace(/\D/g, '').length : 0;
}

/** `29101390` or `29101-390` → `29101390`; `null` if it is no postal code. */
export function postalDigits(typed: string): string | null {
  const digits = postalDigitsBegun(typed);
  return digits?.length === 8 ? digits : null;
}

/** `29101390` → `29101-390` */
export function formatPostalCode(digits: string): string {
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}
