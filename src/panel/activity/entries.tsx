import { useRevalidator } from 'react-router-dom';
import { outcome } from '../../lib/answer';
import type { ActivityEntry } from '../../shared/activity';
import { formatLongDate } from '../../shared/format';
import { api } from '../api';
import { Pager } from '../parts/pager';
import { type Page, useMore } from '../parts/use-more';
import { Entry } from './entry';
import type { ActivityQuery } from './query';

type Props = { first: Page<ActivityEntry, number>; query: ActivityQuery };

/** Writes under their days, and more of them on demand. */
export function Entries({ first, query }: Props) {
  const { revalidate } = useRevalidator();
  const read = (after: number) => outcome(api.panel.activity.$get({ query: { ...query, after: String(after) } }));
  const { rows, loading, more } = useMore(first, read, 'Erro ao carregar atividade');
  return (
    <>
      {[...Map.groupBy(rows, ({ at }) => formatLongDate(at))].map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="mb-6">
          <h2 className="mb-2 text-sm font-medium text-muted">{dayName(day)}</h2>
          <ol className="panel-card divide-y divide-line">
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} onChanged={revalidate} />
            ))}
          </ol>
        </section>
      ))}
      <Pager shown={rows.length} loading={loading} onMore={more} />
    </>
  );
}

const DAY = 24 * 60 * 60 * 1000;

function dayName(day: string): string {
  const now = Date.now();
  if (day === formatLongDate(new Date(now).toISOString())) return `Hoje, ${day}`;
  if (day === formatLongDate(new Date(now - DAY).toISOString())) return `Ontem, ${day}`;
  return day;
}
