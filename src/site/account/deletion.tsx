import { useState } from 'react';
import { accountApi, endSession } from '../../lib/session';
import { Button } from '../../ui/button';
import { AccountForm } from '../auth/account-form';
import { AccountDialog } from './dialog';
import { ProofField } from './proof-field';

/** Lists what is deleted with the account, and asks for the password first. */
export function Deletion({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button look="outline" onClick={() => setAsking(true)} className="text-danger!">
        Excluir minha conta
      </Button>
      {asking && (
        <AccountDialog
          title="Excluir minha conta"
          text="Apagamos seu nome, seu e-mail, sua senha, seus favoritos e todas as suas sessões. Não dá para desfazer. Pedidos que você já combinou com uma loja continuam valendo."
          onClose={pending ? undefined : close}
        >
          <AccountForm
            label="Exclusão"
            button="Excluir para sempre"
            isDangerous
            busy="Excluindo..."
            failure={{ title: 'Erro ao excluir conta', text: 'Tente de novo em instantes.' }}
            send={({ password = '' }) => endSession(() => accountApi().me.deletion.$post({ json: { password } }))}
            onDone={onDeleted}
            onPending={setPending}
          >
            {(problems) => <ProofField error={problems.password} />}
          </AccountForm>
          <Button look="soft" onClick={close} busy={pending} className="mt-3 w-full">
            Manter minha conta
          </Button>
        </AccountDialog>
      )}
    </>
  );
}
