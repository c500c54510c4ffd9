import type { Location } from 'react-router-dom';
import { scrollKey } from '../../lib/scroll-key';
import { attempt } from '../../lib/storage';
import { type ListNoun, listAddress, lists } from '../../shared/panel-lists';
import type { PanelList } from './lists';

const KEY = 'soul-lists';
/** Address of each list as last shown in this window, restored after a reload. */
const left = new Map<string, string>(attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? '[]')));
const listPaths = new Set<string>(Object.values(lists).map(({ path }) => path));

export function noteLeft({ noun, filters }: Pick<PanelList<unknown>, 'noun' | 'filters'>) {
  left.set(noun, listAddress(noun, filters));
  // If storage is denied, the addresses are lost at a reload.
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify([...left])));
}

/** Returns the link from a record to its list, with the filters of the last visit. */
export function wayBackTo(noun: ListNoun): string {
  const { path } = lists[noun];
  const address = left.get(noun);
  return address?.split('?')[0] === path ? address : path;
}

/** Returns a key by which a list restores its scroll position, by whatever way the user returns. */
export function panelScrollKey(location: Location): string {
  const { pathname, search } = location;
  return listPaths.has(pathname) ? `${pathname}${search}` : scrollKey(location);
}
