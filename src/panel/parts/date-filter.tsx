import type { ListFilter } from '../../shared/panel-lists';
import { useChosen, useFilters } from './use-filters';

/** First date that filters. A year passes through earlier ones while it is typed: `0002`, `0020`, `0202`. */
const EARLIEST = '1000-01-01';

/** Filters a list by a day. The label is visible, because an empty date input does not explain itself. */
export function DateFilter({ of: { param }, label }: { of: ListFilter; label: string }) {
  const { choose } = useFilters();
  const [typed, setTyped] = useChosen(param);

  function onChange(day: string) {
    setTyped(day);
    if (day === '' || day >= EARLIEST) choose(param, day);
  }

  return (
    <label className="flex items-center gap-2 text-sm text-muted max-sm:basis-full">
      <span className="max-sm:w-8">{label}</span>
      <input
        type="date"
        name={param}
        value={typed}
        onChange={({ target }) => onChange(target.value)}
        className="control my-0 w-auto min-w-0 max-sm:flex-1"
      />
    </label>
  );
}
