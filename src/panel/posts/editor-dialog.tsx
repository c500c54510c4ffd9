import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../parts/button';
import { useTitle } from '../parts/use-title';
import { type Pane, PaneSwitch } from './pane-switch';
import { useInertOutside } from './use-inert-outside';

type Props = {
  title: string;
  /** Where closing leads; what is unsaved is asked about on the way. */
  closeTo: string;
  /** Stands beside the fields, or in their place where there is no room for both. */
  preview: ReactNode;
  children: ReactNode;
};

/**
 * A dialog that fills the window and has an address of its own. It is no `<dialog>`: those that it opens itself, and
 * toasts, stand above it.
 */
export function EditorDialog({ title, closeTo, preview, children }: Props) {
  useTitle(title);
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [pane, setPane] = useState<Pane>('fields');
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
    // The text's editor takes every Esc, and does nothing with it.
    const isInText = target instanceof HTMLElement && target.isContentEditable;
    if (isInText || !event.defaultPrevented) void navigate(closeTo);
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
      <header className="flex items-center gap-3 border-b border-line bg-surface py-2 pr-2 pl-4 sm:pl-6">
        <h1 id={titleId} tabIndex={-1} className="flex-1 truncate text-lg outline-none">
          {title}
        </h1>
        <PaneSwitch pane={pane} onChange={setPane} />
        <IconButton label="Fechar" onClick={() => void navigate(closeTo)}>
          <X aria-hidden size={18} />
        </IconButton>
      </header>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div
          className={`relative min-h-0 scroll-pt-10 scroll-pb-[calc(var(--save-bar,4rem)+3.5rem)] overflow-y-auto ${pane === 'preview' ? 'max-lg:hidden' : ''}`}
        >
          <div className="mx-auto max-w-3xl px-4 pt-5 pb-1 sm:px-6">{children}</div>
        </div>
        <div className={`min-h-0 border-line bg-sunken lg:block lg:border-l ${pane === 'fields' ? 'hidden' : ''}`}>
          {preview}
        </div>
      </div>
    </div>
  );
}
