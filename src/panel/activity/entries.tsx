import type { ActivityEntry } from '../../shared/activity';
import { DAY } from '../../shared/duration';
import { formatLongDate } from '../../shared/format';
import { Entry } from './entry';
import { GroupEntry } from './group-entry';

/** Lists writes by day. */
export function Entries({ rows }: { rows: ActivityEntry[] }) {
  return (
    <>
      {[...Map.groupBy(rows, ({ at }) => formatLongDate(at))].map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="mb-6">
          <h2 className="mb-2 text-sm font-medium text-muted">{dayName(day)}</h2>
          <ol className="panel-card divide-y divide-line">
            {ofDay.map((entry) =>
              entry.group ? (
                <GroupEntry key={entry.id} entry={entry} group={entry.group} />
              ) : (
                <Entry key={entry.id} entry={entry} />
              ),
            )}
          </ol>
        </section>
      ))}
    </>
  );
}

function dayName(day: string): string {
  const now = Date.now();
  if (day === formatLongDate(new Date(now).toISOString())) return `Hoje, ${day}`;
  if (day === formatLongDate(new Date(now - DAY).toISOString())) return `Ontem, ${day}`;
  return day;
}
