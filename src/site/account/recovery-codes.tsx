import { copyText } from '../../lib/copy-text';
import { saveFile } from '../../lib/save-file';
import { codesFile } from '../../lib/use-passkeys';
import { Button } from '../../ui/button';
import { AccountDialog } from './dialog';

type Props = { codes: string[]; onClose: () => void };

/** Recovery codes are shown only once, so only an explicit confirmation closes this dialog. */
export function RecoveryCodes({ codes, onClose }: Props) {
  return (
    <AccountDialog
      title="Guarde estes códigos"
      text="Se você perder a chave de acesso, um deles abre a sua conta junto com a senha. Cada um vale uma vez, e eles não aparecem de novo: imprima ou guarde em um gerenciador de senhas."
    >
      <ul aria-label="Códigos de recuperação" className="grid gap-2 rounded-2xl bg-lilac p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="text-ink">
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="soft" onClick={() => saveFile('codigos-soul.txt', codesFile(codes))}>
          Baixar códigos
        </Button>
        <Button look="soft" onClick={() => copyText(codes.join('\n'), 'Códigos copiados')}>
          Copiar códigos
        </Button>
        <Button onClick={onClose}>Já guardei</Button>
      </div>
    </AccountDialog>
  );
}
