import { type SubmitEvent, useEffect, useState } from 'react';
import type { Outcome } from '../../lib/answer';
import { Challenge } from '../../lib/challenge';
import { enterByCode, enterByPasskey, isOver } from '../../lib/second-step';
import { signIn } from '../../lib/session';
import type { PasskeyQuestion } from '../../shared/passkey';
import type { Session } from '../../shared/user';
import { Field } from '../../ui/field';
import { PasswordField } from '../../ui/password-field';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { knownEmail } from './guard';
import { useQuestion } from './signed-in';
import { mayGoOnTyping, watchTyping } from './typing';

/** Shows the dialog that signs in again after the session has ended, above whatever is being edited. */
export function SignInAgain() {
  const question = useQuestion();
  useEffect(watchTyping, []);
  return question && <SignInDialog onAnswer={question.answer} />;
}

function SignInDialog({ onAnswer }: { onAnswer: (signedIn: boolean) => void }) {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  /** Challenge for the passkey, after the password was accepted. */
  const [second, setSecond] = useState<PasskeyQuestion>();
  const [byCode, setByCode] = useState(false);
  const [isSudden] = useState(mayGoOnTyping);

  /** Handles the result of a sign-in step. */
  async function take(entering: Promise<Outcome<Session | { secondStep: PasskeyQuestion }>>) {
    setBusy(true);
    setError('');
    const outcome = await entering;
    setBusy(false);
    if (!outcome.ok) {
      setError(outcome.failure.message ?? 'Verifique suas credenciais e tente novamente.');
      if (isOver(outcome)) setSecond(undefined);
      return;
    }
    if ('user' in outcome.body) return onAnswer(true);
    const { secondStep } = outcome.body;
    setByCode(false);
    setSecond(secondStep);
    await take(enterByPasskey(secondStep));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (!second) return void take(signIn(knownEmail(), String(fields.get('password'))));
    void take(byCode ? enterByCode(String(fields.get('code'))) : enterByPasskey(second));
  }

  const words = second ? (byCode ? 'Entrar' : 'Usar chave de acesso') : 'Entrar';
  return (
    <Dialog title="Sua sessão terminou" isSudden={isSudden} onClose={() => onAnswer(false)}>
      <p className="mt-1.5">
        {second
          ? 'Confirme com a sua chave de acesso. Nada do que você escreveu foi perdido.'
          : 'Entre de novo para continuar. Nada do que você escreveu foi perdido.'}
      </p>
      <form onSubmit={onSubmit} className="mt-4 grid gap-3">
        <Field label="E-mail" type="email" name="email" value={knownEmail()} readOnly autoComplete="username" />
        {!second && (
          <PasswordField
            label="Senha"
            name="password"
            required
            data-autofocus
            autoComplete="current-password"
            error={error}
          />
        )}
        {second && byCode && (
          <Field
            label="Código de recuperação"
            name="code"
            required
            autoFocus
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={64}
            error={error}
          />
        )}
        {second && !byCode && error && (
          <p role="alert" className="font-medium text-danger">
            {error}
          </p>
        )}
        <Challenge />
        <DialogActions>
          <Button onClick={() => onAnswer(false)}>Agora não</Button>
          {second && (
            <Button
              busy={busy}
              onClick={() => {
                setError('');
                setByCode(!byCode);
              }}
            >
              {byCode ? 'Usar chave de acesso' : 'Usar um código'}
            </Button>
          )}
          <Button type="submit" look="primary" busy={busy}>
            {busy ? (second && !byCode ? 'Esperando a chave...' : 'Entrando...') : words}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
