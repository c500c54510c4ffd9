import { outcome } from '../../lib/answer';
import { accountApi, setUser } from '../../lib/session';
import { toast } from '../../lib/toast';
import { formatLongDate } from '../../shared/format';
import type { SessionUser } from '../../shared/user';
import { Field } from '../../ui/field';
import { Link } from '../../ui/link';
import { AccountForm } from '../auth/account-form';
import { Section } from './section';

export function Profile({ user, createdAt }: { user: SessionUser; createdAt: string }) {
  return (
    <Section
      title="Seus dados"
      text={
        <>
          Conta criada em <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>.
        </>
      }
    >
      <AccountForm
        label="Perfil"
        button="Salvar nome"
        busy="Salvando..."
        failure={{ title: 'Erro ao salvar', text: 'Tente de novo em instantes.' }}
        send={({ name = '' }) => outcome(accountApi().me.$patch({ json: { name } }))}
        onDone={(body) => {
          setUser(body.user);
          toast({ title: 'Nome atualizado' });
        }}
      >
        {(problems) => (
          <>
            <Field
              label="Nome completo"
              name="name"
              autoComplete="name"
              defaultValue={user.name}
              maxLength={120}
              error={problems.name}
              required
            />
            {/* Not a field: the e-mail cannot be changed here. */}
            <dl>
              <dt className="font-medium text-ink">E-mail</dt>
              <dd className="wrap-anywhere">{user.email}</dd>
              <dd className="mt-1.5 text-sm text-muted">
                É por ele que você entra. Para trocá-lo,{' '}
                <Link to="/contato" className="font-medium text-primary-deep underline">
                  fale com a gente
                </Link>
                .
              </dd>
            </dl>
          </>
        )}
      </AccountForm>
    </Section>
  );
}
