import { useState } from 'react';
import { useFilters } from './use-filters';

type Option = { value: string; label: string };

type Props = {
  /** Of the parameter in the address. */
  name: string;
  label: string;
  /** What the list shows without this filter. */
  all: string;
  options: Option[];
};

/** Narrows a list, or sorts it, by one parameter of the address; shows the choice while the list is on its way. */
export function Filter({ name, label, all, options }: Props) {
  const { params, choose } = useFilters();
  const inAddress = params.get(name) ?? '';
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
        choose(name, target.value);
      }}
      className="control my-0 w-auto min-w-0 max-sm:flex-1 max-sm:basis-[45%]"
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

/** Options of a table of labels, by its keys. */
export function optionsOf(table: Record<string, string>): Option[] {
  return Object.entries(table).map(([value, label]) => ({ value, label }));
}
