import type { ActivityEntry } from '../../shared/activity';
import { formatMoment } from '../../shared/format';
import { recordPath } from '../../shared/nouns';
import { listAddress } from '../../shared/panel-lists';
import { Link } from '../../ui/link';
import { Done, type DoneProps } from '../activity/done';
import { groupSentence, sentenceOf } from '../activity/sentence';

/** Lists the latest writes. They can be undone on the activity screen. */
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
            <Done actor={entry.actor} {...saidOf(entry)} />
            <time dateTime={entry.at} className="text-sm text-muted">
              {formatMoment(entry.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the words for an entry. Writes made together are counted here, and listed on the activity screen. */
function saidOf(entry: ActivityEntry): Omit<DoneProps, 'actor'> {
  const { group, gone, noun, recordId, title } = entry;
  if (group) {
    const { head, records } = groupSentence(entry, group);
    return { head, record: { name: records, to: listAddress('activity', { group: group.id }) } };
  }
  return { ...sentenceOf(entry), record: { name: title, to: gone ? undefined : recordPath(noun, recordId) } };
}
