import type { ActivityDetail, ActivityEntry } from '../../shared/activity';
import { bodyOf } from '../compare/blocks';
import { FieldComparison } from '../compare/field-comparison';
import { Button } from '../parts/button';
import { messageOf } from '../parts/unread';
import { type Change as Changed, changesOf, fieldName } from './diff';
import { useDetail } from './use-detail';

/** Returns whether the record changed since. The earlier version can be restored, the write not undone. */
export const canRestore = ({ undoable, inForce, superseded, gone, action }: ActivityEntry) =>
  undoable && inForce && superseded && !gone && action === 'update';

/** `onRestore` is set where the write can be undone. */
type Props = { entry: ActivityEntry; onRestore?: () => void };

/** Shows by field the values before and after a write. */
export function Changes({ entry, onRestore }: Props) {
  const { data: detail, error } = useDetail(entry.id);
  if (error) return <p role="alert">{messageOf(error) ?? 'Não conseguimos ler os detalhes agora.'}</p>;
  if (!detail) {
    return (
      <p role="status" className="text-muted">
        Carregando...
      </p>
    );
  }
  const changes = changesOf(detail);
  if (changes.length === 0) return <p className="text-muted">Nenhum campo mudou.</p>;
  return (
    <>
      <table className="w-full table-fixed text-sm max-sm:block">
        <caption className="sr-only">O que mudou em {entry.title}</caption>
        <thead className="max-sm:sr-only">
          <tr className="text-left text-muted">
            <th scope="col" className="w-1/4 py-1 pr-3 font-medium">
              Campo
            </th>
            <th scope="col" className="py-1 font-medium">
              {headOf(detail)}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3 sm:divide-y sm:divide-line">
          {changes.map((change) => (
            <tr key={change.field} className="align-top max-sm:grid max-sm:gap-1">
              <th scope="row" className="py-1.5 pr-3 text-left font-medium text-ink max-sm:py-0">
                {fieldName(entry.noun, change.field)}
              </th>
              <td className="py-1.5 max-sm:py-0">
                <Change {...{ detail, change }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {canRestore(entry) && onRestore && (
        <p className="mt-3">
          <Button onClick={onRestore}>Voltar ao que era antes</Button>{' '}
          <span className="text-sm text-muted">desfaz esta alteração e as que vieram depois</span>
        </p>
      )}
    </>
  );
}

/** Maximum length of a value that exists on one side only, in characters. */
const LONGEST = 600;

function Change({ detail: { noun, before, after }, change }: { detail: ActivityDetail; change: Changed }) {
  const { field } = change;
  if (before && after) {
    const [old, now] = bodyOf(noun, field) ? [before[field], after[field]] : [change.before, change.after];
    return <FieldComparison {...{ noun, field }} before={old} after={now} />;
  }
  const text = before ? change.before : change.after;
  return (
    <p className="break-words whitespace-pre-wrap">
      {text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text}
    </p>
  );
}

function headOf({ before, after }: ActivityDetail): string {
  if (before && after) return 'O que mudou';
  return before ? 'Como era' : 'Como ficou';
}
