import { type Allergen, GLUTEN_CEREALS } from './regulation';

export const GLUTEN_CODES = ['contains', 'free'] as const;
export type Gluten = (typeof GLUTEN_CODES)[number];

export const glutenLabels: Record<Gluten, string> = { contains: 'Contém glúten', free: 'Não contém glúten' };

/** Every food says the one or the other (Lei 10.674/2003, art. 1º); `null` is not known yet. */
export function glutenStatement(gluten: Gluten | null): string | null {
  return gluten && `${glutenLabels[gluten].toUpperCase()}.`;
}

/** Of the declared allergens those by which a product that is said to have no gluten has some. */
export function glutenSources(gluten: Gluten | null, contains: readonly Allergen[]): Allergen[] {
  return gluten === 'free' ? GLUTEN_CEREALS.filter((cereal) => contains.includes(cereal)) : [];
}
