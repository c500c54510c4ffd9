import { decimal } from '../nutrition';
import type { Suited } from './matching';

/** A figure in large type, and what it measures: `25 g`, `de proteína por porção`. */
export type Figure = { amount: string; name: string };

/** Protein (g per serving) from which it is the first of a line's figures. */
const RICH = 10;

/**
 * Returns the figures that recommend a line, the best one first: its most protein, its least energy, and whether all of it
 * is without gluten. A single product has none, because its card tells the same.
 */
export function lineFigures(line: readonly Pick<Suited, 'proteins' | 'calories' | 'without'>[]): Figure[] {
  if (line.length < 2) return [];
  const proteins = line.flatMap((one) => one.proteins || []);
  const calories = line.flatMap((one) => one.calories || []);
  const most = Math.max(...proteins);
  const isEqual = (amounts: number[]) => amounts.length === line.length && new Set(amounts).size === 1;
  const figures: Figure[] = [];
  if (proteins.length > 0) {
    const name = isEqual(proteins) ? 'de proteína por porção' : 'de proteína na porção campeã';
    figures.push({ amount: `${decimal(most)} g`, name });
  }
  // A product whose energy is unknown might have less.
  if (calories.length === line.length) {
    const name = isEqual(calories) ? 'por porção' : 'na porção mais leve';
    figures.push({ amount: `${decimal(Math.min(...calories))} kcal`, name });
  }
  if (most < RICH) figures.reverse();
  const isGlutenFree = line.every(({ without }) => without.includes('gluten'));
  return isGlutenFree ? [...figures, { amount: 'Sem glúten', name: 'em toda a linha' }] : figures;
}
