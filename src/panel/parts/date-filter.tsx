import type { ListFilter } from '../../shared/panel-lists';
import { useFilters } from './use-filters';

/** Narrows a list by a day, with its word before it: what is empty of a day says nothing by itself. */
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
