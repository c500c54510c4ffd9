import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { Medium } from '../../shared/media';
import type { RecordUse } from '../../shared/record-use';
import { api } from '../api';
import { dropRow, refresh } from '../lists/rows';
import { Button } from '../parts/button';
import { ConfirmDialog, Dialog, DialogActions } from '../parts/dialog';
import { undoAction } from '../undo';
import { UsesList } from './uses-list';

type Props = { medium: Medium; shownBy: RecordUse[]; onDeleted: () => void };

/** Moves a picture to the trash, with an undo. If it is in use, lists the uses instead. */
export function DeleteMedium({ medium, shownBy, onDeleted }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [uses, setUses] = useState<RecordUse[] | null>(null);

  async function remove() {
    setBusy(true);
    const param = { id: String(medium.id) };
    const answer = await outcome(api.panel.media[':id'].$delete({ param, query: { version: String(medium.version) } }));
    setBusy(false);
    setAsking(false);
    if (answer.ok) {
      dropRow('media', medium.id);
      refresh('media');
      const action = undoAction(answer.body.activityId, 'media');
      toast({ title: 'Imagem excluída', description: medium.name, action });
      onDeleted();
    } else if (answer.failure.code === 'in-use') setUses(answer.failure.uses);
    else toast({ title: 'Erro ao excluir imagem', description: answer.failure.message, destructive: true });
  }

  return (
    <>
      <Button look="ghost-danger" onClick={() => (shownBy.length > 0 ? setUses(shownBy) : setAsking(true))}>
        <Trash2 aria-hidden size={16} />
        Excluir
      </Button>
      {asking && (
        <ConfirmDialog
          title="Excluir esta imagem?"
          text="Ela sai da Mídia agora e, depois de uma semana, é apagada de vez. Até lá, dá para desfazer."
          confirm="Excluir"
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void remove()}
        />
      )}
      {uses && (
        <Dialog title="Esta imagem está em uso" onClose={() => setUses(null)}>
          <p className="mt-1.5 mb-4">
            {uses.some(({ noun }) => noun === 'site')
              ? 'O próprio site mostra esta imagem, por isso ela fica na Mídia:'
              : 'Para excluí-la, troque ou tire a imagem primeiro daqui:'}
          </p>
          <UsesList uses={uses} />
          <DialogActions>
            <Button onClick={() => setUses(null)}>Entendi</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
