import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button';

type DialogProps = {
  title: string;
  /** Called when it closes by Esc; whoever shows it then takes it away. Without it, what stands in it alone closes it. */
  onClose?: () => void;
  /** `lg` for what is compared side by side. */
  size?: 'sm' | 'lg';
  children: ReactNode;
};

/**
 * A modal dialog for as long as it is mounted. The browser holds focus inside, first on its first control or on what is
 * marked `data-autofocus`, and gives it back afterwards. It stands
 * outside of the form that may have asked for it, and what is submitted in it is none of that form's business.
 */
export function Dialog({ title, onClose, size = 'sm', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element leaves the page, or focus would be lost with it.
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
      onCancel={(event) => !onClose && event.preventDefault()}
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected || currentTarget.open) return;
        // A browser lets nobody be locked in: the second Esc closes whatever the page says.
        if (onClose) onClose();
        else currentTarget.showModal();
      }}
      className={`panel-card m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto p-5 text-text shadow-lift ${size === 'lg' ? 'max-w-3xl' : 'max-w-md'}`}
    >
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      {children}
    </dialog>,
    document.body,
  );
}

/** The buttons at a dialog's foot; the one that goes on stands last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}

type ConfirmProps = {
  title: string;
  text: ReactNode;
  /** The destructive button, named by what it does. */
  confirm: string;
  /** The way back, where another word is clearer. */
  cancel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What there is to know before. */
  children?: ReactNode;
};

/** Asks before something is taken away. Focus stands on the way back. */
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
          <Button type="submit" look="danger" disabled={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
