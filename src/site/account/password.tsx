import { outcome } from '../../lib/answer';
import { accountApi } from '../../lib/session';
import { toast } from '../../lib/toast';
import { PasswordField } from '../../ui/password-field';
import { AccountForm, type Answers, checkNewPassword, NewPasswordFields } from '../auth/account-form';
import { Section } from './section';

type Props = { email: string; onChanged: () => void };

export function Password({ email, onChanged }: Props) {
  return (
    <Section title="Senha" text="Ao trocar a senha, as outras sessões são encerradas.">
      <AccountForm
        label="Segurança"
        button="Trocar senha"
        busy="Salvando..."
        failure={{ title: 'Erro ao trocar senha', text: 'Tente de novo em instantes.' }}
        check={(answers) => checkNewPassword(answers, 'newPassword')}
        send={change}
        onDone={(_, __, form) => {
          form.reset();
          toast({ title: 'Senha alterada', description: 'As outras sessões foram encerradas.' });
          onChanged();
        }}
      >
        {(problems) => (
          <>
            {/* Shows password managers which account's password changes. */}
            <input hidden readOnly name="username" autoComplete="username" value={email} />
            <PasswordField
              label="Senha atual"
              reveal="Mostrar senha atual"
              name="currentPassword"
              autoComplete="current-password"
              error={problems.currentPassword}
              required
            />
            <NewPasswordFields label="Nova senha" name="newPassword" problems={problems} />
          </>
        )}
      </AccountForm>
    </Section>
  );
}

function change({ currentPassword = '', newPassword = '' }: Answers) {
  return outcome(accountApi().me.password.$put({ json: { currentPassword, newPassword } }));
}
