import type { Location } from 'react-router-dom';
import { scrollKey } from '../../lib/scroll-key';
import { type ListNoun, listAddress, lists } from '../../shared/panel-lists';
import type { PanelList } from './lists';

const KEY = 'soul-lists';
/** How each list was narrowed when it was last on this window's screen, also before it was loaded anew. */
const left = new Map<string, string>(kept());
const listPaths = new Set<string>(Object.values(lists).map(({ path }) => path));

export function noteLeft({ noun, filters }: Pick<PanelList<unknown>, 'noun' | 'filters'>) {
  left.set(noun, listAddress(noun, filters));
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...left]));
  } catch {
    // Then it is known until the page is loaded anew.
  }
}

/** The way back from a record to its list, narrowed as it was left. */
export function wayBackTo(noun: ListNoun): string {
  const { path } = lists[noun];
  const address = left.get(noun);
  return address?.split('?')[0] === path ? address : path;
}

function kept(): [string, string][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** A list that is come back to stands where it was left, by whatever way one comes. */
export function panelScrollKey(location: Location): string {
  const { pathname, search } = location;
  return listPaths.has(pathname) ? `${pathname}${search}` : scrollKey(location);
}
