import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';

type Props = {
  title: string;
  /** The button that goes on, named by what it does. */
  confirm: string;
  busy: boolean;
  /** Nothing would come of it. */
  idle?: boolean;
  onGo: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
};

/** What an act on many records asks before it is carried out. */
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
          <Button type="submit" look="primary" disabled={busy || idle}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
