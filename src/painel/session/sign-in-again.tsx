import { type SubmitEvent, useState } from 'react';
import { NO_CONNECTION } from '../../lib/api';
import { Field } from '../../ui/field';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { auth } from './client';
import { knownEmail, remember } from './session';
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
    const problem = await signIn(email, password);
    setBusy(false);
    setError(problem);
    if (!problem) onAnswer(true);
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
          autoFocus
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

/** What went wrong, or nothing. */
async function signIn(email: string, password: string): Promise<string> {
  try {
    const answer = await auth.session.$post({ json: { email, password } });
    const body = await answer.json();
    if ('user' in body) remember(body);
    return 'user' in body ? '' : reasonOf(body);
  } catch {
    return NO_CONNECTION;
  }
}

function reasonOf(refusal: unknown): string {
  const { error } = refusal as { error?: string };
  return error ?? 'Verifique suas credenciais e tente novamente.';
}
