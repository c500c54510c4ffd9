import { useEffect } from 'react';
import { asChosenStore } from '../../shared/chosen-store';
import type { Location } from '../../shared/location';
import { chosenStore } from '../cart/chosen-store';
import { broughtStore } from './brought-store';

/**
 * Whoever follows a link of the branch's page finds its store chosen in the site. To look at the page chooses nothing, and
 * whoever has chosen another store keeps that: the header of the site tells either (`header-store.tsx`).
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

/** By the main button or a key, and by the middle one, which opens a tab. */
const PRESSES = ['click', 'auxclick'] as const;
/** Asks for a menu, and follows nothing. */
const RIGHT = 2;

/**
 * Whether a link was followed before the page lived: each leaves the page open behind a tab of its own, and most browsers
 * leave the focus on it.
 */
function wasPressedEarly(): boolean {
  const isLeft = document.hidden || document.activeElement instanceof HTMLAnchorElement;
  return isLeft && Boolean(navigator.userActivation?.hasBeenActive);
}
