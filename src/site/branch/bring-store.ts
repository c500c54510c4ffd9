import { useEffect } from 'react';
import { asChosenStore } from '../../shared/chosen-store';
import type { Location } from '../../shared/location';
import { chosenStore } from '../cart/chosen-store';
import { broughtStore } from './brought-store';

/**
 * Chooses the branch's store for visitors who follow a link of its page. Viewing the page alone chooses nothing, and a store
 * chosen earlier is kept: the site's header announces either case (`header-store.tsx`).
 */
export function useBroughtStore(location: Location | null) {
  useEffect(() => {
    const store = location && asChosenStore(location);
    if (!store) return;

    function bring() {
      const kept = chosenStore.read();
      if (kept?.id === store?.id) return;
      if (!kept) chosenStore.update(() => store);
      broughtStore.update(() => store?.name ?? '');
    }
    function onPress({ target, button }: MouseEvent) {
      if (button !== RIGHT && target instanceof Element && target.closest('a')) bring();
    }

    if (wasPressedEarly()) bring();
    for (const kind of PRESSES) addEventListener(kind, onPress, true);
    return () => {
      for (const kind of PRESSES) removeEventListener(kind, onPress, true);
    };
  }, [location]);
}

/** `click` is the main button or a key; `auxclick` includes the middle button, which opens a tab. */
const PRESSES = ['click', 'auxclick'] as const;
/** The right button: it opens a menu and follows no link. */
const RIGHT = 2;

/**
 * Whether a link was followed before hydration: each opens a tab over this page, and most browsers leave the focus on the
 * link.
 */
function wasPressedEarly(): boolean {
  const isLeft = document.hidden || document.activeElement instanceof HTMLAnchorElement;
  return isLeft && Boolean(navigator.userActivation?.hasBeenActive);
}
