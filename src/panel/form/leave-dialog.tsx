import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';

type Props = {
  /** While it is being saved; what is new is saved on its own screen alone, which a first save leads to. */
  saving: boolean;
  onStay: () => void;
  onDiscard: () => void;
  onSave?: (() => void) | undefined;
};

/** Asks what becomes of unsaved words where one is about to leave them. */
export function LeaveDialog({ saving, onStay, onDiscard, onSave }: Props) {
  return (
    <Dialog title="Descartar alterações?" onClose={onStay}>
      <p className="mt-1.5">O que você mudou nesta tela ainda não foi salvo.</p>
      <DialogActions>
        <Button onClick={onStay}>Continuar editando</Button>
        <Button look="danger" disabled={saving} onClick={onDiscard}>
          Descartar
        </Button>
        {onSave && (
          <Button look="primary" disabled={saving} onClick={onSave}>
            {saving ? 'Salvando...' : 'Salvar e sair'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
