import type { ListFilter } from '../../shared/panel-lists';
import { useChosen, useFilters } from './use-filters';

type Option = { value: string; label: string };

type Props = {
  of: ListFilter;
  label: string;
  /** Label of the option without this filter. */
  all: string;
  options: Option[];
  /** Filters that depend on the previous choice, removed with it. */
  clears?: ListFilter[];
};

/** Filters or sorts a list by one parameter of the address. */
export function Filter({ of: { param }, label, all, options, clears = [] }: Props) {
  const { choose } = useFilters();
  const [chosen, setChosen] = useChosen(param);

  return (
    <select
      aria-label={label}
      value={chosen}
      onChange={({ target }) => {
        setChosen(target.value);
        choose(param, target.value, { clear: clears.map((other) => other.param) });
      }}
      className="control my-0 w-auto max-w-full min-w-0 field-sizing-content max-sm:grow"
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Returns options with their values in the address, in the order of the labels. A list may offer only some of them. */
export function choicesOf<Value extends string>(
  filter: ListFilter<Value>,
  labels: { [Name in Value]?: string },
): Option[] {
  const shown = Object.entries(labels) as [Value, string][];
  return shown.map(([value, label]) => ({ value: filter.words?.[value] ?? value, label }));
}
