import type { ListFilter } from '../../shared/panel-lists';
import { useFilters } from './use-filters';

/** Filters a list by a day. The label is visible, because an empty date input does not explain itself. */
export function DateFilter({ of: { param }, label }: { of: ListFilter; label: string }) {
  const { params, choose } = useFilters();
  return (
    <label className="flex items-center gap-2 text-sm text-muted max-sm:basis-full">
      <span className="max-sm:w-8">{label}</span>
      <input
        type="date"
        name={param}
        value={params.get(param) ?? ''}
        onChange={({ target }) => choose(param, target.value)}
        className="control my-0 w-auto min-w-0 max-sm:flex-1"
      />
    </label>
  );
}
