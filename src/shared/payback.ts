/** A month has so many days of sales: six a week. */
export const OPEN_DAYS = 26;

/** Amounts in whole cents; sales and per cents in whole numbers. */
export type StorePlan = {
  investment: number;
  ticket: number;
  salesPerDay: number;
  /** Of each sale, what is left once what was sold, taxes and fees are paid. */
  marginPercent: number;
  rent: number;
  /** People, energy, systems: what is paid however much is sold. */
  otherCosts: number;
};

export type Payback = {
  revenue: number;
  /** Of the revenue, what the margin leaves. */
  margin: number;
  /** What is left at the end of a month; below zero, what is missing. */
  result: number;
  /** Whole months until the results add up to the investment; `null` where they never do. */
  months: number | null;
  /** The fewest sales a day with which nothing is missing; `null` where no number is enough. */
  salesToBreakEven: number | null;
};

/**
 * The simple payback of a store:
 *
 *     revenue = sales a day × ticket × OPEN_DAYS
 *     result  = revenue × margin − rent − other costs
 *     months  = investment ÷ result, to the next whole month
 *
 * What it leaves out: every month is like the first (no months of starting up, no seasons, no growth), money costs nothing
 * (no interest, no inflation), and neither income tax nor what the owner draws is taken off. Fractions of a cent are dropped
 * from what is earned, so that the sum never flatters.
 */
export function payback({ investment, ticket, salesPerDay, marginPercent, rent, otherCosts }: StorePlan): Payback {
  const revenue = salesPerDay * ticket * OPEN_DAYS;
  const margin = Math.floor((revenue * marginPercent) / 100);
  const fixed = rent + otherCosts;
  const result = margin - fixed;
  const leftOfOneDaily = ticket * OPEN_DAYS * marginPercent;
  return {
    revenue,
    margin,
    result,
    months: result > 0 ? Math.ceil(investment / result) : null,
    salesToBreakEven: leftOfOneDaily > 0 ? Math.ceil((fixed * 100) / leftOfOneDaily) : null,
  };
}
