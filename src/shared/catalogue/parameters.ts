/** The parameters by which an address narrows and orders the catalogue, in the order in which they are written. */
export const FILTER_PARAMETERS = ['proteina', 'kcal', 'preco', 'sem', 'so', 'ordem'] as const;
export type FilterParameter = (typeof FILTER_PARAMETERS)[number];
/** Besides, of which line, behind which product a list goes on, and which products stand side by side. */
export type CatalogueParameter = FilterParameter | 'linha' | 'apos' | 'produtos';

/** What an address says of them, meaningful or not. The schema that knows which stands apart: `filters.ts` is not small. */
export function sayings(search: string | string[][]): Record<CatalogueParameter, string[]> {
  const given = new URLSearchParams(search);
  const said = ['linha', 'apos', 'produtos', ...FILTER_PARAMETERS].map((name) => [name, given.getAll(name)]);
  return Object.fromEntries(said);
}
