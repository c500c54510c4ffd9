import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

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
 * A whole number from 1 to `max`, by buttons or by typing. Typed text stays as it is until the field is left. A button at
 * its limit keeps the focus.
 */
export function QuantityStepper({ label, value, max, onChange, onZero }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const number = target.valueAsNumber;
    setTyped(number > max ? null : target.value);
    if (number >= 1 && (number > max || Number.isInteger(number))) onChange(Math.min(max, number));
  }

  const isZero = typed !== null && Number(typed) === 0 && typed !== '';
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || !isZero) return;
    // Otherwise Enter would press the element that gets the focus next.
    event.preventDefault();
    event.currentTarget.blur();
  }
  function onBlur() {
    setTyped(null);
    // After the focus has moved.
    if (isZero && onZero) setTimeout(onZero);
  }

  return (
    <div className="inline-flex items-center rounded-full border-2 border-muted bg-surface">
      <button
        type="button"
        className={STEP}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
        aria-label={`Diminuir ${label}`}
      >
        <Minus aria-hidden size={18} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        step={1}
        aria-label={label}
        value={typed ?? value}
        onChange={type}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onFocus={(event) => event.target.select()}
        className="w-12 appearance-none bg-transparent text-center font-medium text-ink [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      {/* Read out after a press, as the changed field does not have the focus. */}
      <output className="sr-only">{value}</output>
      <button
        type="button"
        className={STEP}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
        aria-label={`Aumentar ${label}`}
      >
        <Plus aria-hidden size={18} />
      </button>
    </div>
  );
}
