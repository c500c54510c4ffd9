import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../lib/answer';
import { enterByCode, enterByPasskey, isOver } from '../../lib/second-step';
import type { PasskeyQuestion } from '../../shared/passkey';
import type { Session } from '../../shared/user';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { AccountForm } from './account-form';
import { AuthPage } from './auth-page';

type Props = {
  question: PasskeyQuestion;
  onDone: (session: Session) => void;
  /** The step cannot be completed: the person must enter the password again. */
  onOver: () => void;
};

const FAILURE = { title: 'Erro ao fazer login', text: 'Tente de novo em instantes.' };

/** The step after the password: the passkey, requested at once, or a recovery code. */
export function SecondStep({ question, onDone, onOver }: Props) {
  const [byCode, setByCode] = useState(false);
  const asking = useRef<HTMLDivElement>(null);
  useEffect(() => asking.current?.querySelector('form')?.requestSubmit(), []);

  /** Goes back to the password on a failure that cannot be fixed here; the form's toast says why. */
  async function taken(entering: Promise<Outcome<Session>>) {
    const result = await entering;
    if (!result.ok && isOver(result)) onOver();
    return result;
  }

  return (
    <AuthPage
      title="Confirmar entrada"
      description="Confirme com a sua chave de acesso para entrar na sua conta Soul."
      heading="Agora, a sua chave"
      text={
        byCode
          ? 'Use um dos códigos que você guardou. Cada um vale uma vez.'
          : 'Confirme com a digital, o rosto, o PIN do aparelho ou a sua chave de segurança.'
      }
    >
      {byCode ? (
        <AccountForm
          key="code"
          label="Entrar com código"
          button="Entrar"
          busy="Entrando..."
          failure={FAILURE}
          send={({ code = '' }) => taken(enterByCode(code))}
          onDone={onDone}
        >
          {(problems) => (
            <Field
              label="Código de recuperação"
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              placeholder="xxxx-xxxx-xxxx-xxxx"
              error={problems.code}
              autoFocus
              required
            />
          )}
        </AccountForm>
      ) : (
        <div ref={asking}>
          <AccountForm
            key="passkey"
            label="Chave de acesso"
            button="Usar chave de acesso"
            busy="Esperando a chave..."
            failure={FAILURE}
            send={() => taken(enterByPasskey(question))}
            onDone={onDone}
          >
            {() => null}
          </AccountForm>
        </div>
      )}
      <div className="mt-6 grid justify-items-start gap-3">
        <Button look="soft" onClick={() => setByCode(!byCode)}>
          {byCode ? 'Usar chave de acesso' : 'Usar um código de recuperação'}
        </Button>
        <Button look="soft" onClick={onOver}>
          Voltar para a senha
        </Button>
      </div>
    </AuthPage>
  );
}
