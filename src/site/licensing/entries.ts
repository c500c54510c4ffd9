import { formatPrice } from '../../shared/format';
import { parsePrice } from '../../shared/money';
import type { StorePlan } from '../../shared/payback';

/** What the visitor may say of a store. Bounds, steps and amounts are in cents, per cents or pieces. */
export type Entry = {
  name: keyof StorePlan;
  label: string;
  hint: string;
  unit: 'money' | 'percent' | 'pieces';
  min: number;
  max: number;
  step: number;
};

/** An example to begin with, not an average of anything: only the investment is a figure of the brand. */
export const EXAMPLE: StorePlan = {
  salesPerDay: 90,
  ticket: 26_00,
  marginPercent: 45,
  rent: 6000_00,
  otherCosts: 12_000_00,
  investment: 337_000_00,
};

export const ENTRIES: Entry[] = [
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
    hint: 'O exemplo fica entre um soulice e um soulshake do cardápio.',
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

/** `600000` → `R$ 6.000`, `2590` → `R$ 25,90`. */
export const reais = (cents: number) => formatPrice(cents).replace(/,00$/, '');

/** The value as it stands in its field. */
export function written({ unit }: Entry, value: number): string {
  return unit === 'money' ? reais(value) : `${value}${unit === 'percent' ? '%' : ''}`;
}

/** What was typed, or `null` where it is no number that the entry takes. */
export function read({ unit, min, max }: Entry, text: string): number | null {
  const hundredths = parsePrice(text.replace(/%\s*$/, ''));
  if (hundredths === null) return null;
  const value = unit === 'money' ? hundredths : hundredths / 100;
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** Says what the entry takes, and what is counted with until it is mended. */
export function problemOf(entry: Entry, value: number): string {
  const whole = entry.unit === 'money' ? 'um valor' : 'um número inteiro';
  const [from, to, now] = [entry.min, entry.max, value].map((amount) => written(entry, amount));
  return `Informe ${whole} de ${from} a ${to}. Por enquanto, a conta usa ${now}.`;
}
