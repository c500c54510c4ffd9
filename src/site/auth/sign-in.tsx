import { useState } from 'react';
import type { Failure } from '../../lib/answer';
import { flash } from '../../lib/flash';
import { signIn } from '../../lib/session';
import { toast } from '../../lib/toast';
import type { PasskeyQuestion } from '../../shared/passkey';
import { opensPanel } from '../../shared/roles';
import type { Session } from '../../shared/user';
import { PasswordField } from '../../ui/password-field';
import { AccountForm, type Answers } from './account-form';
import { AuthPage, EmailField, keepTypedEmail, ResendConfirmation, TextLink } from './auth-page';
import { SecondStep } from './second-step';
import { useLanding } from './use-landing';

const WELCOME = { title: 'Login realizado com sucesso', description: 'Bem-vindo de volta!' };

export function Component() {
  const [question, setQuestion] = useState<PasskeyQuestion>();
  useLanding();
  if (question) return <SecondStep question={question} onDone={welcome} onOver={() => setQuestion(undefined)} />;
  return (
    <AuthPage
      title="Entrar"
      description="Entre na sua conta Soul para ver e cuidar dos seus dados, das suas sessões e da sua senha."
      heading="Que bom ter você aqui"
      text="Entre na sua conta Soul."
    >
      <AccountForm
        label="Entrar na conta"
        button="Entrar"
        busy="Entrando..."
        failure={{ title: 'Erro ao fazer login', text: 'Verifique suas credenciais e tente novamente.' }}
        send={({ email = '', password = '' }) => signIn(email, password)}
        onDone={(entered, { email = '' }) => {
          if ('user' in entered) return welcome(entered);
          keepTypedEmail(email);
          setQuestion(entered.secondStep);
        }}
        explain={explain}
      >
        {(problems) => (
          <>
            <EmailField error={problems.email} autoComplete="username" />
            <div>
              <PasswordField
                label="Senha"
                name="password"
                autoComplete="current-password"
                error={problems.password}
                required
              />
              <p className="mt-2">
                <TextLink to="/auth/recuperar-senha">Esqueceu sua senha?</TextLink>
              </p>
            </div>
          </>
        )}
      </AccountForm>
      <p className="mt-6">
        Ainda não tem conta? <TextLink to="/auth/cadastro">Cadastre-se</TextLink>
      </p>
    </AuthPage>
  );
}

function welcome({ user }: Session) {
  keepTypedEmail('');
  toast(WELCOME);
  if (opensPanel(user)) flash(WELCOME);
}

function explain({ code, message }: Failure, { email = '', password = '' }: Answers) {
  if (code !== 'unconfirmed') return undefined;
  return (
    <>
      <p className="mb-3">{message}</p>
      <ResendConfirmation email={email} password={password} />
    </>
  );
}
