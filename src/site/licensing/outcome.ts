import type { Payback, StorePlan } from '../../shared/payback';
import { reais, sales } from './entries';

/** Number of months from which a month count is no longer meaningful. */
const TELLING = 240;

type Outcome = {
  lead: string;
  /** The number of months, or an empty string if it is not shown. */
  months: string;
  /** The text after the number, or instead of it. */
  words: string;
  detail: string;
};

/** Describes the result. */
export function outcomeOf({ months, result, salesToBreakEven }: Payback): Outcome {
  const breakEven =
    salesToBreakEven === null ? '' : ` Para empatar, a loja precisa de ${sales(salesToBreakEven)} por dia.`;
  if (months === null) {
    const gap = result < 0 ? `Faltam ${reais(-result)} por mês.` : 'Nada sobra no fim do mês.';
    return { lead: 'Com estes números, a loja', months: '', words: 'não se paga', detail: gap + breakEven };
  }
  const detail = `Sobram ${reais(result)} por mês.${breakEven}`;
  const lead = 'O investimento volta em cerca de';
  if (months > TELLING) return { lead: 'O investimento volta em', months: '', words: 'mais de 20 anos', detail };
  return { lead, months: String(months), words: months === 1 ? 'mês' : 'meses', detail };
}

/** Returns the result as one text, for screen readers and the chat message. */
export const spokenOutcome = ({ lead, months, words, detail }: Outcome) =>
  `${[lead, months, words].filter(Boolean).join(' ')}. ${detail}`;

/** Returns the summary that a visitor can add to their message to the brand. */
export function summaryOf(plan: StorePlan, outcome: Outcome): string {
  const { salesPerDay, ticket, marginPercent, rent, otherCosts, investment } = plan;
  return (
    `Minha conta no site: ${sales(salesPerDay)} por dia de ${reais(ticket)}, margem de ${marginPercent}%, ` +
    `aluguel de ${reais(rent)}, outros custos de ${reais(otherCosts)} e investimento de ${reais(investment)}. ` +
    spokenOutcome(outcome)
  );
}
