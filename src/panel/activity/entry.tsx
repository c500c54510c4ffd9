import { ChevronDown, type LucideIcon, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Action, ActivityEntry } from '../../shared/activity';
import { formatTime } from '../../shared/format';
import { recordPath, wordsOf } from '../../shared/nouns';
import { keepFocus } from '../lists/keep-focus';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { Changes, canRestore } from './changes';
import { changedText } from './diff';
import { EntryLine } from './entry-line';
import { sentenceOf } from './sentence';
import { UndoDialog } from './undo-dialog';

const ICONS: Record<Action, LucideIcon> = { create: Plus, update: Pencil, delete: Trash2 };

/** Name of the button that takes a write back, before the name of its record. */
const UNDOES: Record<Action, string> = {
  create: 'Desfazer a criação de',
  update: 'Desfazer a alteração de',
  delete: 'Restaurar',
};

/** Shows one write in a line, with the values before and after it on demand. */
export function Entry({ entry }: { entry: ActivityEntry }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const detailId = useId();
  const { noun, action, title, inForce, undoes } = entry;
  const path = entry.gone ? undefined : recordPath(noun, entry.recordId);
  const hasWayBack = action === 'delete' || (!entry.gone && !(action === 'update' && entry.superseded));
  const canUndo = entry.undoable && inForce && hasWayBack;
  // The pressed button disappears after the undo, and the focus must move.
  useEffect(() => (canUndo ? keepFocus : undefined), [canUndo]);
  const { head, tail } = sentenceOf(entry);
  const changed = changedText(entry);

  const actions = (
    <>
      {!inForce && <Badge>Desfeita</Badge>}
      {canRestore(entry) && (
        <span className="text-sm text-muted" title="Em Detalhes dá para voltar ao que era antes.">
          Alterad{wordsOf(noun).article} depois
        </span>
      )}
      <Button
        look="ghost"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailId : undefined}
        aria-label={`Detalhes de ${title}, ${formatTime(entry.at)}`}
        onClick={() => setOpen(!isOpen)}
      >
        Detalhes
        <ChevronDown aria-hidden size={15} className={isOpen ? 'rotate-180' : ''} />
      </Button>
      {canUndo ? (
        <Button
          aria-label={`${UNDOES[action]} ${title}, ${formatTime(entry.at)}`}
          onClick={() => setAsking(true)}
          className="sm:min-w-24"
        >
          {action === 'delete' ? 'Restaurar' : 'Desfazer'}
        </Button>
      ) : (
        // Placeholder that keeps the actions of all lines aligned.
        <span aria-hidden className="hidden w-24 sm:block" />
      )}
    </>
  );
  return (
    <EntryLine
      icon={undoes ? Undo2 : ICONS[action]}
      entry={entry}
      head={head}
      record={{ name: title, to: path }}
      tail={tail}
      note={changed && !entry.access && <> · {changed}</>}
      actions={actions}
    >
      {isOpen && (
        <div id={detailId} className="mt-3 sm:pl-11">
          <Changes entry={entry} onRestore={() => setAsking(true)} />
        </div>
      )}
      {isAsking && <UndoDialog entry={entry} onClose={() => setAsking(false)} />}
    </EntryLine>
  );
}
