import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ActivityEntry } from '../../shared/activity';
import { formatMoment } from '../../shared/format';
import { fieldName } from '../activity/diff';
import type { Form } from '../form/use-form';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { VersionFields } from './version-fields';

type Props<Values extends object> = {
  form: Form<Values>;
  now: Values;
  entry: ActivityEntry;
  side: 'before' | 'after';
  /** It is the one that is saved now. */
  isSaved: boolean;
  isOpen: boolean;
  onToggle: () => void;
};

/** One version in a line, and on demand what it has otherwise than the form. */
export function Version<Values extends object>({ form, now, entry, side, isSaved, isOpen, onToggle }: Props<Values>) {
  const detailId = useId();
  const moment = formatMoment(entry.at);
  const isFirst = side === 'before' && entry.action === 'update';
  const changed = entry.changed.map((field) => fieldName(entry.noun, field)).join(', ');
  return (
    <li className="p-3 sm:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium text-ink">
              {isFirst ? 'Versão original' : `${nameOf(entry)} ${verbOf(entry)}`}
            </span>
            {isSaved && <Badge tone="success">Versão salva</Badge>}
          </p>
          <p className="text-sm text-muted">
            {isFirst ? 'Como estava antes de ' : ''}
            <time dateTime={entry.at}>{moment}</time>
            {changed && !isFirst && <> · {changed}</>}
          </p>
        </div>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          aria-label={`Comparar com ${isFirst ? 'a versão original' : `a versão de ${moment}`}`}
          onClick={onToggle}
        >
          Comparar
          <ChevronDown aria-hidden size={15} className={isOpen ? 'rotate-180' : ''} />
        </Button>
      </div>
      {isOpen && (
        <div id={detailId} className="mt-3">
          <VersionFields {...{ form, now, entry, side }} />
        </div>
      )}
    </li>
  );
}

function nameOf({ actor }: ActivityEntry): string {
  return actor ? (actor.name ?? 'Conta excluída') : 'O sistema';
}

function verbOf({ action, undoes }: ActivityEntry): string {
  if (action === 'create') return undoes === null ? 'criou' : 'restaurou';
  if (action === 'delete') return 'excluiu';
  return undoes === null ? 'alterou' : 'desfez uma alteração';
}
