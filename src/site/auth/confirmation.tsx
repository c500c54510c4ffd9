import { useState } from 'react';
import { outcome } from '../../lib/answer';
import { accountApi } from '../../lib/session';
import { toast } from '../../lib/toast';
import { PasswordField } from '../../ui/password-field';
import { AccountForm, checkNewPassword, NewPasswordFields } from './account-form';
import { AuthPage, CheckingLink, DoneMessage, EmailField, MailSent, TextLink, ToLogin } from './auth-page';
import { useMailToken } from './use-mail-token';

const PURPOSES = ['confirmation', 'claim'] as const;
const HERE = 'Toque no botão para confirmar que este endereço é seu.';
const ELSEWHERE =
  'O cadastro foi feito em outro navegador. Para confirmar que o endereço é seu, escolha a senha da conta: pode ser a que você já escolheu no cadastro.';
const PAGE = { title: 'Confirmar e-mail', description: 'Confirme o e-mail da sua conta Soul para entrar nela.' };

/**
 * Mail scanners follow links, so only the button confirms. In another browser than the one that signed up, the password is
 * chosen here: that of the sign-up may be a stranger's, who typed this person's address.
 */
export function Component() {
  const { worth, spend } = useMailToken(PURPOSES);
  const [done, setDone] = useState(false);

  if (done) {
    return (
      <AuthPage {...PAGE} heading="E-mail confirmado!">
        <DoneMessage>
          <p>Tudo certo: sua conta está pronta. Agora é só entrar.</p>
        </DoneMessage>
        <ToLogin />
      </AuthPage>
    );
  }
  if (worth === 'stale') return <StaleLink />;
  if (worth === 'checking') {
    return (
      <AuthPage {...PAGE} heading="Só falta confirmar">
        <CheckingLink />
      </AuthPage>
    );
  }
  const isHere = worth === 'confirmation';
  return (
    <AuthPage {...PAGE} heading="Só falta confirmar" text={isHere ? HERE : ELSEWHERE}>
      <AccountForm
        label="Confirmação"
        button="Confirmar meu e-mail"
        busy="Confirmando..."
        failure={{ title: 'Erro ao confirmar e-mail', text: 'Tente de novo em instantes.' }}
        {...(!isHere && { check: checkNewPassword })}
        send={({ password }) =>
          spend((token) =>
            outcome(accountApi().auth.confirm.$post({ json: password ? { token, password } : { token } })),
          )
        }
        onDone={() => {
          toast({ title: 'E-mail confirmado', description: 'Agora é só entrar na sua conta.' });
          setDone(true);
        }}
      >
        {(problems) => !isHere && <NewPasswordFields label="Senha" problems={problems} />}
      </AccountForm>
    </AuthPage>
  );
}

function StaleLink() {
  const [sentTo, setSentTo] = useState('');
  return (
    <AuthPage {...PAGE} heading={sentTo ? 'Email enviado' : 'Este link não vale mais'}>
      {sentTo ? (
        <MailSent>
          <p>
            Se <strong className="text-ink">{sentTo}</strong> espera confirmação e a senha é a do cadastro, o novo link
            chega logo.
          </p>
        </MailSent>
      ) : (
        <>
          <DoneMessage>
            <p>
              Ele já foi usado, venceu ou não veio inteiro. Se você já confirmou, é só entrar; se não, peça outro com a
              senha que escolheu no cadastro.
            </p>
          </DoneMessage>
          <div className="mt-6">
            <AccountForm
              label="Pedir outro link"
              button="Reenviar link de confirmação"
              busy="Enviando..."
              failure={{ title: 'Erro ao enviar email' }}
              send={({ email = '', password = '' }) =>
                outcome(accountApi().auth.confirmations.$post({ json: { email, password } }))
              }
              onDone={(_, { email = '' }) => setSentTo(email)}
            >
              {(problems) => (
                <>
                  <EmailField error={problems.email} autoComplete="username" />
                  <PasswordField
                    label="Senha"
                    name="password"
                    autoComplete="current-password"
                    hint="A que você escolheu no cadastro."
                    error={problems.password}
                    required
                  />
                </>
              )}
            </AccountForm>
          </div>
        </>
      )}
      <p className="mt-6">
        <TextLink to="/auth/login">Ir para o login</TextLink>
      </p>
    </AuthPage>
  );
}
