import { LACTOSE_MG } from './regulation';

export const LACTOSE_CODES = ['contains', 'low', 'free', 'notApplicable'] as const;
export type Lactose = (typeof LACTOSE_CODES)[number];

const { declaredAbove, lowUpTo } = LACTOSE_MG;

export const lactoseLabels: Record<Lactose, string> = {
  contains: 'Contém lactose',
  low: 'Baixo teor de lactose',
  free: 'Zero lactose',
  notApplicable: 'Não se aplica',
};

/** Rule that editors follow. */
export const lactoseLimits = `Em 100 g ou 100 ml: “contém”, acima de ${declaredAbove} mg. Nas receitas com lactose reduzida: “baixo teor”, até ${lowUpTo / 1000} g; “zero”, até ${declaredAbove} mg.`;

/**
 * Returns the label's statement on lactose: its presence (RDC 727/2022, which took over RDC 136/2017, art. 3º) or, for
 * foods made for diets without it, what is left (RDC 715/2022, which took over RDC 135/2017), which replaces the former
 * (RDC 136/2017, art. 2º, §2º, IV). A food that never had any makes no claim.
 */
export function lactoseStatement(lactose: Lactose | null): string | null {
  const statements: Record<Lactose, string | null> = {
    contains: 'CONTÉM LACTOSE.',
    low: 'BAIXO TEOR DE LACTOSE.',
    free: 'ZERO LACTOSE.',
    notApplicable: null,
  };
  return lactose && statements[lactose];
}
