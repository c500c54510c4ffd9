import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button';

type DialogProps = {
  title: string;
  /** Called on Esc; the owner unmounts the dialog then. Without it, only controls inside close the dialog. */
  onClose?: () => void;
  /** `lg` for side-by-side comparisons. */
  size?: 'sm' | 'lg';
  /** Gives the title the first focus on touch screens, where a field would raise the keyboard over what is shown. */
  isToBrowse?: boolean;
  /** Gives the title the first focus: the dialog came by itself, and what is typed on must not go into its fields. */
  isSudden?: boolean;
  children: ReactNode;
};

const isTouched = () => matchMedia('(pointer: coarse)').matches;

/**
 * Renders a dialog that is modal while mounted. The browser keeps the focus inside, initially on the first control or on
 * `data-autofocus`, and restores it afterwards. The dialog is outside of the owner's form, and its submit events do not
 * reach that form.
 */
export function Dialog({ title, onClose, size = 'sm', isToBrowse = false, isSudden = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closes before the element is removed: only `close()` returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onSubmit={(event) => event.stopPropagation()}
      // The browser's own `close` comes after the focus has returned, and would close what a fast Enter has opened again. A file
      // field inside cancels, too.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected || currentTarget.open) return;
        // Browsers close a dialog at the second Esc even if the page prevents it, so it is opened again.
        if (onClose) onClose();
        else currentTarget.showModal();
      }}
      className={`panel-card m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto p-5 text-text shadow-lift ${size === 'lg' ? 'max-w-3xl' : 'max-w-md'} ${isToBrowse ? 'short:scroll-pb-20' : ''}`}
    >
      <h2
        id={titleId}
        {...((isSudden || (isToBrowse && isTouched())) && { tabIndex: -1, 'data-autofocus': '' })}
        className="text-lg outline-none"
      >
        {title}
      </h2>
      {children}
    </dialog>,
    document.body,
  );
}

/** Lays out the buttons of a dialog; the confirming one comes last. On phones three are stacked, as they fit in no line. */
export function DialogActions({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`mt-5 flex flex-wrap justify-end gap-2 max-sm:has-[>:nth-child(3)]:*:basis-full ${className}`}>
      {children}
    </div>
  );
}

type ConfirmProps = {
  title: string;
  text: ReactNode;
  /** Label of the destructive button, which names the action. */
  confirm: string;
  /** Label of the cancel button, where another word is clearer. */
  cancel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Content to read before the decision. */
  children?: ReactNode;
};

/** Asks before something is deleted. The cancel button has the focus. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel = 'Cancelar',
  busy = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmProps) {
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    onConfirm();
  }
  return (
    <Dialog title={title} onClose={onCancel}>
      <form onSubmit={onSubmit}>
        <p className="mt-1.5">{text}</p>
        {children}
        <DialogActions>
          <Button onClick={onCancel}>{cancel}</Button>
          <Button type="submit" look="danger" busy={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
