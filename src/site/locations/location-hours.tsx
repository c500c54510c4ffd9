import { dayOf, localMinute } from '../../shared/local-time';
import type { Location } from '../../shared/location';
import { describeException, describeHours, describeOpenState, timeZoneOf } from '../../shared/opening-hours';
import { exceptionsWithin, holidayNotice } from '../../shared/special-dates';
import { OpenState } from './open-state';

/** Days ahead for which special hours are shown: Christmas from mid-November on. */
const AHEAD = 40;

type Props = {
  location: Pick<Location, 'hours' | 'exceptions' | 'holidays' | 'schedule' | 'uf'>;
  now: Date | null;
  /** Replaces `now`, while it is unknown, for what does not change by the minute. */
  madeAt: number;
};

/** The open state keeps its place before it is known, so the layout does not shift. */
export function LocationHours({ location: { hours, exceptions, holidays, schedule, uf }, now, madeAt }: Props) {
  const zone = timeZoneOf(uf);
  const today = dayOf(localMinute(now ?? new Date(madeAt), zone));
  const notice = holidayNotice({ holidays }, today);
  const special = exceptionsWithin(exceptions, today, today + AHEAD);
  return (
    <>
      {hours ? (
        <>
          <p className="open-state">
            {now ? <OpenState state={describeOpenState(hours, now, zone, exceptions)} /> : '\u00A0'}
          </p>
          {describeHours(hours).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      ) : (
        <p>{schedule ?? '—'}</p>
      )}
      {notice && <p className="mt-2 font-medium text-ink">{notice}</p>}
      {special.length > 0 && (
        <>
          <p className="mt-2 font-medium text-ink">Datas especiais</p>
          {special.map((exception) => (
            <p key={exception.from}>{describeException(exception)}</p>
          ))}
        </>
      )}
    </>
  );
}
