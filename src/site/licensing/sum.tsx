import { OPEN_DAYS, type Payback, type StorePlan } from '../../shared/payback';
import { reais, sales } from './entries';

/** The calculation line by line with its numbers; each bar's length is the line's share of the revenue. */
export function Sum({ plan, sum }: { plan: StorePlan; sum: Payback }) {
  const { salesPerDay, ticket, marginPercent, rent, otherCosts, investment } = plan;
  const { revenue, margin, result, months } = sum;
  const lines = [
    { name: 'Faturamento', how: `${sales(salesPerDay)} × ${reais(ticket)} × ${OPEN_DAYS} dias`, amount: revenue },
    { name: 'Margem', how: `${marginPercent}% do faturamento`, amount: margin },
    { name: 'Custos fixos', how: `${reais(rent)} + ${reais(otherCosts)}`, amount: rent + otherCosts },
    { name: 'Resultado do mês', how: 'margem − custos fixos', amount: result },
  ];
  return (
    <dl>
      {lines.map(({ name, how, amount }) => (
        <div key={name} style={{ backgroundSize: `${Math.max(0, Math.min(100, (100 * amount) / revenue)) || 0}% 6px` }}>
          <dt>
            {name} <small>{how}</small>
          </dt>
          <dd>{reais(amount)}</dd>
        </div>
      ))}
      <div style={{ backgroundSize: 0 }}>
        <dt>
          Retorno <small>investimento de {reais(investment)} ÷ resultado do mês</small>
        </dt>
        <dd>{months === null ? 'não se paga' : `${months} ${months === 1 ? 'mês' : 'meses'}`}</dd>
      </div>
    </dl>
  );
}
