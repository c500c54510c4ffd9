import type { Payback, StorePlan } from '../../shared/payback';
import { reais } from './entries';

/** Beyond so many months a number of months says nothing to anybody. */
const TELLING = 240;

export type Outcome = {
  lead: string;
  /** The months, where they are few enough to be told. */
  months: string;
  /** What follows the number, or stands in its place. */
  words: string;
  detail: string;
};

/** The result in words. */
export function outcomeOf({ months, result, salesToBreakEven }: Payback): Outcome {
  const breakEven =
    salesToBreakEven === null ? '' : ` Para empatar, a loja precisa de ${salesToBreakEven} vendas por dia.`;
  if (months === null) {
    const gap = result < 0 ? `Faltam ${reais(-result)} por mês.` : 'Nada sobra no fim do mês.';
    return { lead: 'Com estes números, a loja', months: '', words: 'não se paga', detail: gap + breakEven };
  }
  const detail = `Sobram ${reais(result)} por mês.${breakEven}`;
  const lead = 'O investimento volta em cerca de';
  if (months > TELLING) return { lead: 'O investimento volta em', months: '', words: 'mais de 20 anos', detail };
  return { lead, months: String(months), words: months === 1 ? 'mês' : 'meses', detail };
}

/** The same in one sentence. */
export const spokenOutcome = ({ lead, months, words, detail }: Outcome) =>
  `${[lead, months, words].filter(Boolean).join(' ')}. ${detail}`;

/** What whoever takes the sum along writes to the brand. */
export function summaryOf(plan: StorePlan, outcome: Outcome): string {
  const { salesPerDay, ticket, marginPercent, rent, otherCosts, investment } = plan;
  return (
    `Minha conta no site: ${salesPerDay} vendas por dia de ${reais(ticket)}, margem de ${marginPercent}%, ` +
    `aluguel de ${reais(rent)}, outros custos de ${reais(otherCosts)} e investimento de ${reais(investment)}. ` +
    spokenOutcome(outcome)
  );
}
