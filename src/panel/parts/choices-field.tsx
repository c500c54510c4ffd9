import { useId } from 'react';
import { capitalized } from '../../shared/capitalized';
import { Tick } from '../../ui/tick';
import { GroupProblem } from './group-problem';

type Props<Code extends string> = {
  label: string;
  hint: string;
  /** Options in their order, with their labels. */
  choices: Record<Code, string>;
  value: Code[];
  error: string | undefined;
  /** Options that are disabled. */
  taken?: Code[];
  onChange: (codes: Code[]) => void;
};

/** Selects several options; the value keeps the order of the options. */
export function ChoicesField<Code extends string>(props: Props<Code>) {
  const { label, hint, choices, value, error, taken = [], onChange } = props;
  const id = useId();
  const codes = Object.keys(choices) as Code[];
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
        {codes.map((code) => {
          const checked = value.includes(code);
          return (
            <li key={code}>
              <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-lg border border-line px-2.5 text-sm text-ink has-checked:border-primary-deep has-checked:bg-lilac has-checked:font-medium has-disabled:cursor-default has-disabled:text-muted">
                <Tick
                  type="checkbox"
                  value={code}
                  checked={checked}
                  disabled={!checked && taken.includes(code)}
                  onChange={() => onChange(codes.filter((one) => (one === code ? !checked : value.includes(one))))}
                />
                {capitalized(choices[code])}
              </label>
            </li>
          );
        })}
      </ul>
      <GroupProblem id={`${id}-error`} text={error} />
    </fieldset>
  );
}
