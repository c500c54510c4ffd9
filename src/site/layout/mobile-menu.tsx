import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { favouritesLink, navigation } from '../../shared/navigation';
import { CurrentLink } from '../../ui/link';
import { Wordmark } from './wordmark';

const LINKS = [...navigation, favouritesLink, { to: '/conta', label: 'Minha conta' }];

/**
 * The full-screen menu of small screens, rendered with the first of its `openings`. It closes only after the route has
 * changed, to avoid a flash of the old page.
 */
export function MobileMenu({ openings }: { openings: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (openings > 0) dialog.current?.showModal();
  }, [openings]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation.
  useEffect(() => dialog.current?.close(), [key]);

  return (
    <dialog ref={dialog} aria-label="Menu" className="menu on-dark size-full flex-col text-white">
      {openings > 0 && (
        <>
          <div className="shell flex h-18 shrink-0 items-center justify-between">
            <Wordmark className="h-8 w-auto" />
            <button type="button" onClick={() => dialog.current?.close()} aria-label="Fechar menu" className="sign">
              <X aria-hidden />
            </button>
          </div>
          <nav aria-label="Menu" className="shell flex min-h-0 flex-1 overflow-y-auto">
            <ul className="menu-links">
              {LINKS.map(({ to, label }) => (
                <li key={to}>
                  <CurrentLink to={to}>{label}</CurrentLink>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
    </dialog>
  );
}
