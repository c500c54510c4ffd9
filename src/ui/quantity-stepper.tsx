import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { grouped } from '../shared/number-text';

type Props = {
  /** Lower case, as in `Aumentar quantidade`. */
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  /** Called for a typed zero when the field is left or Enter is pressed. Without it the former number comes back. */
  onZero?: () => void;
};

const STEP = 'grid size-11 place-items-center rounded-full text-primary-deep hover:bg-lilac aria-disabled:opacity-40';

/**
 * A whole number from 1 to `max`, by buttons, arrow keys or typing. Typed text stays as it is until the field is left. A
 * button at its limit keeps the focus. No native field for numbers: depending on its language, that drops the comma of
 * `1,5`, which would order 15.
 */
export function QuantityStepper({ label, value, max, onChange, onZero }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState('');

  const choose = (number: number) => number > 0 && onChange(Math.min(max, number));

  function press(number: number) {
    choose(number);
    setTold(String(Math.min(max, Math.max(1, number))));
  }

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const number = Number.parseInt(target.value, 10);
    const isCapped = number > max;
    setTyped(isCapped ? null : target.value);
    setTold(isCapped ? `No máximo ${grouped(max)}` : '');
    choose(number);
  }

  const isZero = /^0+$/.test(typed ?? '');
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step) {
      setTyped(null);
      setTold('');
      choose(value + step);
    } else if (event.key === 'Enter' && isZero) event.currentTarget.blur();
    else return;
    // Otherwise Enter would press the element that gets the focus next, and an arrow would move the caret.
    event.preventDefault();
  }
  function onBlur() {
    setTyped(null);
    // After the focus has moved.
    if (isZero && onZero) setTimeout(onZero);
    else if (typed !== null && Number(typed) !== value) setTold(`A quantidade fica em ${grouped(value)}`);
  }

  return (
    <div className="inline-flex items-center rounded-full border-2 border-muted bg-surface">
      <button
        type="button"
        className={STEP}
        aria-disabled={value <= 1}
        onClick={() => press(value - 1)}
        aria-label={`Diminuir ${label}`}
      >
        <Minus aria-hidden size={18} />
      </button>
      <input
        inputMode="numeric"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={max}
        aria-label={label}
        value={typed ?? value}
        onChange={type}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onFocus={(event) => event.target.select()}
        className="w-12 bg-transparent text-center font-medium text-ink"
      />
      {/* Read out after a press, and if typed text is not kept. A change by arrow keys is read out by the field itself. */}
      <output className="sr-only">{told}</output>
      <button
        type="button"
        className={STEP}
        aria-disabled={value >= max}
        onClick={() => press(value + 1)}
        aria-label={`Aumentar ${label}`}
      >
        <Plus aria-hidden size={18} />
      </button>
    </div>
  );
}
