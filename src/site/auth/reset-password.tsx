import { useState } from 'react';
import { outcome } from '../../lib/answer';
import { accountApi, renewSession, useSession } from '../../lib/session';
import { toast } from '../../lib/toast';
import { LinkButton } from '../../ui/button';
import { AccountForm, checkNewPassword, NewPasswordFields } from './account-form';
import { AuthPage, CheckingLink, DoneMessage, TextLink, ToLogin } from './auth-page';
import { useMailToken } from './use-mail-token';

const PURPOSES = ['reset', 'invitation'] as const;

const RESET = {
  page: { title: 'Nova senha', description: 'Escolha a nova senha da sua conta Soul com o link que enviamos.' },
  heading: 'Escolha sua nova senha',
  text: 'Uma que só você conheça, e que não use em outro lugar.',
  label: 'Redefinição',
  field: 'Nova senha',
  button: 'Salvar nova senha',
  failure: { title: 'Erro ao redefinir senha', text: 'Tente de novo em instantes.' },
  toast: { title: 'Senha redefinida', description: 'Entre com a sua nova senha.' },
  done: 'Senha redefinida com sucesso!',
  next: 'Sua nova senha já vale, e as sessões que estavam abertas foram encerradas.',
};

/** An invited person has no password to reset, so the texts differ. */
const INVITATION: typeof RESET = {
  page: { title: 'Aceitar convite', description: 'Escolha a senha da sua conta para cuidar do site da Soul.' },
  heading: 'Que bom ter você com a gente',
  text: 'Para aceitar o convite, escolha a sua senha: uma que só você conheça, e que não use em outro lugar.',
  label: 'Convite',
  field: 'Senha',
  button: 'Escolher senha',
  failure: { title: 'Erro ao escolher senha', text: 'Tente de novo em instantes.' },
  toast: { title: 'Senha escolhida', description: 'Entre com ela para abrir o painel.' },
  done: 'Senha escolhida!',
  next: 'Sua conta está pronta. Entre com o e-mail do convite e a senha que você acabou de escolher.',
};

export function Component() {
  const { worth, spend } = useMailToken(PURPOSES);
  const session = useSession();
  const [done, setDone] = useState<typeof RESET>();

  if (done) {
    return (
      <AuthPage {...done.page} heading={done.done}>
        <DoneMessage>
          <p>{done.next}</p>
        </DoneMessage>
        <ToLogin />
      </AuthPage>
    );
  }
  if (worth === 'stale') return <StaleLink />;
  if (worth === 'checking') {
    return (
      <AuthPage {...RESET.page} heading="Escolha sua senha">
        <CheckingLink />
      </AuthPage>
    );
  }
  const words = worth === 'invitation' ? INVITATION : RESET;
  return (
    <AuthPage {...words.page} heading={words.heading} text={words.text}>
      <AccountForm
        label={words.label}
        button={words.button}
        busy="Salvando..."
        failure={words.failure}
        check={checkNewPassword}
        send={({ password = '' }) =>
          spend((token) => outcome(accountApi().auth.reset.$post({ json: { token, password } })))
        }
        onDone={() => {
          toast(words.toast);
          setDone(words);
          // The reset ended all sessions of its owner, possibly this browser's too.
          if (session) void renewSession();
        }}
      >
        {(problems) => <NewPasswordFields label={words.field} problems={problems} />}
      </AccountForm>
    </AuthPage>
  );
}

function StaleLink() {
  return (
    <AuthPage {...RESET.page} heading="Este link não vale mais">
      <DoneMessage>
        <p>Ele já foi usado, venceu ou não veio inteiro. Peça outro: chega em instantes na sua caixa de entrada.</p>
        <p>Se era um convite, você também pode pedir um novo a quem convidou você.</p>
      </DoneMessage>
      <div className="mt-6 grid justify-items-start gap-4">
        <LinkButton to="/auth/recuperar-senha">Pedir outro link</LinkButton>
        <TextLink to="/auth/login">Voltar para o login</TextLink>
      </div>
    </AuthPage>
  );
}
