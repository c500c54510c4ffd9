import { useId } from 'react';
import { Tick } from '../../ui/tick';

type Props = {
  /** Name of the radio group. */
  name: string;
  label: string;
  /** Effect of the choice, in a line. */
  hint: string;
  /** Whether only the chosen one of options below each other shows its effect. */
  isFolded?: boolean;
  checked: boolean;
  onChoose: () => void;
};

/** Offers one option of a few, with its effect. */
export function ChoiceCard({ name, label, hint, isFolded = false, checked, onChoose }: Props) {
  const hintId = useId();
  return (
    <label className="group flex cursor-pointer gap-2.5 rounded-lg border border-line p-3 has-checked:border-primary-deep has-checked:bg-lilac">
      <Tick
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-describedby={hintId}
        aria-label={label}
        className="mt-0.5"
      />
      <span>
        <span className="block text-sm font-medium text-ink">{label}</span>
        <span
          id={hintId}
          className={`text-sm text-muted ${isFolded ? 'hidden group-has-checked:block @md:block' : 'block'}`}
        >
          {hint}
        </span>
      </span>
    </label>
  );
}
