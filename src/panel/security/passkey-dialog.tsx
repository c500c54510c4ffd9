import { type SubmitEvent, useState } from 'react';
import { fieldsOf } from '../../lib/answer';
import { NAME_FIELD, type PasskeyAction, passkeyQuestion } from '../../lib/passkey-questions';
import { toast } from '../../lib/toast';
import type { Standing } from '../../lib/use-passkeys';
import { Field } from '../../ui/field';
import { PasswordField } from '../../ui/password-field';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';

type Props = {
  asked: PasskeyAction;
  onClose: () => void;
  onDone: (title: string, standing: Standing & { codes?: string[] }) => void;
};

/** Asks for what an action on the user's own passkeys needs: the password, or a name. */
export function PasskeyDialog({ asked, onClose, onDone }: Props) {
  const question = passkeyQuestion(asked, '');
  const { title, text, button, busy, failure, done, send, named, isDangerous = false } = question;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const answers = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    setPending(true);
    const answer = await send(answers);
    setPending(false);
    if (answer.ok) return onDone(done, answer.body);
    const fields = fieldsOf(answer.failure);
    setErrors(fields);
    toast({ title: failure, description: answer.failure.message, destructive: true });
    const [first] = Object.keys(fields);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {text && <p className="mt-1.5">{text}</p>}
      <form onSubmit={onSubmit} className="mt-4 grid gap-3">
        {named !== undefined && <Field {...NAME_FIELD} defaultValue={named} error={errors.name} data-autofocus />}
        {asked.what !== 'name' && (
          <PasswordField
            label="Sua senha"
            name="password"
            autoComplete="current-password"
            error={errors.password}
            required
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look={isDangerous ? 'danger' : 'primary'} busy={pending}>
            {pending ? busy : button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
