import { useEffect, useState } from 'react';
import { outcome } from '../../lib/answer';
import type { ActivityDetail, ActivityEntry } from '../../shared/activity';
import { api } from '../api';
import { Button } from '../parts/button';
import { changesOf, fieldName } from './diff';

type Props = { entry: ActivityEntry; onRestore: () => void };

/** Field by field, what stood before a write and what it left. */
export function Changes({ entry, onRestore }: Props) {
  const [detail, setDetail] = useState<ActivityDetail | null>(null);
  const [problem, setProblem] = useState('');
  const { id } = entry;

  useEffect(() => {
    let isWanted = true;
    void outcome(api.panel.activity[':id'].$get({ param: { id: String(id) } })).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setDetail(answer.body);
      else setProblem(answer.failure.message ?? 'Não conseguimos ler os detalhes agora.');
    });
    return () => {
      isWanted = false;
    };
  }, [id]);

  if (problem) return <p role="alert">{problem}</p>;
  if (!detail) {
    return (
      <p role="status" className="text-muted">
        Carregando...
      </p>
    );
  }
  const changes = changesOf(detail);
  const canRestore = entry.undoable && entry.inForce && entry.superseded && !entry.gone && entry.action === 'update';
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
            {detail.before && (
              <th scope="col" className="py-1 pr-3 font-medium">
                Antes
              </th>
            )}
            {detail.after && (
              <th scope="col" className="py-1 font-medium">
                Depois
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3 sm:divide-y sm:divide-line">
          {changes.map(({ field, before, after }) => (
            <tr key={field} className="align-top max-sm:grid max-sm:gap-1">
              <th scope="row" className="py-1.5 pr-3 text-left font-medium text-ink max-sm:py-0">
                {fieldName(entry.noun, field)}
              </th>
              {detail.before && <Value text={before} look={detail.after ? 'bg-danger-soft text-danger' : ''} />}
              {detail.after && <Value text={after} look={detail.before ? 'bg-success-soft text-success' : ''} />}
            </tr>
          ))}
        </tbody>
      </table>
      {canRestore && (
        <p className="mt-3">
          <Button onClick={onRestore}>Restaurar esta versão</Button>{' '}
          <span className="text-sm text-muted">como estava na coluna “Antes”</span>
        </p>
      )}
    </>
  );
}

function Value({ text, look }: { text: string; look: string }) {
  return (
    <td className="py-1.5 pr-3 max-sm:py-0">
      <span className={`inline-block max-w-full rounded px-1.5 break-words whitespace-pre-wrap ${look}`}>{text}</span>
    </td>
  );
}
