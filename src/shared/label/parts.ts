import { type Nutrient, settle } from '../nutrition';

/** What is declared of a serving; a figure that is not known, or not a number, is left out. */
type Amounts = Partial<Record<Nutrient, number | null>>;

/** What cannot be more than that which it is a share of (RDC 429/2020, art. 3º, which defines each by the other). */
const SHARES: { parts: readonly [Nutrient, ...Nutrient[]]; whole: Nutrient }[] = [
  { parts: ['totalSugars'], whole: 'carbs' },
  { parts: ['addedSugars'], whole: 'totalSugars' },
  { parts: ['saturatedFats', 'transFats'], whole: 'fats' },
];

/** The shares that are declared to be more than their whole. Of fats a part that is not known counts as none. */
export function partsBeyond(amounts: Amounts): typeof SHARES {
  const known = (nutrient: Nutrient) => {
    const amount = amounts[nutrient];
    return typeof amount === 'number' && Number.isFinite(amount) ? amount : null;
  };
  return SHARES.filter(({ parts, whole }) => {
    const most = known(whole);
    const sum = parts.reduce((total, part) => total + (known(part) ?? 0), 0);
    return most !== null && settle(sum) > most;
  });
}
