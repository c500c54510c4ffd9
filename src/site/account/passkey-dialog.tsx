import { useState } from 'react';
import { NAME_FIELD, type PasskeyAction, passkeyQuestion } from '../../lib/passkey-questions';
import type { Standing } from '../../lib/use-passkeys';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { AccountForm } from '../auth/account-form';
import { AccountDialog } from './dialog';
import { ProofField } from './proof-field';

type Props = {
  asked: PasskeyAction;
  device: string;
  onClose: () => void;
  onDone: (title: string, standing: Standing & { codes?: string[] }) => void;
};

/** Asks for what a change of the person's passkeys needs, such as a name or the password. */
export function PasskeyDialog({ asked, device, onClose, onDone }: Props) {
  const { title, text, button, busy, failure, done, send, named, isDangerous = false } = passkeyQuestion(asked, device);
  const [pending, setPending] = useState(false);
  return (
    <AccountDialog title={title} text={text} onClose={pending ? undefined : onClose}>
      <AccountForm
        label={title}
        button={button}
        busy={busy}
        isDangerous={isDangerous}
        failure={{ title: failure, text: 'Tente de novo em instantes.' }}
        send={send}
        onDone={(standing) => onDone(done, standing)}
        onPending={setPending}
      >
        {(problems) => (
          <>
            {named !== undefined && <Field {...NAME_FIELD} defaultValue={named} error={problems.name} />}
            {asked.what !== 'name' && <ProofField error={problems.password} />}
          </>
        )}
      </AccountForm>
      <Button look="soft" onClick={onClose} busy={pending} className="mt-3 w-full">
        Cancelar
      </Button>
    </AccountDialog>
  );
}
