import { type SubmitEvent, useState } from 'react';
import { signIn } from '../../lib/session';
import { Field } from '../../ui/field';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { knownEmail } from './guard';
import { useQuestion } from './signed-in';

/** The dialog over whatever is being edited when the session has ended. */
export function SignInAgain() {
  const question = useQuestion();
  return question && <SignInDialog onAnswer={question.answer} />;
}

function SignInDialog({ onAnswer }: { onAnswer: (signedIn: boolean) => void }) {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const email = knownEmail();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setBusy(true);
    const outcome = await signIn(email, password);
    setBusy(false);
    if (outcome.ok) onAnswer(true);
    else setError(outcome.failure.message ?? 'Verifique suas credenciais e tente novamente.');
  }

  return (
    <Dialog title="Sua sessão terminou" onClose={() => onAnswer(false)}>
      <p className="mt-1.5">Entre de novo para continuar. Nada do que você escreveu foi perdido.</p>
      <form onSubmit={onSubmit} className="mt-4 grid gap-3">
        <Field label="Email" type="email" name="email" value={email} readOnly autoComplete="username" />
        <Field
          label="Senha"
          type="password"
          name="password"
          required
          data-autofocus
          autoComplete="current-password"
          error={error}
        />
        <DialogActions>
          <Button onClick={() => onAnswer(false)}>Agora não</Button>
          <Button type="submit" look="primary" disabled={busy}>
            {busy ? 'Entrando...' : 'Entrar'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
