import { type HoursException, MAX_EXCEPTIONS } from './location';

type Period = Pick<HoursException, 'from' | 'to'>;

/**
 * Returns a location's exceptions with another one, which replaces those within its dates, or without any on these dates
 * if the weekly hours apply (`usual`). Fails if one of them begins earlier or ends later, which has hours of its own.
 */
export function withException(
  exceptions: HoursException[],
  exception: HoursException,
  usual: boolean,
): HoursException[] | 'covered' | 'limit' {
  const isWithin = ({ from, to }: Period) => exception.from <= from && to <= exception.to;
  const others = exceptions.filter((each) => !isWithin(each));
  if (others.some(({ from, to }) => from <= exception.to && exception.from <= to)) return 'covered';
  if (usual) return others;
  // In the place of the first one that it replaces, so that the same exception again changes nothing.
  const index = exceptions.findIndex(isWithin);
  const changed = others.toSpliced(index === -1 ? others.length : index, 0, exception);
  return changed.length > MAX_EXCEPTIONS ? 'limit' : changed;
}
