import type { Location } from '../../shared/location';
import { describeHours, describeOpenState, timeZoneOf } from '../../shared/opening-hours';

type Props = { location: Pick<Location, 'hours' | 'schedule' | 'uf'>; now: Date | null };

/** Whether it is open now takes its place before it is known, so that nothing moves. */
export function LocationHours({ location: { hours, schedule, uf }, now }: Props) {
  if (!hours) return schedule ?? '—';
  return (
    <>
      <p className="font-medium text-primary-deep">{now ? describeOpenState(hours, now, timeZoneOf(uf)) : '\u00A0'}</p>
      {describeHours(hours).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
