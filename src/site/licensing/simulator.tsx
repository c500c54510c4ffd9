import { useEffect, useMemo, useState } from 'react';
import type { Written } from '../../shared/pages/written';
import { payback, type StorePlan } from '../../shared/payback';
import { Button } from '../../ui/button';
import { Said } from '../layout/said';
import { Adjustable } from './adjustable';
import { type Entry, SALES, simulatorOf } from './entries';
import { outcomeOf, spokenOutcome, summaryOf } from './outcome';
import { Sum } from './sum';

/** The result is announced after this pause, in ms: a moving slider would announce without end. */
const SETTLED = 1000;

type Props = {
  written: Written;
  /** Receives the calculation as text, for the visitor's message. */
  onTake: (summary: string) => void;
};

export function Simulator({ written, onTake }: Props) {
  const { licensingTotal = '' } = written;
  const { entries, example } = useMemo(() => simulatorOf(licensingTotal), [licensingTotal]);
  const [changes, setChanges] = useState<Partial<StorePlan>>({});
  const plan = { ...example, ...changes };
  const [spoken, setSpoken] = useState('');
  const sum = payback(plan);
  const outcome = outcomeOf(sum);
  const sentence = spokenOutcome(outcome);
  useEffect(() => {
    if (Object.keys(changes).length === 0) return;
    const timer = setTimeout(() => setSpoken(sentence), SETTLED);
    return () => clearTimeout(timer);
  }, [changes, sentence]);

  const adjustable = (entry: Entry) => (
    <Adjustable
      key={entry.name}
      entry={entry}
      value={plan[entry.name]}
      onChange={(value) => setChanges({ ...changes, [entry.name]: value })}
    />
  );
  return (
    <section aria-labelledby="simulador-titulo" className="licensing-simulator">
      <div className="shell section">
        <div className="licensing-head">
          <Said as="h2" id="simulador-titulo" className="text-title" of={written} name="licensingSumTitle" />
          <Said as="p" of={written} name="licensingSum" />
        </div>
        {/* The result stays in view while the fields are. */}
        <div className="licensing-try">
          <output aria-live="off" htmlFor={entries.map(({ name }) => `loja-${name}`).join(' ')}>
            <span>{outcome.lead}</span> {outcome.months && <b>{outcome.months}</b>}
            {outcome.months && '\u00A0'}
            <strong>{outcome.words}</strong>
          </output>
          <form method="dialog" aria-label="Simulador de retorno" onSubmit={(event) => event.preventDefault()}>
            {entries.slice(0, SALES).map(adjustable)}
            {/* Folded on phones only. */}
            <details className="licensing-details licensing-fold">
              <summary>Custos e investimento</summary>
              {entries.slice(SALES).map(adjustable)}
            </details>
            <noscript>
              <p>Sem JavaScript o simulador mostra só este exemplo.</p>
            </noscript>
          </form>
        </div>
        <div className="licensing-sum on-dark">
          <p>{outcome.detail}</p>
          <details className="licensing-details licensing-fold">
            <summary>A conta, linha por linha</summary>
            <Sum plan={plan} sum={sum} />
          </details>
          <Said
            as={Button}
            look="pink"
            onClick={() => onTake(summaryOf(plan, outcome))}
            className="noscript:hidden"
            of={written}
            name="licensingSumTake"
          />
          <Said as="p" of={written} name="licensingSumCaution" />
        </div>
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
    </section>
  );
}
