import type { ActivityEntry } from '../../shared/activity';
import { formatMoment } from '../../shared/format';
import { recordPath } from '../../shared/nouns';
import { listAddress } from '../../shared/panel-lists';
import { Link } from '../../ui/link';
import { groupSentence, sentenceOf } from '../activity/sentence';

/** What was written last, by whom. What can be done about it is in Atividade. */
export function Recent({ entries }: { entries: ActivityEntry[] }) {
  return (
    <section aria-labelledby="recente" className="panel-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recente" className="text-base">
          Atividade recente
        </h2>
        <Link to={listAddress('activity', {})} className="button text-primary-deep hover:bg-sunken">
          Ver tudo
        </Link>
      </div>
      {entries.length === 0 && <p className="mt-4 text-muted">Nada foi mudado ainda.</p>}
      <ol className="mt-3 grid gap-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="wrap-anywhere">
              <span className="font-medium text-ink">
                {entry.actor ? (entry.actor.name ?? 'Conta excluída') : 'O sistema'}
              </span>{' '}
              <What entry={entry} />
            </p>
            <time dateTime={entry.at} className="text-sm text-muted">
              {formatMoment(entry.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function What({ entry }: { entry: ActivityEntry }) {
  if (entry.group) {
    const { head, records } = groupSentence(entry, entry.group);
    return (
      <>
        {head}{' '}
        <Link to={listAddress('activity', { group: entry.group.id })} className={LINK}>
          {records}
        </Link>
      </>
    );
  }
  const { head, tail } = sentenceOf(entry);
  return (
    <>
      {head}{' '}
      {entry.gone ? (
        <span className="font-medium text-ink">{entry.title}</span>
      ) : (
        <Link to={recordPath(entry.noun, entry.recordId)} className={LINK}>
          {entry.title}
        </Link>
      )}
      {tail}
    </>
  );
}

const LINK = 'font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-current';
