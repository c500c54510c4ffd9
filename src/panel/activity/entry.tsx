import { ChevronDown, type LucideIcon, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Action, ActivityEntry } from '../../shared/activity';
import { formatTime } from '../../shared/format';
import { recordPath } from '../../shared/nouns';
import { Link } from '../../ui/link';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { Changes } from './changes';
import { fieldName } from './diff';
import { sentenceOf } from './sentence';
import { UndoDialog } from './undo-dialog';

const ICONS: Record<Action, LucideIcon> = { create: Plus, update: Pencil, delete: Trash2 };

/** One write in a line; what stood before and after it on demand. */
export function Entry({ entry }: { entry: ActivityEntry }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const detailId = useId();
  const { noun, action, title, actor, inForce, undoes } = entry;
  const Icon = undoes ? Undo2 : ICONS[action];
  const path = entry.gone ? undefined : recordPath(noun, entry.recordId);
  const hasWayBack = action === 'delete' || (!entry.gone && !(action === 'update' && entry.superseded));
  const canUndo = entry.undoable && inForce && hasWayBack;
  const { head, tail } = sentenceOf(entry);
  const changed = entry.changed.map((field) => fieldName(noun, field)).join(', ');

  return (
    <li className="p-3 sm:px-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2 sm:flex-nowrap">
        <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
          <Icon aria-hidden size={15} />
        </span>
        <div className="min-w-0 flex-1 basis-52">
          <p>
            <span className="font-medium text-ink">{actor ? (actor.name ?? 'Conta excluída') : 'O sistema'}</span>{' '}
            {head}{' '}
            {path ? (
              <Link
                to={path}
                className="font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {title}
              </Link>
            ) : (
              <span className="font-medium text-ink">{title}</span>
            )}
            {tail}
          </p>
          <p className="text-sm text-muted">
            <time dateTime={entry.at}>{formatTime(entry.at)}</time>
            {changed && !entry.access && <> · {changed}</>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1 max-sm:w-full max-sm:pl-9">
          {!inForce && <Badge>Desfeita</Badge>}
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
          {canUndo && <Button onClick={() => setAsking(true)}>{action === 'delete' ? 'Restaurar' : 'Desfazer'}</Button>}
        </div>
      </div>
      {isOpen && (
        <div id={detailId} className="mt-3 sm:pl-11">
          <Changes entry={entry} onRestore={() => setAsking(true)} />
        </div>
      )}
      {isAsking && <UndoDialog entry={entry} onClose={() => setAsking(false)} />}
    </li>
  );
}
