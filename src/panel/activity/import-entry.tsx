import { FileSpreadsheet, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/toast';
import type { ActivityEntry } from '../../shared/activity';
import { formatTime } from '../../shared/format';
import { listAddress } from '../../shared/panel-lists';
import { Link } from '../../ui/link';
import { refresh } from '../lists/rows';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { ConfirmDialog } from '../parts/dialog';
import { undoImport } from '../undo';
import { importSentence } from './sentence';

type Props = { entry: ActivityEntry; imported: NonNullable<ActivityEntry['imported']> };

/** All that came by one file, in a line; its records behind a link. */
export function ImportEntry({ entry, imported: { id, total, open } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { actor, at, undoes } = entry;
  const Icon = undoes ? Undo2 : FileSpreadsheet;
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
    <li className="p-3 sm:px-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2 sm:flex-nowrap">
        <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
          <Icon aria-hidden size={15} />
        </span>
        <div className="min-w-0 flex-1 basis-52">
          <p>
            <span className="font-medium text-ink">{actor ? (actor.name ?? 'Conta excluída') : 'O sistema'}</span>{' '}
            {head}{' '}
            <Link
              to={listAddress('activity', { import: id })}
              className="font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {records}
            </Link>
          </p>
          <p className="text-sm text-muted">
            <time dateTime={at}>{formatTime(at)}</time> · de um arquivo
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1 max-sm:w-full max-sm:pl-9">
          {open ? (
            <Button
              aria-label={`Desfazer a importação de ${records}, ${formatTime(at)}`}
              onClick={() => setAsking(true)}
            >
              Desfazer
            </Button>
          ) : (
            <Badge>Desfeita</Badge>
          )}
        </div>
      </div>
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
    </li>
  );
}
