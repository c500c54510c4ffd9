import type { Location } from 'react-router-dom';
import { scrollKey } from '../../lib/scroll-key';
import { type ListNoun, listAddress, lists } from '../../shared/panel-lists';
import type { PanelList } from './lists';

/** How each list was narrowed when it was last on the screen. */
const left = new Map<ListNoun, string>();
const listPaths = new Set<string>(Object.values(lists).map(({ path }) => path));

export function noteLeft({ noun, filters }: Pick<PanelList<unknown>, 'noun' | 'filters'>) {
  left.set(noun, listAddress(noun, filters));
}

/** The way back from a record to its list, narrowed as it was left. */
export function wayBackTo(noun: ListNoun): string {
  return left.get(noun) ?? lists[noun].path;
}

/** A list that is come back to stands where it was left, by whatever way one comes. */
export function panelScrollKey(location: Location): string {
  const { pathname, search } = location;
  return listPaths.has(pathname) ? `${pathname}${search}` : scrollKey(location);
}
