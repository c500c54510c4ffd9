import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../parts/button';
import { Dialog, DialogActions } from '../../parts/dialog';
import { goToProblem } from '../../parts/way-to';

type Props = {
  title: string;
  submit: string;
  /** Removes the existing element. */
  remove?: { label: string; run: () => void } | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Renders a small form in a dialog above the editor. */
export function InsertDialog({ title, submit, remove, onSubmit, onClose, children }: Props) {
  function onFormSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    onSubmit();
    // Waits until the problems are rendered at their fields. Finds none once the dialog is closed.
    requestAnimationFrame(() => goToProblem(currentTarget));
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={onFormSubmit} className="mt-4 grid gap-3">
        {children}
        <DialogActions>
          {remove && (
            <Button look="ghost" className="mr-auto text-danger" onClick={remove.run}>
              {remove.label}
            </Button>
          )}
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary">
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
