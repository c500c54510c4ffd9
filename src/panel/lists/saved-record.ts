import { useEffect, useRef, useSyncExternalStore } from 'react';
import { listeners } from '../../lib/listeners';
import { rowOf } from './records-in-sight';

/** How long a list marks the record, in ms. */
const MARKED = 4000;

/** Address of the record that was saved last, until its list has marked it. */
let saved: string | null = null;
let isShown = false;
const [subscribe, notify] = listeners();

/** Notes the record that a form has saved. Its row is marked when the user returns to the list. `null` ends the mark. */
export function noteSaved(path: string | null) {
  saved = path;
  isShown = false;
  notify();
}

/** Returns whether a link's record is to be marked, and the ref of the link. */
export function useSavedMark(to: string) {
  const link = useRef<HTMLAnchorElement>(null);
  const [path = to] = to.split('?');
  const isSaved = useSyncExternalStore(subscribe, () => saved !== null && isBelow(path, saved));
  // Runs after every render, because the list may be hidden behind the record's form.
  useEffect(() => {
    if (!isSaved || isShown || !link.current?.checkVisibility()) return;
    isShown = true;
    // A list that is read first has shown its title by then, and the title has the focus.
    if (document.activeElement?.matches('main h1')) link.current.focus({ preventScroll: true });
    bringIntoView(link.current);
    const path = saved;
    setTimeout(() => saved === path && noteSaved(null), MARKED);
  });
  return { isSaved, link };
}

/** Returns whether an address is another one or below it: some forms have two addresses, `…/12` and `…/12/editar`. */
export const isBelow = (path: string, other: string) => `${path}/`.startsWith(`${other}/`);

/** Scrolls to a record's row if it is out of view. */
export function bringIntoView(link: Element) {
  const { top, bottom } = link.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) rowOf(link)?.scrollIntoView({ block: 'center' });
}
