/** Words of a search that mean nothing by themselves. */
const JOINING = /^(?:com|por|para|pra|pro|dos|das|nos|nas|uma|que|mais|muito)$/i;
const PARTS = 5;

/**
 * Returns the parts of a search that can be searched by themselves: its words, with what belongs to a food that it excludes.
 * `sorvete sem lactose` has two. Empty if there is only one.
 */
export function partsOf(query: string): string[] {
  const words = query.match(/\b(?:sem|zero|livre de)\s+\p{L}+|\p{L}{3,}/giu) ?? [];
  const parts = [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => !JOINING.test(word));
  return parts.length > 1 ? parts.slice(0, PARTS) : [];
}
