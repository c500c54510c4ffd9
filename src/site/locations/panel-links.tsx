import { X } from 'lucide-react';
import type { Location, LocationPin } from '../../shared/location';
import { directionsTo } from '../../shared/maps';
import { buttonClass } from '../../ui/button';
import { Link } from '../../ui/link';

type CloseProps = { to: string; onClose: () => void };

/** Close button in the panel's upper right corner. Its key is the location's, so that the focus follows each selection. */
export function CloseDetails({ to, onClose }: CloseProps) {
  return (
    <div className="two-rings absolute top-0 right-0 p-3 print:hidden">
      <Link
        ref={followKeyboard}
        to={to}
        onClick={(event) => {
          event.preventDefault();
          onClose();
        }}
        aria-label="Fechar detalhes"
        className="grid size-11 place-items-center rounded-full bg-surface text-ink"
      >
        <X aria-hidden size={20} />
      </Link>
    </div>
  );
}

/**
 * Moves focus to the details of a location that was chosen by keyboard: its line has the focus, with a ring. From the map's
 * pins and by mouse, focus stays where it is. Within the details, Escape presses the close button. It has the focus then and
 * disappears with it, after which the page focuses the location's line.
 */
function followKeyboard(close: HTMLElement | null) {
  const details = close?.closest('section');
  if (!details) return;
  if (document.querySelector('[name=local][aria-current]:focus-visible')) details.focus({ preventScroll: true });
  details.onkeydown = ({ key }) => {
    if (key !== 'Escape') return;
    close?.focus();
    close?.click();
  };
  return () => {
    details.onkeydown = null;
  };
}

export function DirectionsLink({ location }: { location: LocationPin | Location }) {
  return (
    <a href={directionsTo(location)} target="_blank" rel="noopener" className={buttonClass()}>
      Como chegar
    </a>
  );
}
