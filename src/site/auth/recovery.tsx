import { useState } from 'react';
import { outcome } from '../../lib/answer';
import { accountApi } from '../../lib/session';
import { toast } from '../../lib/toast';
import { AccountForm } from './account-form';
import { AuthPage, EmailField, MailSent, TextLink } from './auth-page';

const PAGE = {
  title: 'Recuperar senha',
  description: 'Esqueceu a senha da sua conta Soul? Peça um link por e-mail e escolha outra.',
};

export function Component() {
  const [sentTo, setSentTo] = useState('');
  if (sentTo) {
    return (
      <AuthPage {...PAGE} heading="Email enviado com sucesso!">
        <MailSent>
          <p>
            Enviamos um link de recuperação para <strong className="text-ink wrap-anywhere">{sentTo}</strong>, se houver
            uma conta com este endereço. Ele vale por uma hora, e uma vez só.
          </p>
        </MailSent>
        <p className="mt-6">
          <TextLink to="/auth/login">Voltar para o login</TextLink>
        </p>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      {...PAGE}
      heading="Recupere sua senha"
      text="Diga o e-mail da sua conta. Enviamos um link para você escolher outra senha."
    >
      <AccountForm
        label="Recuperação"
        button="Enviar link de recuperação"
        busy="Enviando..."
        failure={{ title: 'Erro ao enviar email' }}
        send={({ email = '' }) => outcome(accountApi().auth.recoveries.$post({ json: { email } }))}
        onDone={(_, { email = '' }) => {
          toast({
            title: 'Email enviado',
            description: 'Verifique sua caixa de entrada para redefinir sua senha.',
          });
          setSentTo(email);
        }}
      >
        {(problems) => <EmailField error={problems.email} />}
      </AccountForm>
      <p className="mt-6">
        Lembrou? <TextLink to="/auth/login">Voltar para o login</TextLink>
      </p>
    </AuthPage>
  );
}
