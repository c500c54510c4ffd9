import { useState } from 'react';
import { adjustedPrice, percentInput } from '../../shared/acts';
import { parseDecimal } from '../../shared/money';
import { formatPrice } from '../../shared/number-text';
import type { ProductRow } from '../../shared/product';
import { CheckField } from '../../ui/check-field';
import { Field, SelectField } from '../../ui/field';
import type { Asking } from '../acts/act-bar';
import { Question } from '../acts/question';
import { recordsText } from '../acts/words';

const NO_BREAK = '\u00a0';
/** Number of prices shown before and after. */
const SHOWN = 4;

/** Asks for a percentage by which prices rise or fall, and shows the effect. */
export const PriceQuestion: Asking<ProductRow> = ({ rows, busy, onGo, onClose }) => {
  const [typed, setTyped] = useState('');
  const [sign, setSign] = useState<1 | -1>(1);
  const [toNinety, setToNinety] = useState(false);
  const [isTold, setTold] = useState(false);
  const amount = parseDecimal(typed.replace(/\s*%\s*$/, ''));
  const error = problemWith(amount, sign);
  const percent = amount === null ? 0 : sign * amount;

  function go(form: HTMLFormElement) {
    setTold(true);
    if (error) form.querySelector<HTMLElement>('[name="percent"]')?.focus();
    else onGo({ percent, toNinety });
  }

  return (
    <Question
      title={`Mudar o preço de ${recordsText('products', rows.length)}`}
      confirm="Mudar preços"
      busy={busy}
      onGo={go}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label="Mudança" value={sign} onChange={({ target }) => setSign(target.value === '-1' ? -1 : 1)}>
          <option value={1}>Aumentar</option>
          <option value={-1}>Diminuir</option>
        </SelectField>
        <Field
          label="Percentual"
          name="percent"
          inputMode="decimal"
          autoComplete="off"
          data-autofocus=""
          placeholder="Ex.: 7,5"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isTold ? error : undefined}
        />
      </div>
      <CheckField
        label={`Arredondar para terminar em${NO_BREAK},90`}
        checked={toNinety}
        onChange={({ target }) => setToNinety(target.checked)}
      />
      {!error && <Prices rows={rows} percent={percent} toNinety={toNinety} />}
    </Question>
  );
};

function Prices({ rows, percent, toNinety }: { rows: ProductRow[]; percent: number; toNinety: boolean }) {
  const more = rows.length - SHOWN;
  return (
    <div className="rounded-lg bg-sunken p-3 text-sm">
      <ul aria-label="Preços antes e depois" className="grid gap-1">
        {rows.slice(0, SHOWN).map(({ id, name, priceCents }) => {
          const after = adjustedPrice(priceCents, percent, toNinety);
          return (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0">{name}</span>
              <span className="whitespace-nowrap tabular-nums">
                {formatPrice(priceCents)} → {after === null ? 'alto demais' : formatPrice(after)}
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="mt-1 text-muted">{more === 1 ? 'e mais 1 produto' : `e mais ${more} produtos`}</p>}
    </div>
  );
}

/** Returns the contract's problem with the input (`actInputs`). */
function problemWith(amount: number | null, sign: 1 | -1): string | undefined {
  if (amount === null || Number.isNaN(amount) || amount <= 0) return 'Informe um percentual maior que zero, como 7,5.';
  const result = percentInput.safeParse(sign * amount);
  return result.error?.issues[0]?.message;
}
