import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';

type Props = {
  /** Whether an upload is under way, which leaving would abort. */
  coming: boolean;
  /** Whether a save is in flight. The dialog can be answered without waiting for it. */
  saving: boolean;
  /** Whether the user leaves as soon as the save has succeeded. */
  leaving: boolean;
  /** Whether the answer was to leave, and the next screen is loading. */
  going: boolean;
  onStay: () => void;
  onDiscard: () => void;
  /** Keeps a new record in this browser only: no unfinished record reaches the server. */
  onKeep?: (() => void) | undefined;
  /** Saves an existing record. A new one is saved only on its own screen, because the first save changes the address. */
  onSave?: (() => void) | undefined;
};

/** Asks what to do with unsaved input before the user leaves it. */
export function LeaveDialog({ coming, saving, leaving, going, onStay, onDiscard, onKeep, onSave }: Props) {
  return (
    <Dialog title="Descartar alterações?" onClose={onStay}>
      {!going && (
        <p className="mt-1.5">
          O que você mudou nesta tela ainda não foi salvo.
          {coming && ' Uma imagem ainda está a caminho: quem sai agora interrompe o envio.'}
        </p>
      )}
      <p role="status" className="mt-1.5 empty:hidden">
        {going && 'Saindo...'}
      </p>
      <DialogActions>
        <Button disabled={going} onClick={onStay}>
          Continuar editando
        </Button>
        <Button look="danger" disabled={leaving || going} onClick={onDiscard}>
          Descartar
        </Button>
        {onKeep && (
          <Button look="primary" disabled={leaving || going} onClick={onKeep}>
            Guardar e sair
          </Button>
        )}
        {onSave && (
          <Button look="primary" busy={saving || going} onClick={onSave}>
            {saving ? 'Salvando...' : 'Salvar e sair'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
