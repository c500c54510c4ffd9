import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { ActivityEntry } from '../../shared/activity';
import { formatLongDate } from '../../shared/format';
import { api } from '../api';
import { Pager } from '../parts/pager';
import { Entry } from './entry';
import type { ActivityQuery } from './query';

type Page = { entries: ActivityEntry[]; next: number | null };

/** Writes under their days, and more of them on demand. */
export function Entries({ first, query }: { first: Page; query: ActivityQuery }) {
  const [older, setOlder] = useState<ActivityEntry[]>([]);
  const [next, setNext] = useState(first.next);
  const [loading, setLoading] = useState(false);
  const { revalidate } = useRevalidator();
  const entries = [...first.entries, ...older];

  async function more() {
    setLoading(true);
    const answer = await outcome(api.panel.activity.$get({ query: { ...query, after: String(next) } }));
    setLoading(false);
    if (!answer.ok) {
      toast({ title: 'Erro ao carregar atividade', description: answer.failure.message, destructive: true });
      return;
    }
    setOlder([...older, ...answer.body.entries]);
    setNext(answer.body.next);
  }

  return (
    <>
      {[...Map.groupBy(entries, ({ at }) => formatLongDate(at))].map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="mb-6">
          <h2 className="mb-2 text-sm font-medium text-muted">{dayName(day)}</h2>
          <ol className="panel-card divide-y divide-line">
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} onChanged={revalidate} />
            ))}
          </ol>
        </section>
      ))}
      <Pager shown={entries.length} loading={loading} onMore={next === null ? null : more} />
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
