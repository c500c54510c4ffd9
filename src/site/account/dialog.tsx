import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type Props = {
  title: string;
  text?: ReactNode;
  /** Called when Esc closes the dialog. Without it, only the dialog's own content can close it. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
};

/** A modal dialog of the account, open while it is mounted. */
export function AccountDialog({ title, text, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect closes the dialog before it leaves the DOM; otherwise focus would be lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // The browser's own `close` comes after the focus has returned, and would close what a fast Enter has opened again.
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected || currentTarget.open) return;
        // Browsers close the dialog on a second Esc even if `cancel` was prevented, so it is reopened.
        if (onClose) onClose();
        else currentTarget.showModal();
      }}
      className="m-auto w-lg overflow-y-auto rounded-card bg-surface p-card text-text shadow-lift md:p-8"
    >
      <h2 id={titleId} className="text-heading">
        {title}
      </h2>
      {text && <p className="mt-3">{text}</p>}
      <div className="mt-6">{children}</div>
    </dialog>
  );
}
