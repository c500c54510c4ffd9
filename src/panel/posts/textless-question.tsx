import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';

type Props = { onPublish: () => void; onDraft: () => void; onWrite: () => void };

/** Asks before a post without text goes on the site for the first time. */
export function TextlessQuestion({ onPublish, onDraft, onWrite }: Props) {
  return (
    <Dialog title="Publicar sem texto?" onClose={onWrite}>
      <p className="mt-1.5">A postagem ainda não tem texto e, se você salvar agora, aparece assim no site.</p>
      <DialogActions>
        <Button data-autofocus="" onClick={onWrite}>
          Voltar ao texto
        </Button>
        <Button onClick={onPublish}>Publicar assim</Button>
        <Button look="primary" onClick={onDraft}>
          Guardar rascunho
        </Button>
      </DialogActions>
    </Dialog>
  );
}
