import { useState } from 'react';
import type { ListFilter } from '../../shared/panel-lists';
import { useFilters } from './use-filters';

type Option = { value: string; label: string };

type Props = {
  of: ListFilter;
  label: string;
  /** What the list shows without this filter. */
  all: string;
  options: Option[];
  /** Those that made sense with the former choice only. */
  clears?: ListFilter[];
};

/** Narrows a list, or sorts it, by one parameter of the address; shows the choice while the list is on its way. */
export function Filter({ of: { param }, label, all, options, clears = [] }: Props) {
  const { params, choose } = useFilters();
  const inAddress = params.get(param) ?? '';
  const [chosen, setChosen] = useState(inAddress);
  const [shown, setShown] = useState(inAddress);
  if (shown !== inAddress) {
    setShown(inAddress);
    setChosen(inAddress);
  }

  return (
    <select
      aria-label={label}
      value={chosen}
      onChange={({ target }) => {
        setChosen(target.value);
        choose(param, target.value, { clear: clears.map((other) => other.param) });
      }}
      className="control my-0 w-auto max-w-full min-w-0 max-sm:flex-1 max-sm:basis-[45%] sm:field-sizing-content"
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

/** The choices of a filter as the address calls them, in the order of their labels; a list may offer some of them. */
export function choicesOf<Value extends string>(
  filter: ListFilter<Value>,
  labels: { [Name in Value]?: string },
): Option[] {
  const shown = Object.entries(labels) as [Value, string][];
  return shown.map(([value, label]) => ({ value: filter.words?.[value] ?? value, label }));
}
