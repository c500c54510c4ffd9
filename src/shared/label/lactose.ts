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

/** What an editor goes by. */
export const lactoseLimits = `Em 100 g ou 100 ml: contém, acima de ${declaredAbove} mg. De receitas feitas para ter menos: baixo teor, até ${lowUpTo / 1000} g; zero, até ${declaredAbove} mg.`;

/**
 * Lactose on the label: its presence (RDC 727/2022, which took over RDC 136/2017, art. 3º) or, of foods made for diets
 * without it, what is left (RDC 715/2022, which took over RDC 135/2017), which stands instead (RDC 136/2017, art. 2º, §2º,
 * IV). A food that never had any makes no claim of it.
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
