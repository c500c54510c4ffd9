import { type CartKey, isSame } from '../cart';
import { PAIRINGS_MAX } from '../pairing';

/** With which lines a line goes, the best first; a line that is not here goes with none. */
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

/** From which lines the rule chooses for a product of each: those that go with its own, then its own. */
export const LINES_OFFERED: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(LINES).map(([line, others]) => [line, [...others.filter((other) => other !== line), line]]),
);

export const linesPairedWith = (line: string): readonly string[] =>
  Object.hasOwn(LINES, line) ? (LINES[line] ?? []) : [];

/**
 * What goes with a product where no editor says so, of the products of those lines as each stands in its own: of every line
 * in turn the first, then of every line the second. Never itself.
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
