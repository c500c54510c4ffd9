/** Parameters of an address that filter and order the catalogue, in the order in which they are written. */
export const FILTER_PARAMETERS = ['proteina', 'kcal', 'preco', 'sem', 'so', 'ordem'] as const;
export type FilterParameter = (typeof FILTER_PARAMETERS)[number];
/** Also the line, the product after which a list continues, and the products side by side. */
export type CatalogueParameter = FilterParameter | 'linha' | 'apos' | 'produtos';

/** Returns the values of these parameters, valid or not. `filters.ts` checks them: it is separate because it is large. */
export function sayings(search: string | string[][]): Record<CatalogueParameter, string[]> {
  const given = new URLSearchParams(search);
  const said = ['linha', 'apos', 'produtos', ...FILTER_PARAMETERS].map((name) => [name, given.getAll(name)]);
  return Object.fromEntries(said);
}
