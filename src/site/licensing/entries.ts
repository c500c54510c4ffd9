import { parsePrice } from '../../shared/money';
import { formatPrice } from '../../shared/number-text';
import type { StorePlan } from '../../shared/payback';

/** One input of the simulator. Bounds, steps and amounts are in cents, per cent or pieces. */
export type Entry = {
  name: keyof StorePlan;
  label: string;
  hint: string;
  unit: 'money' | 'percent' | 'pieces';
  min: number;
  max: number;
  step: number;
};

/** Example values, not averages: only the investment is a figure of the brand, unless the page states another one. */
const EXAMPLE: StorePlan = {
  salesPerDay: 90,
  ticket: 26_00,
  marginPercent: 45,
  rent: 6000_00,
  otherCosts: 12_000_00,
  investment: 337_000_00,
};

/** Number of the first entries, which are about sales; the others are about costs. */
export const SALES = 3;

const ENTRIES: Entry[] = [
  {
    name: 'salesPerDay',
    label: 'Vendas por dia',
    hint: 'Quantas pessoas passam pelo caixa.',
    unit: 'pieces',
    min: 0,
    max: 400,
    step: 5,
  },
  {
    name: 'ticket',
    label: 'Valor médio da venda',
    hint: 'O exemplo fica entre um Soul Ice e um Soul Shake do cardápio.',
    unit: 'money',
    min: 5_00,
    max: 80_00,
    step: 1_00,
  },
  {
    name: 'marginPercent',
    label: 'Margem',
    hint: 'O que sobra da venda depois de produtos, impostos e taxas.',
    unit: 'percent',
    min: 5,
    max: 90,
    step: 1,
  },
  {
    name: 'rent',
    label: 'Aluguel por mês',
    hint: 'Com condomínio e IPTU.',
    unit: 'money',
    min: 0,
    max: 40_000_00,
    step: 250_00,
  },
  {
    name: 'otherCosts',
    label: 'Outros custos por mês',
    hint: 'Equipe, energia, internet, sistemas.',
    unit: 'money',
    min: 0,
    max: 80_000_00,
    step: 500_00,
  },
  {
    name: 'investment',
    label: 'Investimento',
    hint: 'O total da tabela é o ponto de partida.',
    unit: 'money',
    min: 337_000_00,
    max: 700_000_00,
    step: 1000_00,
  },
];

/**
 * Returns the simulator's entries and example, whose investment begins at the total that the page states and never falls
 * below it: `a partir de R$ 337.000`, as text or HTML. The owner edits that text.
 */
export function simulatorOf(total: string): { entries: Entry[]; example: StorePlan } {
  const stated = parsePrice(/R\$\s*[\d.]+(?:,\d{2})?/.exec(total)?.[0] ?? '');
  if (!stated) return { entries: ENTRIES, example: EXAMPLE };
  return {
    entries: ENTRIES.map((entry) =>
      entry.name === 'investment' ? { ...entry, min: stated, max: Math.max(entry.max, 2 * stated) } : entry,
    ),
    example: { ...EXAMPLE, investment: stated },
  };
}

/** `600000` → `R$ 6.000`, `2590` → `R$ 25,90`, `-600000` → `-R$ 6.000`. */
export const reais = (cents: number) => (cents < 0 ? '-' : '') + formatPrice(Math.abs(cents)).replace(/,00$/, '');

/** `1 venda`, `90 vendas` */
export const sales = (count: number) => `${count} ${count === 1 ? 'venda' : 'vendas'}`;

/** Returns the value as its field shows it. */
export function written({ unit }: Entry, value: number): string {
  return unit === 'money' ? reais(value) : `${value}${unit === 'percent' ? '%' : ''}`;
}

/** Parses the typed text; returns `null` if it is not a number the entry accepts. */
export function read({ unit, min, max }: Entry, text: string): number | null {
  const hundredths = parsePrice(text.replace(/%\s*$/, ''));
  if (hundredths === null) return null;
  const value = unit === 'money' ? hundredths : hundredths / 100;
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** Returns the valid range, and the value used until the input is corrected. */
export function problemOf(entry: Entry, value: number): string {
  const whole = entry.unit === 'money' ? 'um valor' : 'um número inteiro';
  const [from, to, now] = [entry.min, entry.max, value].map((amount) => written(entry, amount));
  return `Informe ${whole} de ${from} a ${to}. Por enquanto, a conta usa ${now}.`;
}
