import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Blocker } from 'react-router-dom';
import { toast } from '../../lib/toast';
import { ConfirmDialog } from '../parts/dialog';
import { LeaveDialog } from './leave-dialog';
import { tellUnkept } from './use-draft';
import type { Form } from './use-form';
import { useLeaveGuard } from './use-leave-guard';

type Blocked = Extract<Blocker, { state: 'blocked' }>;

/** Asks what becomes of what a form holds, and of what is on its way into it, where one is about to leave. */
export function LeaveQuestion<Values extends object>({ form }: { form: Form<Values> }) {
  const blocker = useLeaveGuard(form.isDirty);
  /** The question that stands right now: a save may come back when it is answered already. */
  const open = useRef<Blocked | null>(null);
  const [answered, setAnswered] = useState<Blocked | null>(null);
  const [leaving, setLeaving] = useState(false);
  useLayoutEffect(() => {
    open.current = blocker.state === 'blocked' ? blocker : null;
  }, [blocker]);

  /** A question has one answer. */
  function take(asked = open.current): Blocked | null {
    if (asked !== open.current) return null;
    open.current = null;
    setAnswered(asked);
    setLeaving(false);
    return asked;
  }

  // What kept one here has come, or will not: there is nothing left to ask.
  useEffect(() => {
    if (!leaving && !form.isDirty()) take()?.reset();
  });

  /** The draft of what is new is found where it would be begun anew. */
  function keepAndLeave() {
    if (!form.keep()) {
      tellUnkept();
      return take()?.reset();
    }
    toast({
      title: 'Rascunho guardado neste navegador',
      description: 'Ele espera por você onde se cria outro registro.',
    });
    take()?.proceed();
  }

  /** What is refused, or clashes with what another has saved, keeps one here. */
  async function saveAndLeave() {
    const asked = open.current;
    setLeaving(true);
    await form.save('keys');
    if (form.isDirty()) take(asked)?.reset();
    else take(asked)?.proceed();
  }

  if (blocker.state !== 'blocked' || blocker === answered) return null;
  if (form.isComing && !form.isUnsaved()) {
    return (
      <ConfirmDialog
        title="Sair sem a imagem?"
        text="Ela ainda está a caminho: quem sai agora interrompe o envio."
        confirm="Sair sem ela"
        cancel="Continuar editando"
        onConfirm={() => take()?.proceed()}
        onCancel={() => take()?.reset()}
      />
    );
  }
  return (
    <LeaveDialog
      coming={form.isComing}
      saving={form.saving}
      leaving={leaving}
      onStay={() => take()?.reset()}
      onDiscard={() => {
        form.discard();
        take()?.proceed();
      }}
      onKeep={form.isNew ? keepAndLeave : undefined}
      onSave={form.isNew ? undefined : () => void saveAndLeave()}
    />
  );
}
