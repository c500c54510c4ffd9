import { amountIn, decimal, type Nutrient, settle } from '../nutrition';
import type { Nutrition } from '../nutrition-facts';
import { CLAIM_CODES, CLAIMS, type Claim, FIGURES, type FigureName, type Need } from './claim-limits';

/** kcal per gram of fat (IN 75/2020, Anexo XXII). */
const FAT_KCAL = 9;

/** Why a claim is not allowed: a figure outside its limit, or an unknown one. */
export type Lack = { wanted: string; found: string | null; unknown: Nutrient[] };

/** `carried` is `null` if the known figures do not decide it. */
export type Verdict = { claim: Claim; carried: boolean | null; lacks: Lack[] };

/** Returns the known amount of a figure in so many g or ml; if a part is unknown, the real amount may be higher. */
function known(of: FigureName, size: number, facts: Nutrition) {
  const amounts = FIGURES[of].parts.map((part) => amountIn(size, facts, part));
  const amount = settle(amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0));
  return { amount, whole: !amounts.includes(null) };
}

/** Returns the share of the energy from saturated fat, in %: the same in a serving and in 100 g. */
function saturatedShare({ saturatedFats, calories }: Nutrition) {
  const share = calories === 0 ? 100 : settle((((saturatedFats ?? 0) * FAT_KCAL) / calories) * 100);
  return { amount: saturatedFats ? share : 0, whole: saturatedFats !== null, place: '' };
}

/** Returns the higher amount of a serving and of 100 g or ml: an upper limit applies to both. */
function worst(of: FigureName, facts: Nutrition) {
  if (of === 'saturatedShare') return saturatedShare(facts);
  const [serving, hundred] = [known(of, facts.servingSize, facts), known(of, 100, facts)];
  return serving.amount >= hundred.amount
    ? { ...serving, place: ' na porção' }
    : { ...hundred, place: ` em 100 ${facts.servingUnit}` };
}

/** `0,5 g`, `21%`. */
function figureText(of: FigureName, amount: number): string {
  const { unit } = FIGURES[of];
  return unit === '%' ? `${decimal(Number(amount.toFixed(1)))}%` : `${decimal(Number(amount.toFixed(2)))} ${unit}`;
}

function wantedText(need: Need, { servingUnit }: Nutrition): string {
  const { words, unit } = FIGURES[need.of];
  const what = need.of === 'energy' ? '' : ` de ${words}`;
  if ('atLeast' in need) return `${figureText(need.of, need.atLeast)}${what} por porção`;
  if (unit === '%') return `no máximo ${need.atMost}% da ${words}`;
  if (need.atMost === 0) return `0 ${unit}${what}`;
  return `no máximo ${figureText(need.of, need.atMost)}${what} por porção e por 100 ${servingUnit}`;
}

function lackOf(need: Need, facts: Nutrition): Lack | null {
  const unknown = FIGURES[need.of].parts.filter((part) => facts[part] === null);
  const lack = { wanted: wantedText(need, facts), unknown };
  if ('atLeast' in need) {
    const { amount, whole } = known(need.of, facts.servingSize, facts);
    if (!whole) return { ...lack, found: null };
    return amount >= need.atLeast ? null : { ...lack, found: figureText(need.of, amount) };
  }
  const { amount, whole, place } = worst(need.of, facts);
  if (amount > need.atMost) return { ...lack, found: `${figureText(need.of, amount)}${place}` };
  return whole ? null : { ...lack, found: null };
}

/**
 * Returns whether a food may make a claim (IN 75/2020, Anexo XX), by the declared amounts before the label rounds them.
 * Of two possible readings the stricter one counts: docs/label.md.
 */
export function verdictOn(claim: Claim, facts: Nutrition): Verdict {
  const needs: readonly Need[] = CLAIMS[claim].needs;
  const lacks = needs.map((need) => lackOf(need, facts)).filter((lack) => lack !== null);
  const refuted = lacks.filter(({ found }) => found !== null);
  if (refuted.length > 0) return { claim, carried: false, lacks: refuted };
  return { claim, carried: lacks.length > 0 ? null : true, lacks };
}

/** Returns the verdict on every claim of the regulation, in its order. */
export function verdicts(facts: Nutrition): Verdict[] {
  return CLAIM_CODES.map((claim) => verdictOn(claim, facts));
}
