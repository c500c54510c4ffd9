import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ActivityEntry } from '../../shared/activity';
import { formatMoment } from '../../shared/format';
import { Changes } from '../activity/changes';
import { changedText } from '../activity/diff';
import type { Form } from '../form/use-form';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { VersionFields } from './version-fields';

/** Part of a version that is open: the changes of its write, or the comparison with the form. */
export type View = 'changes' | 'form';

type Props<Values extends object> = {
  form: Form<Values>;
  now: Values;
  entry: ActivityEntry;
  side: 'before' | 'after';
  /** Whether this version is the saved one. */
  isSaved: boolean;
  /** The open part, if any. */
  view: View | null;
  onView: (view: View | null) => void;
};

/** Shows a version in a line and, on demand, what its write changed or how it differs from the form. */
export function Version<Values extends object>({ form, now, entry, side, isSaved, view, onView }: Props<Values>) {
  const detailId = useId();
  const moment = formatMoment(entry.at);
  const isFirst = side === 'before' && entry.action === 'update';
  const changed = changedText(entry);
  const opener = (of: View) => ({
    isOpen: view === of,
    opens: detailId,
    onToggle: () => onView(view === of ? null : of),
  });
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
        <div className="flex flex-wrap gap-2">
          {entry.action === 'update' && !isFirst && (
            <Opener {...opener('changes')} label={`O que mudou em ${moment}`}>
              O que mudou
            </Opener>
          )}
          <Opener
            {...opener('form')}
            label={`Comparar com ${isFirst ? 'a versão original' : `a versão de ${moment}`}`}
            title="Comparar com o formulário"
          >
            Comparar
          </Opener>
        </div>
      </div>
      {view && (
        <div id={detailId} className="mt-3">
          {view === 'changes' ? <Changes entry={entry} /> : <VersionFields {...{ form, now, entry, side }} />}
        </div>
      )}
    </li>
  );
}

type OpenerProps = {
  isOpen: boolean;
  opens: string;
  label: string;
  title?: string;
  onToggle: () => void;
  children: string;
};

function Opener({ isOpen, opens, label, title, onToggle, children }: OpenerProps) {
  return (
    <Button
      aria-expanded={isOpen}
      aria-controls={isOpen ? opens : undefined}
      aria-label={label}
      title={title}
      onClick={onToggle}
    >
      {children}
      <ChevronDown aria-hidden size={15} className={isOpen ? 'rotate-180' : ''} />
    </Button>
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
