import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LocationPin } from '../../shared/location';
import { Button } from '../../ui/button';
import { type ListProps, LocationList } from './location-list';

/** Number of locations the store page shows first on phones. A list with its own scroll area would trap touch scrolling. */
const FOLDED = 4;

export function FoldedList<Pin extends LocationPin>(props: ListProps<Pin>) {
  const { locations, selectedId, failed } = props;
  const list = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(selectedId !== undefined);
  const [isPressed, setPressed] = useState(false);
  // The pressed button disappears, so focus moves to the first line that it has revealed.
  useEffect(() => {
    if (isPressed) list.current?.querySelectorAll<HTMLElement>('.location-list button')[FOLDED]?.focus();
  }, [isPressed]);
  const { key } = useLocation();
  // A step back returns to a position on the page as it was: unfolded at once, since the router scrolls before the state is
  // rendered, and without the button, whose disappearance would move the lines.
  useLayoutEffect(() => {
    if (!history.state?.unfolded) return;
    const button = list.current?.querySelector<HTMLElement>(':scope > p');
    if (list.current) list.current.dataset.folded = 'false';
    if (button) button.hidden = true;
    setUnfolded(true);
  }, []);
  // Not through the router, which would load the page again. Each change of the filters has a history state of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of the history entry.
  useEffect(() => {
    if (isUnfolded) history.replaceState({ ...history.state, unfolded: true }, '');
  }, [isUnfolded, key]);
  const canFold = !failed && locations.length > FOLDED;
  const isFolded = canFold && !isUnfolded;
  return (
    <div ref={list} data-folded={canFold ? isFolded : undefined}>
      <LocationList {...props} />
      {isFolded && (
        <p className="mt-4 text-center md:hidden noscript:hidden">
          <Button
            look="outline"
            onClick={() => {
              setUnfolded(true);
              setPressed(true);
            }}
          >
            Ver mais unidades
          </Button>
        </p>
      )}
    </div>
  );
}
