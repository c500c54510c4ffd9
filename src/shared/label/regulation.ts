import { listed } from '../listed';

/**
 * What the Brazilian label calls the foods that cause allergies, under the codes by which a product stores them, in the
 * order of the regulation (RDC 727/2022, Anexo III; before it RDC 26/2015, Anexo). The four cereals are one entry there
 * and are declared by their own names.
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

/** Whose gluten makes `não contém glúten` untrue. Oats have none of their own and are sold free of it: they are doubted. */
export const GLUTEN_CEREALS: readonly Allergen[] = ['wheat', 'rye', 'barley'];

/**
 * Milligrams of lactose in 100 g or 100 ml (RDC 727/2022, which took over RDC 136/2017, art. 3º; RDC 715/2022, which took
 * over RDC 135/2017): more than the first is declared, and up to the second may be called low.
 */
export const LACTOSE_MG = { declaredAbove: 100, lowUpTo: 1000 } as const;

/** Codes in the order of the regulation, each once. */
export function inOrder(codes: readonly Allergen[]): Allergen[] {
  return ALLERGEN_CODES.filter((code) => codes.includes(code));
}

/** `leite, amêndoas e soja`, in the order of the regulation. */
export function namesOf(codes: readonly Allergen[]): string {
  return listed(inOrder(codes).map((code) => ALLERGENS[code]));
}
