import { type Filters, readFilters } from '../../shared/panel-lists';

export type ActivityQuery = Filters<'activity'>;

/** What the list is asked, by what the address says. */
export function queryOf(params: URLSearchParams): ActivityQuery {
  const { from, to, ...query } = readFilters('activity', params);
  return { ...query, from: dateIn(from), to: dateIn(to) };
}

function dateIn(text = ''): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}
