import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payback, type StorePlan } from '../../src/shared/payback';

const EXAMPLE: StorePlan = {
  investment: 33_700_000,
  ticket: 2600,
  salesPerDay: 90,
  marginPercent: 45,
  rent: 600_000,
  otherCosts: 1_200_000,
};

const plans = fc.record<StorePlan>({
  investment: fc.integer({ min: 1, max: 60_000_000 }),
  ticket: fc.integer({ min: 1, max: 20_000 }),
  salesPerDay: fc.integer({ min: 0, max: 1000 }),
  marginPercent: fc.integer({ min: 0, max: 100 }),
  rent: fc.integer({ min: 0, max: 5_000_000 }),
  otherCosts: fc.integer({ min: 0, max: 10_000_000 }),
});

/** Simulates the takings day by day in whole numbers, then the repayment month by month. */
function livedThrough(plan: StorePlan) {
  let takings = 0n;
  for (let day = 1; day <= 26; day += 1) takings += BigInt(plan.salesPerDay) * BigInt(plan.ticket);
  const monthly = (takings * BigInt(plan.marginPercent)) / 100n - BigInt(plan.rent) - BigInt(plan.otherCosts);
  let open = BigInt(plan.investment);
  let months = 0;
  for (; monthly > 0n && open > 0n && months < 10_000; months += 1) open -= monthly;
  return {
    revenue: Number(takings),
    result: Number(monthly),
    months: monthly > 0n ? months : null,
    isOver: open <= 0n,
  };
}

describe('the payback of a store', () => {
  test('follows its formula', () => {
    expect(payback(EXAMPLE)).toEqual({
      revenue: 6_084_000,
      margin: 2_737_800,
      result: 937_800,
      months: 36,
      salesToBreakEven: 60,
    });
  });

  test('is never reached where the costs use up the whole margin', () => {
    expect(payback({ ...EXAMPLE, rent: 3_000_000 })).toMatchObject({ result: -1_462_200, months: null });
    expect(payback({ ...EXAMPLE, rent: 1_537_800 })).toMatchObject({ result: 0, months: null });
    expect(payback({ ...EXAMPLE, rent: 1_537_799 })).toMatchObject({ result: 1, months: 33_700_000 });
  });

  test('has no break-even number of sales where a sale leaves no margin', () => {
    expect(payback({ ...EXAMPLE, marginPercent: 0 })).toMatchObject({ months: null, salesToBreakEven: null });
    expect(payback({ ...EXAMPLE, ticket: 0 }).salesToBreakEven).toBeNull();
    expect(payback({ ...EXAMPLE, rent: 0, otherCosts: 0 }).salesToBreakEven).toBe(0);
  });

  test('matches a simulation by days and months', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { isOver, ...lived } = livedThrough(plan);
        const { revenue, result, months } = payback(plan);
        expect({ revenue, result }).toEqual({ revenue: lived.revenue, result: lived.result });
        if (isOver || lived.months === null) expect(months).toBe(lived.months);
      }),
      { numRuns: 300 },
    );
  });

  test('breaks even at the computed number of sales, and not with one less', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { salesToBreakEven: sales } = payback(plan);
        if (sales === null) return;
        expect(payback({ ...plan, salesPerDay: sales }).result).toBeGreaterThanOrEqual(0);
        if (sales > 0) expect(payback({ ...plan, salesPerDay: sales - 1 }).result).toBeLessThan(0);
      }),
    );
  });

  test('never comes later with one more sale, nor sooner with a higher rent', () => {
    const wait = (plan: StorePlan) => payback(plan).months ?? Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(plans, (plan) => {
        expect(wait({ ...plan, salesPerDay: plan.salesPerDay + 1 })).toBeLessThanOrEqual(wait(plan));
        expect(wait({ ...plan, rent: plan.rent + 100 })).toBeGreaterThanOrEqual(wait(plan));
      }),
    );
  });
});
