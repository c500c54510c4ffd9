import { useEffect, useState } from 'react';
import { outcome } from '../../lib/answer';
import { accountApi } from '../../lib/session';
import { toast } from '../../lib/toast';
import { ADULT_AGE, POLICY_VERSION } from '../../shared/policy';
import { Button } from '../../ui/button';
import { CheckField } from '../../ui/check-field';
import { Field } from '../../ui/field';
import { AccountForm, type Answers, checkNewPassword, NewPasswordFields } from './account-form';
import { AuthPage, EmailField, keepTypedEmail, MailSent, ResendConfirmation, TextLink } from './auth-page';
import { useLanding } from './use-landing';

const DESCRIPTION = 'Crie a sua conta Soul: só nome, e-mail e uma senha. É grátis, e você apaga quando quiser.';

export function Component() {
  const [sent, setSent] = useState<Credentials>();
  /** The name typed before, of whoever comes back to correct the address. */
  const [typedName, setTypedName] = useState<string>();
  useLanding();
  // Whoever comes back from the mail may find the page reloaded. The password is not kept.
  useEffect(() => {
    const { confirming } = history.state ?? {};
    if (confirming) setSent({ email: confirming });
  }, []);
  function correct() {
    history.replaceState({ ...history.state, confirming: undefined }, '');
    keepTypedEmail(sent?.email ?? '');
    setTypedName(sent?.name ?? '');
    setSent(undefined);
  }
  if (sent) return <Sent {...sent} onCorrect={correct} />;
  return (
    <AuthPage title="Criar conta" description={DESCRIPTION} heading="Crie sua conta" text="Leva menos de um minuto.">
      <AccountForm
        label="Criar conta"
        button="Cadastrar"
        busy="Cadastrando..."
        failure={{ title: 'Erro ao criar conta', text: 'Ocorreu um erro ao criar sua conta.' }}
        check={checkNewPassword}
        send={signUp}
        onDone={(_, { name, email = '', password = '' }) => {
          toast({
            title: 'Cadastro realizado com sucesso',
            description: 'Verifique seu email para confirmar sua conta.',
          });
          setSent({ name, email, password });
          history.replaceState({ ...history.state, confirming: email }, '');
        }}
      >
        {(problems) => (
          <>
            <Field
              label="Nome completo"
              name="name"
              autoComplete="name"
              maxLength={120}
              defaultValue={typedName}
              error={problems.name}
              required
            />
            <EmailField error={problems.email} autoFocus={typedName !== undefined} />
            <NewPasswordFields label="Senha" problems={problems} />
            <CheckField name="adult" label={`Tenho ${ADULT_AGE} anos ou mais.`} error={problems.adult} required />
            <CheckField
              name="acceptedPolicy"
              label={
                <>
                  Li e aceito os <NewTab to="/termos-de-uso">Termos de Uso</NewTab>
                  {' e as '}
                  <NewTab to="/politica-de-privacidade">Políticas de Privacidade</NewTab>.
                </>
              }
              error={problems.acceptedPolicy}
              required
            />
          </>
        )}
      </AccountForm>
      <p className="mt-6">
        Já tem conta? <TextLink to="/auth/login">Entrar</TextLink>
      </p>
    </AuthPage>
  );
}

function signUp({ name = '', email = '', password = '' }: Answers) {
  const json = { name, email, password, acceptedPolicy: POLICY_VERSION, adult: true } as const;
  return outcome(accountApi().auth['sign-up'].$post({ json }));
}

/** Kept while this screen is open, to request the confirmation link again; after a reload without the password. */
type Credentials = { name?: string | undefined; email: string; password?: string };

function Sent({ email, password, onCorrect }: Credentials & { onCorrect: () => void }) {
  return (
    <AuthPage title="Confirme seu e-mail" description={DESCRIPTION} heading="Falta um passo">
      <MailSent>
        <p>
          Se este endereço ainda não tem conta, enviamos um link de confirmação para{' '}
          <strong className="text-ink wrap-anywhere">{email}</strong>. Abra a mensagem e toque no link para liberar o
          seu acesso. Ele vale por 24 horas.
        </p>
      </MailSent>
      <div className="mt-6 grid justify-items-start gap-4">
        {password ? (
          <ResendConfirmation email={email} password={password} />
        ) : (
          <p>Não chegou? Entre com o e-mail e a senha que você escolheu: a tela de login envia outro link.</p>
        )}
        <Button look="soft" onClick={onCorrect}>
          Corrigir o e-mail
        </Button>
        <TextLink to="/auth/login">Ir para o login</TextLink>
      </div>
    </AuthPage>
  );
}

/** Opens in a new tab so that reading the terms does not lose the form. */
function NewTab({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="font-medium text-primary-deep underline underline-offset-4">
      {children}
    </a>
  );
}
