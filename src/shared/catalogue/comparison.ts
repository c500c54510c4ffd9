import { hasCaffeine } from '../label/caffeine';
import { glutenLabels } from '../label/gluten';
import { lactoseLabels } from '../label/lactose';
import { type Declaration, dietStatements } from '../label/statements';
import { animalSources } from '../label/vegan';
import { formatPrice } from '../number-text';
import { decimal, declaredAmount, highWarnings, type Nutrient, nutrients } from '../nutrition';
import type { Nutrition } from '../nutrition-facts';

/** Word that is written beside the marked value of a row. */
type Mark = 'maior' | 'menor';

/** One property of every product, in the order of the columns; `null` is unknown. */
export type ComparedRow = {
  name: string;
  values: (string | null)[];
  indent?: 0 | 1 | 2;
  /** Indexes of the marked values. */
  mark?: { word: Mark; at: number[] };
};

export type ComparedSection = { title: string; look: 'figures' | 'facts' | 'texts'; rows: ComparedRow[] };

export type ComparedSheet = Declaration & { priceCents: number; nutrition: Nutrition };

/** Nutrients of which people want more or less. For the others it depends, so none of their values is marked. */
const WANTED: Partial<Record<Nutrient, Mark>> = {
  calories: 'menor',
  addedSugars: 'menor',
  proteins: 'maior',
  saturatedFats: 'menor',
  transFats: 'menor',
  fibers: 'maior',
  sodium: 'menor',
};

/** Returns whether all have portions of one size: of less food there is less of everything. */
function hasOnePortion(sheets: readonly ComparedSheet[]): boolean {
  return new Set(sheets.map(({ nutrition }) => `${nutrition.servingSize} ${nutrition.servingUnit}`)).size === 1;
}

/** Returns all that can be compared of some products, row by row. */
export function compare(sheets: readonly ComparedSheet[]): ComparedSection[] {
  const figure = (name: string, wanted: Mark | undefined, of: (sheet: ComparedSheet) => Amount) =>
    amounts(name, sheets, wanted, of);
  const inPortions = (wanted: Mark) => (hasOnePortion(sheets) ? wanted : undefined);
  const fact = (name: string, of: (sheet: ComparedSheet) => string | null): ComparedRow => ({
    name,
    values: sheets.map(of),
  });
  return [
    {
      title: 'O essencial',
      look: 'figures',
      rows: [
        figure('Preço', 'menor', ({ priceCents }) => [priceCents, formatPrice(priceCents)]),
        fact('Porção', ({ nutrition }) => servingOf(nutrition)),
        figure('Proteína por porção', inPortions('maior'), ({ nutrition }) => declaredIn(nutrition, 'proteins', ' g')),
        figure('Energia por porção', inPortions('menor'), ({ nutrition }) =>
          declaredIn(nutrition, 'calories', ' kcal'),
        ),
        figure('Proteína a cada R$ 10', 'maior', (sheet) => written(proteinPerTen(sheet), ' g')),
      ],
    },
    {
      title: 'Bom saber',
      look: 'facts',
      rows: [
        fact('Glúten', ({ gluten }) => gluten && glutenLabels[gluten]),
        fact('Lactose', ({ lactose }) => lactose && lactoseLabels[lactose]),
        // Without animal ingredients and without an editor's word, it is not known.
        fact('Vegano', (sheet) => (sheet.vegan ? 'Sim' : animalSources(sheet).length > 0 ? 'Não' : null)),
        fact('Cafeína por porção', caffeineOf),
        fact('Alerta “alto em”', ({ nutrition }) => warningOf(nutrition)),
      ],
    },
    {
      title: 'Alergênicos',
      look: 'texts',
      rows: [fact('Alergênicos', (sheet) => dietStatements(sheet).join(' ') || null)],
    },
    ...tables(sheets),
    { title: 'Ingredientes', look: 'texts', rows: [fact('Ingredientes', ({ ingredients }) => ingredients)] },
  ];
}

/** Returns the nutrition facts per serving and per 100 g or ml, with the exact figures of each label. */
function tables(sheets: readonly ComparedSheet[]): ComparedSection[] {
  const units = new Set(sheets.map(({ nutrition }) => nutrition.servingUnit));
  const [unit] = units;
  const isOneUnit = units.size === 1;
  return [
    {
      title: 'Tabela nutricional por porção',
      look: 'facts',
      rows: lines(sheets, undefined, hasOnePortion(sheets)),
    },
    {
      title: isOneUnit ? `Tabela nutricional em 100 ${unit}` : 'Tabela nutricional em 100 g ou 100 ml',
      look: 'facts',
      rows: [
        ...(isOneUnit
          ? []
          : [{ name: 'Quantidade', values: sheets.map(({ nutrition }) => `100 ${nutrition.servingUnit}`) }]),
        ...lines(sheets, 100, isOneUnit),
      ],
    },
  ];
}

/** Returns the rows of the table. Nothing is marked where amounts are not comparable, as in grams and in millilitres. */
function lines(sheets: readonly ComparedSheet[], size: number | undefined, isMarked: boolean): ComparedRow[] {
  return nutrients.map(({ key, name, indent }) => ({
    ...amounts(name, sheets, isMarked ? WANTED[key] : undefined, ({ nutrition }) =>
      declaredIn(nutrition, key, '', size),
    ),
    ...(indent > 0 && { indent }),
  }));
}

/** Without a number it is shown, but cannot stand out. */
type Amount = readonly [amount: number | null, text: string] | null;

function amounts(
  name: string,
  sheets: readonly ComparedSheet[],
  wanted: Mark | undefined,
  of: (sheet: ComparedSheet) => Amount,
): ComparedRow {
  const found = sheets.map(of);
  const at = wanted
    ? standingOut(
        found.map((one) => one?.[0] ?? null),
        wanted,
      )
    : [];
  return {
    name,
    values: found.map((one) => one?.[1] ?? null),
    ...(wanted && at.length > 0 && { mark: { word: wanted, at } }),
  };
}

/** Returns the indexes of the highest or the lowest values; none if all are the same. */
export function standingOut(found: readonly (number | null)[], wanted: Mark): number[] {
  const known = found.filter((amount) => amount !== null);
  const best = wanted === 'maior' ? Math.max(...known) : Math.min(...known);
  if (known.every((amount) => amount === best)) return [];
  return found.flatMap((amount, index) => (amount === best ? [index] : []));
}

const written = (amount: number | null, unit: string): Amount =>
  amount === null ? null : [amount, decimal(amount) + unit];

/** Returns a declared amount. A product that declares zero of everything, such as creatine, cannot stand out. */
function declaredIn(facts: Nutrition, key: Nutrient, unit: string, size?: number): Amount {
  const amount = written(declaredAmount(facts, key, size), unit);
  const hasSome = nutrients.some((one) => declaredAmount(facts, one.key, 100));
  return amount && !hasSome ? [null, amount[1]] : amount;
}

/** Returns the grams of protein that R$ 10 buy, from the price of a whole pack. Rounded as on a label. */
function proteinPerTen({ priceCents, nutrition }: ComparedSheet): number | null {
  const proteins = declaredAmount(nutrition, 'proteins');
  if (proteins === null || nutrition.servingsPerPack === null || priceCents === 0) return null;
  const grams = (proteins * nutrition.servingsPerPack * 1000) / priceCents;
  return Number(grams.toFixed(grams < 10 ? 1 : 0));
}

function servingOf({ servingSize, servingUnit, servingMeasure }: Nutrition): string {
  const size = `${decimal(servingSize)} ${servingUnit}`;
  return servingMeasure ? `${size} (${servingMeasure})` : size;
}

function caffeineOf(sheet: ComparedSheet): string | null {
  if (sheet.caffeine) return `${decimal(sheet.caffeine)} mg`;
  return sheet.caffeine === 0 ? 'Sem cafeína' : (hasCaffeine(sheet) && 'Contém') || null;
}

/** Returns the warnings: `Nenhum` only if all amounts are known, else `null`. */
function warningOf(nutrition: Nutrition): string | null {
  const warnings = highWarnings(nutrition);
  if (warnings.length > 0) return warnings.join(', ');
  return nutrition.saturatedFats === null || nutrition.sodium === null ? null : 'Nenhum';
}
