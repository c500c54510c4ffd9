import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toast } from '../../lib/toast';
import type { FormNoun } from '../../shared/nouns';
import { newTitle } from '../../shared/titles';
import { ConfirmDialog } from '../parts/dialog';
import { askBeforeLeaving } from '../session/leaving';
import { LeaveDialog } from './leave-dialog';
import { tellUnkept } from './use-draft';
import type { Form } from './use-form';
import { useLeaveGuard } from './use-leave-guard';

/** Of a navigation of the router's, or of signing out. */
type Question = { proceed: () => void; reset: () => void };

/** Asks what becomes of what a form holds, and of what is on its way into it, where one is about to leave. */
export function LeaveQuestion<Values extends object>({ form }: { form: Form<Values> }) {
  const blocker = useLeaveGuard(form.isDirty);
  const [signingOut, setSigningOut] = useState<Question | null>(null);
  const question = blocker.state === 'blocked' ? blocker : signingOut;
  /** The question that stands right now: a save may come back when it is answered already. */
  const open = useRef<Question | null>(null);
  const [answered, setAnswered] = useState<Question | null>(null);
  const [leaving, setLeaving] = useState(false);
  useLayoutEffect(() => {
    open.current = question;
  }, [question]);

  const { isDirty } = form;
  useEffect(() => {
    return askBeforeLeaving(async () => {
      if (!isDirty()) return true;
      return new Promise((resolve) => setSigningOut({ proceed: () => resolve(true), reset: () => resolve(false) }));
    });
  }, [isDirty]);

  /** A question has one answer. */
  function take(asked = open.current): Question | null {
    if (!asked || asked !== open.current) return null;
    open.current = null;
    setAnswered(asked);
    setLeaving(false);
    return asked;
  }

  // What kept one here has come, or will not: there is nothing left to ask.
  useEffect(() => {
    if (!leaving && !form.isDirty()) take()?.reset();
  });

  /** What is new is found again where it would be begun anew, and where its kind is listed. */
  function keepAndLeave() {
    if (!form.keep()) {
      tellUnkept();
      return take()?.reset();
    }
    toast({
      title: 'Texto guardado neste navegador',
      description: `Ele espera por você em ${newTitle(form.noun as FormNoun)}.`,
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

  if (!question || question === answered) return null;
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
