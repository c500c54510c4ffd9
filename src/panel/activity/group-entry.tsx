import { FileSpreadsheet, ListChecks, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../lib/toast';
import type { ActivityEntry } from '../../shared/activity';
import { formatTime } from '../../shared/format';
import { listAddress } from '../../shared/panel-lists';
import { keepFocus } from '../lists/keep-focus';
import { refresh } from '../lists/rows';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { ConfirmDialog } from '../parts/dialog';
import { undoGroup } from '../undo';
import { EntryLine } from './entry-line';
import { groupSentence, undoneText } from './sentence';

type Props = { entry: ActivityEntry; group: NonNullable<ActivityEntry['group']> };

/** Shows writes that were made together, by a file or an act on many records, in a line that links to them. */
export function GroupEntry({ entry, group }: Props) {
  const { id, act, open } = group;
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  // The pressed button disappears after the undo, and the focus must move.
  useEffect(() => (open ? keepFocus : undefined), [open]);
  const { at, undoes } = entry;
  const { head, doing, records } = groupSentence(entry, group);
  const word = act === null ? 'importação' : 'ação';

  async function run() {
    setBusy(true);
    const message = await undoGroup(id);
    setBusy(false);
    setAsking(false);
    toast(message);
    refresh('activity');
  }

  return (
    <EntryLine
      icon={undoes ? Undo2 : act === null ? FileSpreadsheet : ListChecks}
      entry={entry}
      head={head}
      record={{ name: records, to: listAddress('activity', { group: id }) }}
      note={act === null ? ' · de um arquivo' : group.total > 1 && ' · de uma vez'}
      actions={
        open ? (
          <Button
            aria-label={`Desfazer ${doing} ${records}, ${formatTime(at)}`}
            onClick={() => setAsking(true)}
            className="sm:min-w-24"
          >
            Desfazer
          </Button>
        ) : (
          <Badge>Desfeita</Badge>
        )
      }
    >
      {isAsking && (
        <ConfirmDialog
          title={`Desfazer a ${word}?`}
          text={`${undoneText(entry, group)} O que mudou depois fica como está.`}
          confirm="Desfazer"
          busy={busy}
          onConfirm={() => void run()}
          onCancel={() => setAsking(false)}
        />
      )}
    </EntryLine>
  );
}
