import { useId } from 'react';
import { ALLERGEN_CODES, ALLERGENS, type Allergen, inOrder } from '../../shared/label/regulation';

type Props = {
  label: string;
  hint: string;
  value: Allergen[];
  error: string | undefined;
  /** Those that another list has. */
  taken?: Allergen[];
  onChange: (codes: Allergen[]) => void;
};

/** The foods of the regulation, in its order: those that are ticked are declared. */
export function AllergensField({ label, hint, value, error, taken = [], onChange }: Props) {
  const id = useId();
  return (
    <fieldset
      className="grid min-w-0 gap-2"
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
      aria-invalid={error ? true : undefined}
    >
      <legend className="font-medium text-ink">{label}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {ALLERGEN_CODES.map((code) => {
          const checked = value.includes(code);
          return (
            <li key={code}>
              <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-lg border border-line px-2.5 text-sm text-ink has-checked:border-primary-deep has-checked:bg-lilac has-checked:font-medium has-disabled:cursor-default has-disabled:text-muted">
                <input
                  type="checkbox"
                  checked={checked}
                  disabled={!checked && taken.includes(code)}
                  onChange={() =>
                    onChange(checked ? value.filter((other) => other !== code) : inOrder([...value, code]))
                  }
                  className="size-4 shrink-0 accent-primary"
                />
                {capitalized(ALLERGENS[code])}
              </label>
            </li>
          );
        })}
      </ul>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
