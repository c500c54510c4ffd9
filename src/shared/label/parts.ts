import { type Nutrient, nutrients, settle } from '../nutrition';

/** What is declared of a serving; a figure that is not known, or not a number, is left out. */
type Amounts = Partial<Record<Nutrient, number | null>>;
type Share = { parts: Nutrient[]; whole: Nutrient };

/** What the table's indents make part of what (IN 75/2020, the vertical model). */
const SHARES: Share[] = nutrients
  .map(({ key: whole }) => ({ whole, parts: nutrients.filter(({ partOf }) => partOf === whole).map(({ key }) => key) }))
  .filter(({ parts }) => parts.length > 0);

/** The shares that together are declared to be more than their whole. A part that is not known counts as none. */
export function partsBeyond(amounts: Amounts): Share[] {
  const known = (nutrient: Nutrient) => {
    const amount = amounts[nutrient] ?? Number.NaN;
    return Number.isFinite(amount) ? amount : null;
  };
  return SHARES.filter(({ parts, whole }) => {
    const most = known(whole);
    const sum = parts.reduce((total, part) => total + (known(part) ?? 0), 0);
    return most !== null && settle(sum) > most;
  });
}
