import { dayOf, localMinute } from '../../shared/local-time';
import { describeOpenState, openState, timeZoneOf } from '../../shared/opening-hours';
import { holidayNotice } from '../../shared/special-dates';
import type { Timetable } from './use-chosen-store';

/** Returns the store's open state and holiday notice at `now`, in the store's time zone. */
export function momentOf({ hours, exceptions, holidays }: Timetable, now: Date, uf: string) {
  const zone = timeZoneOf(uf);
  return {
    state: hours && describeOpenState(hours, now, zone, exceptions),
    isClosed: hours && !openState(hours, now, zone, exceptions).open,
    notice: holidayNotice({ holidays }, dayOf(localMinute(now, zone))),
  };
}
