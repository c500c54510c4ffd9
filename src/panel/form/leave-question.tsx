import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toast } from '../../lib/toast';
import type { FormNoun } from '../../shared/nouns';
import { newTitle } from '../../shared/titles';
import { ConfirmDialog } from '../parts/dialog';
import { askBeforeLeaving } from '../session/leaving';
import { LeaveDialog } from './leave-dialog';
import { warnUnstored } from './use-draft';
import type { Form } from './use-form';
import { useLeaveGuard } from './use-leave-guard';

/** A pending departure: a navigation of the router, or a sign-out. */
type Question = { proceed: () => void; reset: () => void };

/** Asks what to do with unsaved input and running uploads before the user leaves. */
export function LeaveQuestion<Values extends object>({ form }: { form: Form<Values> }) {
  const blocker = useLeaveGuard(form.isDirty);
  const [signingOut, setSigningOut] = useState<Question | null>(null);
  const question = blocker.state === 'blocked' ? blocker : signingOut;
  /** The question that is open now. A save may return after it was answered. */
  const open = useRef<Question | null>(null);
  const [answered, setAnswered] = useState<Question | null>(null);
  const [leaving, setLeaving] = useState(false);
  /** Whether the user goes to another screen. The dialog stays until that is shown, so nothing can be typed in between. */
  const [going, setGoing] = useState(false);
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

  /** Takes the open question. Returns null if it was answered already, so each question gets one answer. */
  function take(asked = open.current): Question | null {
    if (!asked || asked !== open.current) return null;
    open.current = null;
    setAnswered(asked);
    setLeaving(false);
    setGoing(false);
    return asked;
  }

  /** Leaves what can be typed into. A sign-out that fails leads back to the form, so no dialog stays over that. */
  function go(asked = take()) {
    setGoing(asked !== null && asked !== signingOut);
    asked?.proceed();
  }

  // Withdraws the question once nothing is at risk any more, for example when the upload has ended.
  useEffect(() => {
    if (!leaving && !form.isDirty()) take()?.reset();
  });

  /** Keeps a new record as a draft. Its list and the form for a new record offer it again. */
  function keepAndLeave() {
    if (!form.keep()) {
      warnUnstored();
      return take()?.reset();
    }
    toast({
      title: 'Texto guardado neste navegador',
      description: `Ele espera por você em ${newTitle(form.noun as FormNoun)}.`,
    });
    go();
  }

  /** Saves, then leaves. Stays if the save is refused or clashes with another person's. */
  async function saveAndLeave() {
    const asked = open.current;
    setLeaving(true);
    await form.save('keys');
    if (form.isDirty()) take(asked)?.reset();
    else go(take(asked));
  }

  const isGoing = going && (blocker.state === 'proceeding' || question === answered);
  if (!isGoing && (!question || question === answered)) return null;
  if (!isGoing && form.isComing && !form.isUnsaved()) {
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
      going={isGoing}
      onStay={() => take()?.reset()}
      onDiscard={() => {
        form.discard();
        go();
      }}
      onKeep={form.isNew ? keepAndLeave : undefined}
      onSave={form.isNew ? undefined : () => void saveAndLeave()}
    />
  );
}
