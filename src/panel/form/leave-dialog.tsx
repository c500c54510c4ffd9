import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';

type Props = {
  /** A picture is on its way, and would not come along. */
  coming: boolean;
  /** While a save is on its way, which whoever leaves need not wait for. */
  saving: boolean;
  /** While one leaves as soon as all is saved. */
  leaving: boolean;
  onStay: () => void;
  onDiscard: () => void;
  /** What is new stays in this browser until it is gone on with: nobody sees half of it. */
  onKeep?: (() => void) | undefined;
  /** What is new is saved on its own screen alone, which a first save leads to. */
  onSave?: (() => void) | undefined;
};

/** Asks what becomes of unsaved words where one is about to leave them. */
export function LeaveDialog({ coming, saving, leaving, onStay, onDiscard, onKeep, onSave }: Props) {
  return (
    <Dialog title="Descartar alterações?" onClose={onStay}>
      <p className="mt-1.5">
        O que você mudou nesta tela ainda não foi salvo.
        {coming && ' Uma imagem ainda está a caminho: quem sai agora interrompe o envio.'}
      </p>
      <DialogActions>
        <Button onClick={onStay}>Continuar editando</Button>
        <Button look="danger" disabled={leaving} onClick={onDiscard}>
          Descartar
        </Button>
        {onKeep && (
          <Button look="primary" disabled={leaving} onClick={onKeep}>
            Guardar e sair
          </Button>
        )}
        {onSave && (
          <Button look="primary" disabled={saving} onClick={onSave}>
            {saving ? 'Salvando...' : 'Salvar e sair'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
