import { spokenDate } from './calendar-date';
import { dateOf } from './local-time';
import type { HoursException, Location } from './location';

/** Days in advance on which visitors are warned of a holiday with unconfirmed hours. */
const NOTICE_DAYS = 3;

export function exceptionOn(exceptions: HoursException[], date: string): HoursException | undefined {
  return exceptions.find(({ from, to }) => from <= date && date <= to);
}

/** Returns the exceptions from the first to the last day, in order. */
export function exceptionsWithin(exceptions: HoursException[], first: number, last: number): HoursException[] {
  return exceptions
    .filter(({ from, to }) => to >= dateOf(first) && from <= dateOf(last))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** `25 de dezembro`, `24 a 26 de dezembro`, `24 de dezembro a 2 de janeiro` */
export function spokenPeriod({ from, to }: HoursException): string {
  const [first, last] = [spokenDate(from), spokenDate(to)];
  if (from === to) return last;
  return `${from.slice(0, 7) === to.slice(0, 7) ? first.split(' ')[0] : first} a ${last}`;
}

/**
 * `Feriado (Natal): confirme o horário com a loja`, on the day and shortly before. Before them, a holiday hides its eve.
 */
export function holidayNotice({ holidays }: Pick<Location, 'holidays'>, today: number): string | undefined {
  const near = holidays.filter(({ date }) => date >= dateOf(today) && date <= dateOf(today + NOTICE_DAYS));
  const next = near.find(({ date, optional }) => !optional || date === dateOf(today)) ?? near[0];
  if (!next) return;
  const { name, date, optional } = next;
  const when = date === dateOf(today) ? '' : ` em ${spokenDate(date)}`;
  return `${optional ? 'Ponto facultativo' : 'Feriado'}${when} (${name}): confirme o horário com a loja`;
}
