import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';

type Props = {
  title: string;
  /** Label of the confirm button, which names the action. */
  confirm: string;
  busy: boolean;
  /** Whether the action would change nothing. */
  idle?: boolean;
  onGo: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for details before an action on many records. */
export function Question({ title, confirm, busy, idle = false, onGo, onClose, children }: Props) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onGo(event.currentTarget);
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="mt-4 grid gap-3">
        {children}
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={busy} disabled={idle}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
