import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../parts/button';
import { useInertOutside } from './use-inert-outside';

type Props = {
  titleId: string;
  /** Where Esc leads; what is unsaved is asked about on the way. */
  closeTo: string;
  children: ReactNode;
};

/**
 * A dialog that fills the window and has an address of its own. It is no `<dialog>`: those that it opens itself, and
 * toasts, stand above it.
 */
export function EditorDialog({ titleId, closeTo, children }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useInertOutside(dialog);

  // After a reload focus is nowhere, and a dialog holds it.
  useEffect(() => {
    const element = dialog.current;
    if (!element?.contains(document.activeElement)) element?.querySelector('h1')?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    // Esc belongs first to what stands in front, to a word on its way, or to the menu of a field.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || document.querySelector('dialog[open]')) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.matches('input[list], select')) return;
    // Whoever writes presses Esc for many things, none of which is to leave: from the text it leads to the dialog's title,
    // and from there out of it. The text's editor takes every Esc, and does nothing with it.
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
