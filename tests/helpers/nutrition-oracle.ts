import type { Nutrition } from '../../src/shared/nutrition-facts';

/**
 * A second implementation of the nutrition table, from the annexes of IN 75/2020 alone and in whole numbers, with no code of
 * the product. Amounts are in hundredths of a unit, servings in tenths of a gram or millilitre.
 */
type Row = {
  key: Exclude<keyof Nutrition, `serving${string}`>;
  /** Anexo IV, in hundredths: up to this amount it is not significant. */
  nothingUpTo: bigint;
  /** Anexo II; none if the label gives no %VD. */
  daily?: bigint;
  parts?: Row['key'][];
  /** Anexo III: energy has no decimals. */
  isWhole?: true;
};

const TABLE: Row[] = [
  { key: 'calories', nothingUpTo: 400n, daily: 2000n, isWhole: true },
  { key: 'carbs', nothingUpTo: 50n, daily: 300n, parts: ['totalSugars', 'addedSugars'] },
  { key: 'totalSugars', nothingUpTo: 50n, parts: ['addedSugars'] },
  { key: 'addedSugars', nothingUpTo: 0n, daily: 50n },
  { key: 'proteins', nothingUpTo: 50n, daily: 50n },
  { key: 'fats', nothingUpTo: 50n, daily: 65n, parts: ['saturatedFats', 'transFats'] },
  { key: 'saturatedFats', nothingUpTo: 10n, daily: 20n },
  { key: 'transFats', nothingUpTo: 10n, daily: 2n },
  { key: 'fibers', nothingUpTo: 50n, daily: 25n },
  { key: 'sodium', nothingUpTo: 500n, daily: 2000n },
];

/** Anexo XV, in hundredths, per 100 g and per 100 ml. */
const MAGNIFIER = [
  { key: 'addedSugars', name: 'Açúcar adicionado', g: 1500n, ml: 750n },
  { key: 'saturatedFats', name: 'Gordura saturada', g: 600n, ml: 300n },
  { key: 'sodium', name: 'Sódio', g: 60_000n, ml: 30_000n },
] as const;

export type Hundredths = Record<Row['key'], number | null>;
type Share = { up: bigint; down: bigint };

/** Rounds halves up. */
const rounded = (up: bigint, down: bigint) => (2n * up + down) / (2n * down);

/** Returns the amount in hundredths as a fraction, per serving or per 100 g. */
function amountOf(food: Hundredths, key: Row['key'], tenths: number, in100: boolean): Share | null {
  const amount = food[key];
  if (amount === null) return null;
  return in100 ? { up: BigInt(amount) * 1000n, down: BigInt(tenths) } : { up: BigInt(amount), down: 1n };
}

/** Returns the printed amount in tenths; `null` if unknown. */
function printedTenths(food: Hundredths, row: Row, tenths: number, in100: boolean): bigint | null {
  const amount = amountOf(food, row.key, tenths, in100);
  if (!amount) return null;
  const isNothing = (key: Row['key']) => {
    const part = amountOf(food, key, tenths, in100) ?? { up: 0n, down: 1n };
    const most = TABLE.find((one) => one.key === key)?.nothingUpTo ?? 0n;
    return part.up <= most * part.down;
  };
  if ([row.key, ...(row.parts ?? [])].every(isNothing)) return 0n;
  const isTenOrMore = amount.up >= 1000n * amount.down;
  if (row.isWhole || isTenOrMore) return rounded(amount.up, amount.down * 100n) * 10n;
  return rounded(amount.up, amount.down * 10n);
}

function told(tenths: bigint | null): string {
  if (tenths === null) return 'não informado';
  return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n},${tenths % 10n}`;
}

/** Returns each line: per 100 g or ml, per serving, and the share of the daily value. */
export function expectedLines(food: Hundredths, tenths: number): [string, string, string][] {
  return TABLE.map((row) => {
    const serving = printedTenths(food, row, tenths, false);
    const share = serving === null || row.daily === undefined ? '' : String(rounded(serving * 10n, row.daily));
    return [told(printedTenths(food, row, tenths, true)), told(serving), share];
  });
}

export function expectedWarnings(food: Hundredths, tenths: number, unit: 'g' | 'ml'): string[] {
  return MAGNIFIER.filter(({ key, [unit]: limit }) => {
    const amount = amountOf(food, key, tenths, true);
    return amount !== null && amount.up >= limit * amount.down;
  }).map(({ name }) => name);
}

/** Returns amounts, in hundredths, at, just below and just above each limit for a serving of `tenths`. */
export function edgesOf(key: Row['key'], tenths: number): number[] {
  const row = TABLE.find((one) => one.key === key);
  const limits = [row?.nothingUpTo ?? 0n, 1000n, 995n, 45n, 55n, 105n];
  const high = MAGNIFIER.find((one) => one.key === key);
  if (high) limits.push(high.g, high.ml);
  return limits.flatMap((limit) => {
    const inServing = [Number(limit), Math.round((Number(limit) * tenths) / 1000)];
    return inServing.flatMap((edge) => [edge - 1, edge, edge + 1]).filter((edge) => edge >= 0);
  });
}
