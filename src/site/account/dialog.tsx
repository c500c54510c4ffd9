import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type Props = {
  title: string;
  text?: ReactNode;
  /** It may be closed by Esc; without this it is closed by what stands in it alone. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
};

/** A modal dialog of the account, for as long as it is mounted. */
export function AccountDialog({ title, text, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element leaves the page, or focus would be lost with it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => !onClose && event.preventDefault()}
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected || currentTarget.open) return;
        // A second Esc closes it whatever is said to that.
        if (onClose) onClose();
        else currentTarget.showModal();
      }}
      className="m-auto w-lg overflow-y-auto rounded-card bg-surface p-6 text-text shadow-lift md:p-8"
    >
      <h2 id={titleId} className="text-heading">
        {title}
      </h2>
      {text && <p className="mt-3">{text}</p>}
      <div className="mt-6">{children}</div>
    </dialog>
  );
}
