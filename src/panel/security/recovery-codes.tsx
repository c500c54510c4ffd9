import { saveFile } from '../../lib/save-file';
import { codesFile } from '../../lib/use-passkeys';
import { CopyButton } from '../media/copy-button';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';

type Props = { codes: string[]; onClose: () => void };

/** Shows recovery codes, which are never shown again. Only the user's confirmation closes the dialog. */
export function RecoveryCodes({ codes, onClose }: Props) {
  return (
    <Dialog title="Guarde estes códigos">
      <p className="mt-1.5">
        Se você perder a chave de acesso, um deles abre a sua conta junto com a senha. Cada um vale uma vez, e eles não
        aparecem de novo: imprima ou guarde em um gerenciador de senhas.
      </p>
      <ul aria-label="Códigos de recuperação" className="mt-4 grid gap-1.5 rounded-lg bg-sunken p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono text-sm text-ink">
            {code}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => saveFile('codigos-soul.txt', codesFile(codes))}>Baixar códigos</Button>
        <CopyButton text={codes.join('\n')} label="Copiar códigos" />
        <Button look="primary" data-autofocus onClick={onClose}>
          Já guardei
        </Button>
      </DialogActions>
    </Dialog>
  );
}
