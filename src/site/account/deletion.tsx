import { useRef } from 'react';
import { outcome } from '../../lib/answer';
import { accountApi } from '../../lib/session';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { AccountForm } from '../auth/account-form';

/** Says what goes with the account, and asks for the password before it does. */
export function Deletion({ onDeleted }: { onDeleted: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button look="outline" onClick={() => dialog.current?.showModal()} className="text-danger!">
        Excluir minha conta
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="exclusao-titulo"
        onClose={() => form.current?.querySelector('form')?.reset()}
        className="m-auto w-lg overflow-y-auto rounded-card bg-surface p-6 text-text shadow-lift md:p-8"
      >
        <h2 id="exclusao-titulo" className="text-heading">
          Excluir minha conta
        </h2>
        <p className="mt-3">
          Apagamos seu nome, seu e-mail, sua senha e todas as suas sessões. Não dá para desfazer. Pedidos que você já
          combinou com uma loja continuam valendo.
        </p>
        <div ref={form} className="mt-6">
          <AccountForm
            label="Exclusão"
            button="Excluir para sempre"
            isDangerous
            busy="Excluindo..."
            failure={{ title: 'Erro ao excluir conta', text: 'Tente de novo em instantes.' }}
            send={({ password = '' }) => outcome(accountApi().me.deletion.$post({ json: { password } }))}
            onDone={onDeleted}
          >
            {(problems) => (
              <PasswordField
                label="Senha"
                name="password"
                autoComplete="current-password"
                hint="Para termos certeza de que é você."
                error={problems.password}
                required
              />
            )}
          </AccountForm>
          <Button look="soft" onClick={() => dialog.current?.close()} className="mt-3 w-full">
            Manter minha conta
          </Button>
        </div>
      </dialog>
    </>
  );
}
