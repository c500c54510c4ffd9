import { listed } from './listed';
import type { Nutrition } from './nutrition-facts';
import { nutritionLabels } from './nutrition-labels';

export type Nutrient = Exclude<keyof Nutrition, `serving${string}`>;

type Rule = {
  key: Nutrient;
  name: string;
  indent: 0 | 1 | 2;
  /** The line that includes this one. */
  partOf?: Nutrient;
  /** Amount of 100 %VD, in the unit of the line; `null` if the label gives no %VD. */
  daily: number | null;
  /** Amounts up to this one are declared as zero. */
  zeroUpTo: number;
  /** Declared without decimals, whatever the amount. */
  whole?: true;
};

/**
 * The lines in the order and with the indents of the official vertical model, with the daily values of Anexo II and the
 * non-significant amounts of Anexo IV (IN 75/2020). Anexo IV has none for added sugars: a product either has them or was
 * made without.
 */
const model: readonly Omit<Rule, 'name'>[] = [
  { key: 'calories', indent: 0, daily: 2000, zeroUpTo: 4, whole: true },
  { key: 'carbs', indent: 0, daily: 300, zeroUpTo: 0.5 },
  { key: 'totalSugars', indent: 1, partOf: 'carbs', daily: null, zeroUpTo: 0.5 },
  { key: 'addedSugars', indent: 2, partOf: 'totalSugars', daily: 50, zeroUpTo: 0 },
  { key: 'proteins', indent: 0, daily: 50, zeroUpTo: 0.5 },
  { key: 'fats', indent: 0, daily: 65, zeroUpTo: 0.5 },
  { key: 'saturatedFats', indent: 1, partOf: 'fats', daily: 20, zeroUpTo: 0.1 },
  { key: 'transFats', indent: 1, partOf: 'fats', daily: 2, zeroUpTo: 0.1 },
  { key: 'fibers', indent: 0, daily: 25, zeroUpTo: 0.5 },
  { key: 'sodium', indent: 0, daily: 2000, zeroUpTo: 5 },
];
const rules: readonly Rule[] = model.map((rule) => ({ ...rule, name: nutritionLabels[rule.key] }));

const UNKNOWN = 'não informado';

/** Removes floating-point noise: 0.3 g in 60 g is exactly 0.5 g in 100 g. */
export const settle = (value: number) => Number(value.toFixed(6));

/** Rounds half up: a digit of 5 or more after the last one kept raises it (IN 75/2020, Anexo III). */
function round(value: number, decimals: 0 | 1): number {
  const scale = 10 ** decimals;
  return Math.round(settle(value * scale)) / scale;
}

/** `1.5` → `1,5` */
export const decimal = (value: number) => String(value).replace('.', ',');

/** Returns the amount of a nutrient in so many g or ml of the product; `null` if unknown. */
export function amountIn(size: number, facts: Nutrition, key: Nutrient): number | null {
  const amount = facts[key];
  return amount === null ? null : settle((amount * size) / facts.servingSize);
}

/**
 * Returns whether an amount is non-significant (IN 75/2020, Anexo IV); each column is judged separately. A line with a
 * significant part is not zeroed, as RDC 360/2003 spelled out for total fat: a whole never reads smaller than its part.
 */
function isNegligible(rule: Rule, size: number, facts: Nutrition): boolean {
  const amount = amountIn(size, facts, rule.key) ?? 0;
  const parts = rules.filter(({ partOf }) => partOf === rule.key);
  return amount <= rule.zeroUpTo && parts.every((part) => isNegligible(part, size, facts));
}

/** Returns the number the label prints: whole from 10 up, at most one decimal below (Anexo III); `null` if unknown. */
function declared(rule: Rule, size: number, facts: Nutrition): number | null {
  const amount = amountIn(size, facts, rule.key);
  if (amount === null) return null;
  if (isNegligible(rule, size, facts)) return 0;
  return round(amount, rule.whole || amount >= 10 ? 0 : 1);
}

/** The lines of the label, in its order. */
export const nutrients: readonly Pick<Rule, 'key' | 'name' | 'indent' | 'partOf'>[] = rules;

/** Returns the number that the label prints for a serving, or for so many g or ml; `null` if unknown. */
export function declaredAmount(facts: Nutrition, key: Nutrient, size = facts.servingSize): number | null {
  const rule = rules.find((one) => one.key === key);
  return rule ? declared(rule, size, facts) : null;
}

/** Returns the %VD, a whole number, of the amount declared per serving: readers of the label can check it. */
function dailyValue({ daily }: Rule, amount: number | null): string {
  return amount === null || daily === null ? '' : String(round((amount / daily) * 100, 0));
}

type NutritionLine = {
  key: Nutrient;
  /** With its unit, e.g. `Proteínas (g)`. */
  name: string;
  indent: 0 | 1 | 2;
  per100: string;
  perServing: string;
  /** Without the `%`; empty if the label has none. */
  dailyValue: string;
};

function nutritionLine(rule: Rule, facts: Nutrition): NutritionLine {
  const per100 = declared(rule, 100, facts);
  const perServing = declared(rule, facts.servingSize, facts);
  return {
    key: rule.key,
    name: rule.name,
    indent: rule.indent,
    per100: per100 === null ? UNKNOWN : decimal(per100),
    perServing: perServing === null ? UNKNOWN : decimal(perServing),
    dailyValue: dailyValue(rule, perServing),
  };
}

/** Rounds a fractional count and marks it as approximate (IN 75/2020, Anexo VI). */
function servingCount(count: number): string {
  return Number.isInteger(count) ? String(count) : `cerca de ${Math.max(1, round(count, 0))}`;
}

export type NutritionLabel = {
  /** `Porções por embalagem: 5`; `null` is unknown. */
  servingsPerPack: string | null;
  /** `Porção: 60 g (1 bola)` */
  serving: string;
  unit: Nutrition['servingUnit'];
  /** Headings of the two amounts, e.g. `100 g` and `60 g`. */
  columns: [per100: string, perServing: string];
  lines: NutritionLine[];
  /** Text that replaces the lines if all of them would be zero. */
  insignificant: string | null;
  footnote: string;
};

/** `valor energético, carboidratos … e sódio`, without units. */
function nutrientNames(): string {
  return listed(rules.map(({ name }) => name.replace(/ \(.*/, '').toLowerCase()));
}

const sizeOf = ({ servingSize, servingUnit }: Nutrition) => `${decimal(servingSize)} ${servingUnit}`;

/** `Porção: 60 g (1 unidade)` */
export function servingLine(facts: Nutrition): string {
  const { servingMeasure } = facts;
  return servingMeasure ? `Porção: ${sizeOf(facts)} (${servingMeasure})` : `Porção: ${sizeOf(facts)}`;
}

/** Returns the nutrition table in the layout and with the numbers of the Brazilian label (RDC 429/2020 and IN 75/2020). */
export function nutritionLabel(facts: Nutrition): NutritionLabel {
  const { servingUnit: unit, servingsPerPack } = facts;
  const lines = rules.map((rule) => nutritionLine(rule, facts));
  const isNothing = lines.every(({ per100, perServing }) => per100 === '0' && perServing === '0');
  return {
    servingsPerPack: servingsPerPack === null ? null : `Porções por embalagem: ${servingCount(servingsPerPack)}`,
    serving: servingLine(facts),
    unit,
    columns: [`100 ${unit}`, sizeOf(facts)],
    lines,
    insignificant: isNothing ? `Não contém quantidades significativas de ${nutrientNames()}.` : null,
    footnote: '*Percentual de valores diários fornecidos pela porção.',
  };
}

/** Amounts from which the front of the pack bears the magnifier: in g, sodium in mg (IN 75/2020, Anexo XV). */
const highFrom = [
  { key: 'addedSugars', name: 'Açúcar adicionado', in100g: 15, in100ml: 7.5 },
  { key: 'saturatedFats', name: 'Gordura saturada', in100g: 6, in100ml: 3 },
  { key: 'sodium', name: 'Sódio', in100g: 600, in100ml: 300 },
] as const;

export type HighWarning = (typeof highFrom)[number]['name'];

/** Returns what the magnifier declares as high, in the label's order. Unknown amounts cause no warning. */
export function highWarnings(facts: Nutrition): HighWarning[] {
  const reached = highFrom.filter(({ key, in100g, in100ml }) => {
    const amount = amountIn(100, facts, key) ?? 0;
    return amount >= (facts.servingUnit === 'ml' ? in100ml : in100g);
  });
  return reached.map(({ name }) => name);
}
