import { type Nutrient, nutrients, settle } from '../nutrition';

/** Declared amounts of a serving; figures that are unknown or no number are left out. */
type Amounts = Partial<Record<Nutrient, number | null>>;
type Share = { parts: Nutrient[]; whole: Nutrient };

/** Parts of each line, by the indents of the table (IN 75/2020, the vertical model). */
const SHARES: Share[] = nutrients
  .map(({ key: whole }) => ({ whole, parts: nutrients.filter(({ partOf }) => partOf === whole).map(({ key }) => key) }))
  .filter(({ parts }) => parts.length > 0);

/** Returns the shares whose parts add up to more than their whole. An unknown part counts as 0. */
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
