import type { Nutrient } from '../nutrition';
import type { Nutrition } from '../nutrition-facts';
import { claimsMade, unprovable } from './claim-words';
import { type Lack, verdictOn } from './claims';
import { brokenPromises, openPromises } from './promises';
import { amountDoubts } from './stated-amounts';
import type { Declaration } from './statements';
import { SUPPLEMENTS } from './supplements';

/** Texts that visitors read of a product, and the data against which they are checked. */
export type Claiming = Declaration & {
  category: string;
  name: string;
  description: string;
  longDescription: string | null;
  benefits: readonly string[];
  searchTitle: string | null;
  searchDescription: string | null;
  nutrition: Nutrition | null;
};

type ClaimProblem = { field: ReturnType<typeof textsOf>[number]['field']; message: string };

/** Returns the product's texts by field. */
function textsOf({ name, description, longDescription, benefits, searchTitle, searchDescription }: Claiming) {
  return [
    { field: 'name', text: name },
    { field: 'description', text: description },
    { field: 'longDescription', text: longDescription ?? '' },
    ...benefits.map((text) => ({ field: 'benefits', text }) as const),
    { field: 'searchTitle', text: searchTitle ?? '' },
    { field: 'searchDescription', text: searchDescription ?? '' },
  ] as const;
}

/** Returns the claims that the figures or the declaration refute, by field. */
export function claimProblems(product: Claiming): ClaimProblem[] {
  const { category, nutrition } = product;
  return textsOf(product).flatMap(({ field, text }) =>
    // Claims of supplements follow other rules (RDC 243/2018, IN 28/2018), which are not checked here.
    [...(category === SUPPLEMENTS ? [] : refutations(text, nutrition)), ...brokenPromises(text, product)].map(
      (message) => ({ field, message }),
    ),
  );
}

/** Returns a message per refuted claim: `“Fonte de proteína” pede 5 g …; este produto declara 3,2 g.` */
export function refutations(text: string, nutrition: Nutrition | null): string[] {
  if (nutrition === null) return [];
  return claimsMade(text).flatMap(({ claim, words }) => {
    const { carried, lacks } = verdictOn(claim, nutrition);
    const [lack] = lacks;
    return carried === false && lack ? [`“${words}” pede ${lack.wanted}; este produto declara ${lack.found}.`] : [];
  });
}

/** Nutrients that a data sheet may leave unknown. */
const OPEN: Partial<Record<Nutrient, string>> = {
  saturatedFats: 'gorduras saturadas',
  transFats: 'gorduras trans',
  fibers: 'fibras',
  sodium: 'sódio',
};

/** `gorduras saturadas e gorduras trans` */
export function unknownOf(lacks: readonly Lack[]): string {
  return [...new Set(lacks.flatMap(({ unknown }) => unknown))].map((nutrient) => OPEN[nutrient]).join(' e ');
}

/** Returns the claims that neither figures nor declaration prove, and amounts that differ. They deserve a second look. */
export function claimDoubts(product: Claiming): string[] {
  const { category, nutrition } = product;
  const doubts = textsOf(product).flatMap(({ text }) => [
    ...(category === SUPPLEMENTS ? [] : unproven(text, nutrition)),
    ...openPromises(text, product),
    ...(nutrition === null ? [] : amountDoubts(text, nutrition)),
  ]);
  return [...new Set(doubts)];
}

function unproven(text: string, nutrition: Nutrition | null): string[] {
  return [
    ...claimsMade(text).flatMap(({ claim, words }) => {
      if (nutrition === null) return [`“${words}” só pode ser conferido com a informação nutricional completa.`];
      const { carried, lacks } = verdictOn(claim, nutrition);
      return carried === null ? [`Não dá para conferir “${words}”: falta informar ${unknownOf(lacks)}.`] : [];
    }),
    ...unprovable(text).map((words) => `A ficha não prova “${words}”: confira a regra com quem cuida do rótulo.`),
  ];
}
