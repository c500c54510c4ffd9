import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../parts/button';
import { useInertOutside } from './use-inert-outside';

type Props = {
  titleId: string;
  /** Target of Esc; unsaved input is asked about on the way. */
  closeTo: string;
  children: ReactNode;
};

/**
 * Renders a dialog that fills the window and has its own address. Not a `<dialog>`, so that toasts and the dialogs it opens
 * are above it.
 */
export function EditorDialog({ titleId, closeTo, children }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useInertOutside(dialog);

  // After a reload nothing has the focus, so the dialog takes it.
  useEffect(() => {
    const element = dialog.current;
    if (!element?.contains(document.activeElement)) element?.querySelector('h1')?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    // Esc first closes a dialog in front, cancels a composition, or closes a field's menu.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || document.querySelector('dialog[open]')) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.matches('input[list], select')) return;
    // In the text Esc has many uses, none of which is to leave: it moves to the dialog's title, and the next Esc leaves.
    // The text editor prevents the default of every Esc without any effect.
    if (target instanceof HTMLElement && target.isContentEditable) return dialog.current?.querySelector('h1')?.focus();
    if (!event.defaultPrevented) void navigate(closeTo);
  }

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-30 flex flex-col bg-page"
    >
      {children}
    </div>
  );
}

export function CloseButton({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <IconButton label="Fechar" className="max-sm:hidden" onClick={() => void navigate(to)}>
      <X aria-hidden size={18} />
    </IconButton>
  );
}
