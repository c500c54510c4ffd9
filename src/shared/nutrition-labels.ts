import type { Nutrition } from './nutrition-facts';

/** Names of the parts of the nutrition table, on labels and in the panel. */
export const nutritionLabels: Record<keyof Nutrition, string> = {
  servingSize: 'Porção',
  servingUnit: 'Unidade da porção',
  servingMeasure: 'Medida caseira',
  servingsPerPack: 'Porções por embalagem',
  calories: 'Valor energético (kcal)',
  carbs: 'Carboidratos (g)',
  totalSugars: 'Açúcares totais (g)',
  addedSugars: 'Açúcares adicionados (g)',
  proteins: 'Proteínas (g)',
  fats: 'Gorduras totais (g)',
  saturatedFats: 'Gorduras saturadas (g)',
  transFats: 'Gorduras trans (g)',
  fibers: 'Fibras alimentares (g)',
  sodium: 'Sódio (mg)',
};
