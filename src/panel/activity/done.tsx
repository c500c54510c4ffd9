import type { ReactNode } from 'react';
import type { ActivityEntry } from '../../shared/activity';
import { Link } from '../../ui/link';

export type DoneProps = {
  actor: ActivityEntry['actor'];
  /** The action, up to its object. */
  head: string;
  /** The object, and its address. */
  record: { name: string; to?: string | undefined };
  tail?: ReactNode;
};

/** Renders who did what to which records, as a sentence. */
export function Done({ actor, head, record, tail }: DoneProps) {
  return (
    <p className="wrap-anywhere">
      <span className="font-medium text-ink">{actor ? (actor.name ?? 'Conta excluída') : 'O sistema'}</span> {head}{' '}
      {record.to ? (
        <Link
          to={record.to}
          className="font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {record.name}
        </Link>
      ) : (
        <span className="font-medium text-ink">{record.name}</span>
      )}
      {tail}
    </p>
  );
}
