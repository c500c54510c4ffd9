import { useEffect, useState } from 'react';
import { payback } from '../../shared/payback';
import { Button } from '../../ui/button';
import { Adjustable } from './adjustable';
import { ENTRIES, EXAMPLE } from './entries';
import { outcomeOf, spokenOutcome, summaryOf } from './outcome';
import { Sum } from './sum';

/** The result is spoken once nothing has changed for so long, in ms: a slider on its way would talk without end. */
const SETTLED = 1000;

type Props = {
  /** Is told the sum in words, to take it along. */
  onTake: (summary: string) => void;
};

export function Simulator({ onTake }: Props) {
  const [plan, setPlan] = useState(EXAMPLE);
  const [spoken, setSpoken] = useState('');
  const sum = payback(plan);
  const outcome = outcomeOf(sum);
  const sentence = spokenOutcome(outcome);
  useEffect(() => {
    if (plan === EXAMPLE) return;
    const timer = setTimeout(() => setSpoken(sentence), SETTLED);
    return () => clearTimeout(timer);
  }, [plan, sentence]);

  return (
    <section aria-labelledby="simulador-titulo" className="licensing-simulator">
      <div className="shell section">
        <div className="licensing-head">
          <h2 id="simulador-titulo" className="text-title">
            Faça a conta com os seus números
          </h2>
          <p>Mude os valores e veja em quanto tempo a loja devolveria o investimento.</p>
        </div>
        <output aria-live="off" htmlFor={ENTRIES.map(({ name }) => `loja-${name}`).join(' ')}>
          <span>{outcome.lead}</span> {outcome.months && <b>{outcome.months}</b>} <strong>{outcome.words}</strong>
        </output>
        <form method="dialog" aria-label="Simulador de retorno" onSubmit={(event) => event.preventDefault()}>
          {ENTRIES.map((entry) => (
            <Adjustable
              key={entry.name}
              entry={entry}
              value={plan[entry.name]}
              onChange={(value) => setPlan({ ...plan, [entry.name]: value })}
            />
          ))}
          <noscript>
            <p>Sem JavaScript o simulador mostra só este exemplo.</p>
          </noscript>
        </form>
        <div className="licensing-sum on-dark">
          <p>{outcome.detail}</p>
          <Sum plan={plan} sum={sum} />
          <Button look="pink" onClick={() => onTake(summaryOf(plan, outcome))}>
            Levar esta conta para a mensagem
          </Button>
          <p>
            Isto é uma estimativa, não uma promessa de resultado. O exemplo não é média da rede. A conta supõe seis dias
            por semana e meses todos iguais: deixa de fora o começo mais lento, as épocas do ano, juros, inflação,
            imposto de renda e a sua retirada.
          </p>
        </div>
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
    </section>
  );
}
