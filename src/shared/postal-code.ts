/** Address of a postal code: all `null` for an unused one, no street in a town with a single code. */
export type PostalAddress = { address: string | null; city: string | null; uf: string | null };

/** `29101390` or `29101-390` → `29101390`; `null` if it is no postal code. */
export function postalDigits(typed: string): string | null {
  return /^\s*(\d{5})[-.\s]?(\d{3})\s*$/.exec(typed)?.slice(1).join('') ?? null;
}

/** `29101390` → `29101-390` */
export function formatPostalCode(digits: string): string {
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}
