import { useState } from 'react';
import type { Holiday } from '../../shared/holidays';
import { type HoursException, locationInput } from '../../shared/location';
import { same } from '../../shared/merge';
import { type DateProblems, holidaysFrom, isOfHoliday, isSoon } from './special-dates';

/** Number of holidays that are always shown. */
const NEXT = 3;

/**
 * Sorts special dates: those of coming holidays, others, and past ones. What is past and which holidays are near is decided
 * when the screen opens, so that no line moves while it is edited.
 */
export function useDateGroups(exceptions: HoursException[], today: string) {
  const holidays = holidaysFrom(today);
  const indexOf = (holiday: Holiday) => exceptions.findIndex((exception) => isOfHoliday(exception, holiday));
  // A year passes through past values while it is typed. An invalid, unfinished line must stay too.
  const [old] = useState(() => {
    const begun = problemsByIndex(exceptions);
    return exceptions.filter(({ to }, index) => to < today && !begun[index]);
  });
  const isPast = (exception: HoursException) => old.some((each) => same(each, exception));
  const isOfAny = (exception: HoursException) => holidays.some((holiday) => isOfHoliday(exception, holiday));
  // Later holidays are folded, because they would push the rest out of sight.
  const [shown] = useState(() => {
    const near = holidays.filter((each, at) => at < NEXT || isSoon(each, today) || indexOf(each) !== -1);
    return new Set(near.map(({ date }) => date));
  });
  return {
    near: holidays.filter(({ date }) => shown.has(date)),
    far: holidays.filter(({ date }) => !shown.has(date)),
    /** Returns the index of a holiday's exception; -1 if it has none. */
    indexOf,
    others: exceptions.flatMap((exception, index) =>
      isPast(exception) || isOfAny(exception) ? [] : [{ exception, index }],
    ),
    past: exceptions.filter(isPast),
  };
}

/** Returns the contract's problems of each exception, by field. */
export function problemsByIndex(exceptions: HoursException[]): DateProblems[] {
  const problems: DateProblems[] = [];
  for (const { path, message } of locationInput.shape.exceptions.safeParse(exceptions).error?.issues ?? []) {
    const [index, field] = path as [number?, (keyof HoursException)?];
    if (index !== undefined && field) problems[index] = { [field]: message, ...problems[index] };
  }
  return problems;
}
