import { X } from 'lucide-react';
import type { Location, LocationPin } from '../../shared/location';
import { directionsTo } from '../../shared/maps';
import { buttonClass } from '../../ui/button';
import { Link } from '../../ui/link';

type CloseProps = { to: string; onClose: () => void };

/** Close button in the panel's upper right corner. */
export function CloseDetails({ to, onClose }: CloseProps) {
  return (
    <div className="two-rings absolute top-0 right-0 p-3 print:hidden">
      <Link
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

export function DirectionsLink({ location }: { location: LocationPin | Location }) {
  return (
    <a href={directionsTo(location)} target="_blank" rel="noopener" className={buttonClass()}>
      Como chegar
    </a>
  );
}
