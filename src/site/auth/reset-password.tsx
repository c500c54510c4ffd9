import { useState } from 'react';
import { outcome } from '../../lib/answer';
import { accountApi, renewSession, useSession } from '../../lib/session';
import { toast } from '../../lib/toast';
import { LinkButton } from '../../ui/button';
import { AccountForm } from './account-form';
import { AuthPage, DoneMessage, TextLink, ToLogin } from './auth-page';
import { checkNewPassword, NewPasswordFields } from './new-password-fields';
import { useMailToken } from './use-mail-token';

const PAGE = { title: 'Nova senha', description: 'Escolha a nova senha da sua conta Soul com o link que enviamos.' };

export function Component() {
  const { isStale, spend } = useMailToken();
  const session = useSession();
  const [done, setDone] = useState(false);

  if (done) {
    return (
      <AuthPage {...PAGE} heading="Senha redefinida com sucesso!">
        <DoneMessage>
          <p>Sua nova senha já vale, e as sessões que estavam abertas foram encerradas.</p>
        </DoneMessage>
        <ToLogin />
      </AuthPage>
    );
  }
  if (isStale) return <StaleLink />;
  return (
    <AuthPage {...PAGE} heading="Escolha sua nova senha" text="Uma que só você conheça, e que não use em outro lugar.">
      <AccountForm
        label="Redefinição"
        button="Salvar nova senha"
        busy="Salvando..."
        failure={{ title: 'Erro ao redefinir senha', text: 'Tente de novo em instantes.' }}
        check={checkNewPassword}
        send={({ password = '' }) =>
          spend((token) => outcome(accountApi().auth.reset.$post({ json: { token, password } })))
        }
        onDone={() => {
          toast({ title: 'Senha redefinida', description: 'Entre com a sua nova senha.' });
          setDone(true);
          // The reset ended every session of its owner, maybe the one of this browser.
          if (session) renewSession();
        }}
      >
        {(problems) => <NewPasswordFields label="Nova senha" problems={problems} />}
      </AccountForm>
    </AuthPage>
  );
}

function StaleLink() {
  return (
    <AuthPage {...PAGE} heading="Este link não vale mais">
      <DoneMessage>
        <p>Ele já foi usado, venceu ou não veio inteiro. Peça outro: chega em instantes na sua caixa de entrada.</p>
      </DoneMessage>
      <div className="mt-6 grid justify-items-start gap-4">
        <LinkButton to="/auth/recuperar-senha">Pedir outro link</LinkButton>
        <TextLink to="/auth/login">Voltar para o login</TextLink>
      </div>
    </AuthPage>
  );
}
