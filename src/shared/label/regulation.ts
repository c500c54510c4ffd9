import { listed } from '../listed';

/**
 * Names of the foods that cause allergies on the Brazilian label, by the codes that products store, in the order of the
 * regulation (RDC 727/2022, Anexo III; before it RDC 26/2015, Anexo). The four cereals are one entry there, but each is
 * declared by its own name.
 */
export const ALLERGENS = {
  wheat: 'trigo',
  rye: 'centeio',
  barley: 'cevada',
  oats: 'aveia',
  crustaceans: 'crustáceos',
  eggs: 'ovos',
  fish: 'peixes',
  peanuts: 'amendoim',
  soy: 'soja',
  milk: 'leite',
  almonds: 'amêndoas',
  hazelnuts: 'avelãs',
  cashews: 'castanha-de-caju',
  brazilNuts: 'castanha-do-pará',
  macadamias: 'macadâmias',
  walnuts: 'nozes',
  pecans: 'pecãs',
  pistachios: 'pistaches',
  pineNuts: 'pinoli',
  chestnuts: 'castanhas',
  latex: 'látex natural',
} as const;
export type Allergen = keyof typeof ALLERGENS;

export const ALLERGEN_CODES = Object.keys(ALLERGENS) as [Allergen, ...Allergen[]];

/** Cereals that rule out `não contém glúten`. Oats have no gluten of their own and are sold without it: a doubt only. */
export const GLUTEN_CEREALS: readonly Allergen[] = ['wheat', 'rye', 'barley'];

/**
 * Limits of lactose, in mg per 100 g or 100 ml (RDC 727/2022, which took over RDC 136/2017, art. 3º; RDC 715/2022, which
 * took over RDC 135/2017): above the first it is declared, up to the second it may be called low.
 */
export const LACTOSE_MG = { declaredAbove: 100, lowUpTo: 1000 } as const;

/** Returns codes in the order of the regulation, without duplicates. */
export function inOrder(codes: readonly Allergen[]): Allergen[] {
  return ALLERGEN_CODES.filter((code) => codes.includes(code));
}

/** `leite, amêndoas e soja`, in the order of the regulation. */
export function namesOf(codes: readonly Allergen[]): string {
  return listed(inOrder(codes).map((code) => ALLERGENS[code]));
}
