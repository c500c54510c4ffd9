import { type CartKey, isSame } from '../cart';
import { PAIRINGS_MAX } from '../pairing';

/** Lines that go with each line, the best first. A line without an entry goes with none. */
const LINES: Record<string, readonly string[]> = {
  soulshake: ['toppins', 'soulcrunch', 'soulice'],
  soulice: ['soulcrunch', 'toppins', 'soulcoffee'],
  soulicepote: ['soulcrunch', 'toppins', 'soulcoffee'],
  soulcrunch: ['soulice', 'soulicepote', 'soulfuel'],
  soulfuel: ['soulcrunch', 'soulice'],
  soulcoffee: ['soulcrunch', 'soulice'],
  toppins: ['soulice', 'soulicepote', 'soulshake'],
  suplementos: ['suplementos', 'soulshake'],
};

/** Lines from which the rule chooses for a product: those that go with its line, then its own. */
export const LINES_OFFERED: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(LINES).map(([line, others]) => [line, [...others.filter((other) => other !== line), line]]),
);

export const linesPairedWith = (line: string): readonly string[] =>
  Object.hasOwn(LINES, line) ? (LINES[line] ?? []) : [];

/**
 * Returns the products that go with a product if no editor has chosen any: the first product of every line in turn, in
 * the order of the line, then the second of every line. Never the product itself.
 */
export function pairedByRule<Other extends CartKey>(product: CartKey, offered: readonly Other[]): Other[] {
  const ofLines = linesPairedWith(product.category).map((line) =>
    offered.filter((other) => other.category === line && !isSame(other, product)),
  );
  const turns = Array.from({ length: PAIRINGS_MAX }, (_, turn) =>
    ofLines.flatMap((line) => line.slice(turn, turn + 1)),
  );
  return turns.flat().slice(0, PAIRINGS_MAX);
}
