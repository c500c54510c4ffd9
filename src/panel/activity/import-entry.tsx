import { FileSpreadsheet, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/toast';
import type { ActivityEntry } from '../../shared/activity';
import { formatTime } from '../../shared/format';
import { listAddress } from '../../shared/panel-lists';
import { refresh } from '../lists/rows';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { ConfirmDialog } from '../parts/dialog';
import { undoImport } from '../undo';
import { EntryLine } from './entry-line';
import { importSentence } from './sentence';

type Props = { entry: ActivityEntry; imported: NonNullable<ActivityEntry['imported']> };

/** All that came by one file, in a line; its records behind a link. */
export function ImportEntry({ entry, imported: { id, total, open } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { at, undoes } = entry;
  const { head, records } = importSentence(entry, total);

  async function run() {
    setBusy(true);
    const message = await undoImport(id);
    setBusy(false);
    setAsking(false);
    toast(message);
    refresh('activity');
  }

  return (
    <EntryLine
      icon={undoes ? Undo2 : FileSpreadsheet}
      entry={entry}
      head={head}
      record={{ name: records, to: listAddress('activity', { import: id }) }}
      note=" · de um arquivo"
      actions={
        open ? (
          <Button aria-label={`Desfazer a importação de ${records}, ${formatTime(at)}`} onClick={() => setAsking(true)}>
            Desfazer
          </Button>
        ) : (
          <Badge>Desfeita</Badge>
        )
      }
    >
      {isAsking && (
        <ConfirmDialog
          title="Desfazer a importação?"
          text={`${total === 1 ? '1 registro volta' : `${total} registros voltam`} a ser como antes dela. O que mudou depois fica como está.`}
          confirm="Desfazer"
          busy={busy}
          onConfirm={() => void run()}
          onCancel={() => setAsking(false)}
        />
      )}
    </EntryLine>
  );
}
