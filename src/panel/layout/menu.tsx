import { Menu as MenuSign, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../parts/button';
import { Account } from './account';
import { Navigation } from './navigation';

/** Opens the navigation as a drawer, on screens too narrow for the column. */
export function Menu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Menu" aria-haspopup="dialog" onClick={() => setOpen(true)} className="ml-1.5 lg:hidden">
        <MenuSign aria-hidden size={20} />
      </IconButton>
      {isOpen && <Drawer onClose={() => setOpen(false)} />}
    </>
  );
}

function Drawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closes before the element is removed: only `close()` returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[aria-current]')?.focus();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use Esc and the links.
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose();
      }}
      // A click on the backdrop or on a link closes the drawer.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target instanceof Element && target.closest('a'))) onClose();
      }}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-surface text-text shadow-lift transition duration-200 starting:-translate-x-8 starting:opacity-0"
    >
      <div className="flex min-h-full flex-col gap-3 p-3">
        <IconButton label="Fechar menu" onClick={onClose} className="self-end">
          <X aria-hidden size={20} />
        </IconButton>
        <Navigation />
        <Account />
      </div>
    </dialog>
  );
}
