import type { Nutrient } from '../nutrition';

/** Figure that is compared with a limit: a sum of nutrients, or the share of the energy from saturated fat, in %. */
type Figure = { parts: readonly Nutrient[]; words: string; unit: 'g' | 'mg' | 'kcal' | '%' };

export const FIGURES = {
  energy: { parts: ['calories'], words: 'valor energético', unit: 'kcal' },
  sugars: { parts: ['totalSugars'], words: 'açúcares', unit: 'g' },
  addedSugars: { parts: ['addedSugars'], words: 'açúcares adicionados', unit: 'g' },
  proteins: { parts: ['proteins'], words: 'proteínas', unit: 'g' },
  fats: { parts: ['fats'], words: 'gorduras totais', unit: 'g' },
  saturated: { parts: ['saturatedFats'], words: 'gorduras saturadas', unit: 'g' },
  trans: { parts: ['transFats'], words: 'gorduras trans', unit: 'g' },
  saturatedAndTrans: { parts: ['saturatedFats', 'transFats'], words: 'gorduras saturadas e trans', unit: 'g' },
  saturatedShare: { parts: ['saturatedFats'], words: 'energia das gorduras saturadas', unit: '%' },
  fibers: { parts: ['fibers'], words: 'fibras', unit: 'g' },
  sodium: { parts: ['sodium'], words: 'sódio', unit: 'mg' },
} as const satisfies Record<string, Figure>;
export type FigureName = keyof typeof FIGURES;

/** Minimum per serving, or maximum per serving and per 100 g or ml, whichever has more. */
export type Need = { of: FigureName } & ({ atLeast: number } | { atMost: number });

const saturatedLow: Need[] = [
  { of: 'saturatedAndTrans', atMost: 1.5 },
  { of: 'saturatedShare', atMost: 10 },
];
const saturatedFree: Need[] = [
  { of: 'saturated', atMost: 0.1 },
  { of: 'trans', atMost: 0.1 },
];

/**
 * The claims of IN 75/2020, Anexo XIX, in their plainest words, with the conditions of Anexo XX (RDC 429/2020 says when
 * they may be made). A product high in added sugar, saturated fat or sodium may make none about that nutrient: each limit
 * here is far below the magnifier's. Protein and fibre are 10 % and 20 % of the daily values of Anexo II.
 */
export const CLAIMS = {
  energyLow: { name: 'Baixo em calorias', needs: [{ of: 'energy', atMost: 40 }] },
  energyFree: { name: 'Zero calorias', needs: [{ of: 'energy', atMost: 4 }] },
  sugarsLow: { name: 'Baixo em açúcares', needs: [{ of: 'sugars', atMost: 5 }] },
  sugarsFree: {
    name: 'Zero açúcares',
    needs: [
      { of: 'sugars', atMost: 0.5 },
      { of: 'addedSugars', atMost: 0 },
    ],
  },
  sugarsUnadded: { name: 'Sem adição de açúcares', needs: [{ of: 'addedSugars', atMost: 0 }] },
  proteinSource: { name: 'Fonte de proteína', needs: [{ of: 'proteins', atLeast: 5 }] },
  proteinHigh: { name: 'Alto conteúdo de proteína', needs: [{ of: 'proteins', atLeast: 10 }] },
  fatsLow: { name: 'Baixo em gorduras totais', needs: [{ of: 'fats', atMost: 3 }] },
  fatsFree: { name: 'Zero gorduras totais', needs: [{ of: 'fats', atMost: 0.5 }, ...saturatedFree] },
  saturatedLow: { name: 'Baixo em gorduras saturadas', needs: saturatedLow },
  saturatedFree: { name: 'Zero gorduras saturadas', needs: saturatedFree },
  transFree: { name: 'Zero gorduras trans', needs: [{ of: 'trans', atMost: 0.1 }, ...saturatedLow] },
  fiberSource: { name: 'Fonte de fibras', needs: [{ of: 'fibers', atLeast: 2.5 }] },
  fiberHigh: { name: 'Alto conteúdo de fibras', needs: [{ of: 'fibers', atLeast: 5 }] },
  sodiumLow: { name: 'Baixo em sódio', needs: [{ of: 'sodium', atMost: 80 }] },
  sodiumVeryLow: { name: 'Muito baixo em sódio', needs: [{ of: 'sodium', atMost: 40 }] },
  sodiumFree: { name: 'Zero sódio', needs: [{ of: 'sodium', atMost: 5 }] },
} as const satisfies Record<string, { name: string; needs: readonly Need[] }>;
export type Claim = keyof typeof CLAIMS;

export const CLAIM_CODES = Object.keys(CLAIMS) as Claim[];
