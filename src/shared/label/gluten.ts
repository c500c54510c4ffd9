import { type Allergen, GLUTEN_CEREALS } from './regulation';

export const GLUTEN_CODES = ['contains', 'free'] as const;
export type Gluten = (typeof GLUTEN_CODES)[number];

export const glutenLabels: Record<Gluten, string> = { contains: 'Contém glúten', free: 'Não contém glúten' };

/** Returns the statement that every food must have (Lei 10.674/2003, art. 1º); `null` if it is unknown. */
export function glutenStatement(gluten: Gluten | null): string | null {
  return gluten && `${glutenLabels[gluten].toUpperCase()}.`;
}

/** Returns the declared allergens that contradict `free`, because they contain gluten. */
export function glutenSources(gluten: Gluten | null, contains: readonly Allergen[]): Allergen[] {
  return gluten === 'free' ? GLUTEN_CEREALS.filter((cereal) => contains.includes(cereal)) : [];
}
