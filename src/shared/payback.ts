/** Days of sales in a month: six a week. */
export const OPEN_DAYS = 26;

/** Amounts in whole cents; sales and percentages in whole numbers. */
export type StorePlan = {
  investment: number;
  ticket: number;
  salesPerDay: number;
  /** Share of each sale that is left after goods, taxes and fees. */
  marginPercent: number;
  rent: number;
  /** People, energy, systems: monthly costs that do not depend on sales. */
  otherCosts: number;
};

export type Payback = {
  revenue: number;
  /** Part of the revenue that the margin leaves. */
  margin: number;
  /** Amount left at the end of a month; negative if money is missing. */
  result: number;
  /** Whole months until the results cover the investment; `null` if they never do. */
  months: number | null;
  /** Minimum sales per day without a loss; `null` if no number is enough. */
  salesToBreakEven: number | null;
};

/**
 * Returns the simple payback of a store:
 *
 *     revenue = sales a day × ticket × OPEN_DAYS
 *     result  = revenue × margin − rent − other costs
 *     months  = investment ÷ result, to the next whole month
 *
 * Simplifications: every month is like the first (no months of starting up, no seasons, no growth), money costs nothing
 * (no interest, no inflation), and neither income tax nor the owner's withdrawals are deducted. Fractions of a cent are
 * dropped from the income, which never makes the result look better than it is.
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
