import { Minus, Plus } from 'lucide-react';

type Props = { label: string; value: number; max: number; onChange: (value: number) => void };

const STEP = 'grid size-11 place-items-center rounded-full text-primary-deep hover:bg-lilac disabled:opacity-40';

/** A whole number from 1 to `max`, by buttons or by typing. */
export function QuantityStepper({ label, value, max, onChange }: Props) {
  return (
    <fieldset className="inline-flex items-center rounded-full border-2 border-edge bg-white" aria-label={label}>
      <button
        type="button"
        className={STEP}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
        aria-label="Diminuir"
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
        value={value}
        onChange={(event) => onChange(Math.min(max, Math.max(1, Math.trunc(event.target.valueAsNumber || 1))))}
        onFocus={(event) => event.target.select()}
        className="w-12 appearance-none bg-transparent text-center font-medium text-ink [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        className={STEP}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        aria-label="Aumentar"
      >
        <Plus aria-hidden size={18} />
      </button>
    </fieldset>
  );
}
