import { BRAND_ZONE } from './brand-zone';
import { spokenDate } from './calendar-date';
import { capitalized } from './capitalized';
import { listed } from './listed';
import { DAY_MINUTES, dateOf, dayOf, dayOfDate, HOUR_MINUTES, localMinute, weekdayOf } from './local-time';
import type { HoursException, Location, OpeningHours } from './location';
import { exceptionOn, spokenPeriod } from './special-dates';

const WEEK = 7 * DAY_MINUTES;

/** Spoken names, by the day's number (0 = Sunday). */
export const DAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
/** Returns whether the day takes the other article: `no sábado`, `na segunda`. */
export const isWeekend = (day: number) => day === 0 || day === 6;
/** A Brazilian week is read from Monday on. */
export const READING_ORDER = [1, 2, 3, 4, 5, 6, 0];

/** States outside Brasília time (IANA Time Zone Database, `zone.tab`). Ignores the west of Amazonas. */
const ZONES: Record<string, string> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MT: 'America/Cuiaba',
  MS: 'America/Campo_Grande',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
};

export function timeZoneOf(uf: string): string {
  return ZONES[uf] ?? BRAND_ZONE;
}

/** In minutes of local time. */
type Interval = { start: number; end: number };

type OpenState = {
  open: boolean;
  /** Minutes until it closes or opens; `null` if it never does. */
  changesIn: number | null;
};

/** Returns whether a place with these hours is open at an instant, by the local time of its zone. */
export function openState(
  hours: OpeningHours[],
  instant: Date,
  zone: string,
  exceptions: HoursException[] = [],
): OpenState {
  const now = localMinute(instant, zone);
  const { intervals, horizon } = intervalsAround(hours, exceptions, dayOf(now));
  const current = intervals.find(({ start, end }) => start <= now && now < end);
  if (current) return { open: true, changesIn: current.end < horizon ? current.end - now : null };
  const next = intervals.find(({ start }) => start > now);
  return { open: false, changesIn: next ? next.start - now : null };
}

type Timetable = Pick<Location, 'hours' | 'exceptions' | 'holidays' | 'uf'>;

/** `Aberto agora`, `Fechado`; `undefined` if the hours are not known. */
export function openNow(timetable: Timetable, instant: Date): string | undefined {
  const open = isOpenAt(timetable, instant);
  if (open === undefined) return;
  if (!open) return 'Fechado';
  const today = dateOf(dayOf(localMinute(instant, timeZoneOf(timetable.uf))));
  return timetable.holidays.every(({ date }) => date !== today) ? 'Aberto agora' : 'Aberto agora · confirme o horário';
}

/** Returns `undefined` if the hours are not known. */
export function isOpenAt({ hours, exceptions, uf }: Omit<Timetable, 'holidays'>, instant: Date): boolean | undefined {
  return hours ? openState(hours, instant, timeZoneOf(uf), exceptions).open : undefined;
}

/** `Aberto agora · fecha às 21h`, `Fechado hoje (Natal) · abre amanhã às 9h` */
export function describeOpenState(
  hours: OpeningHours[],
  instant: Date,
  zone: string,
  exceptions: HoursException[] = [],
): string {
  const { open, changesIn } = openState(hours, instant, zone, exceptions);
  const now = localMinute(instant, zone);
  const then = now + (changesIn ?? 0);
  if (open) {
    if (changesIn === null || changesIn >= WEEK) return 'Aberto agora · 24 horas';
    // Within a day the hour is enough: past midnight is still tonight.
    return `Aberto agora · fecha ${changesIn < DAY_MINUTES ? '' : dayWord(now, then)}${at(then)}`;
  }
  const today = exceptionOn(exceptions, dateOf(dayOf(now)));
  const closed = today?.hours.length === 0 ? `Fechado hoje${today.note ? ` (${today.note})` : ''}` : 'Fechado';
  return changesIn === null ? closed : `${closed} · abre ${dayWord(now, then)}${at(then)}`;
}

/** Returns the words for the day of a later minute: empty on the same day, `amanhã `, `segunda `, `em 4 de janeiro `. */
function dayWord(now: number, then: number): string {
  const days = dayOf(then) - dayOf(now);
  if (days === 0) return '';
  if (days > 7) return `em ${spokenDate(dateOf(dayOf(then)))} `;
  return `${days === 1 ? 'amanhã' : DAYS[weekdayOf(dayOf(then))]} `;
}

/** `Segunda a sexta, 9h às 21h`, one line for each group of days with the same hours. */
export function describeHours(hours: OpeningHours[]): string[] {
  const groups = new Map<string, number[]>();
  for (const [position, day] of READING_ORDER.entries()) {
    const ranges = hours.filter(({ days }) => days.includes(day));
    if (ranges.length === 0) continue;
    const text = describeRanges(ranges);
    groups.set(text, [...(groups.get(text) ?? []), position]);
  }
  return [...groups].map(([text, positions]) => `${describeDays(positions)}, ${text}`);
}

/** Days by their position in the reading order: `Segunda a sexta`, `Sábado e domingo`, `Segunda, quarta e sexta`. */
export function describeDays(positions: number[]): string {
  if (positions.length === READING_ORDER.length) return 'Todos os dias';
  const runs: number[][] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    if (run?.at(-1) === position - 1) run.push(position);
    else runs.push([position]);
  }
  const name = (position: number | undefined) => DAYS[READING_ORDER[position ?? 0] ?? 0] ?? '';
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${name(run[0])} a ${name(run.at(-1))}`] : run.map((position) => name(position)),
  );
  return capitalized(listed(parts));
}

/** `9h às 12h e 14h às 19h` */
function describeRanges(ranges: Range[]): string {
  return inOrder(ranges)
    .map(({ opens, closes }) => (opens === closes ? '24 horas' : `${clock(minutes(opens))} ${at(minutes(closes))}`))
    .join(' e ');
}

/** `25 de dezembro: fechado (Natal)`, `24 de dezembro a 2 de janeiro: 9h às 14h` */
export function describeException(exception: HoursException, period = spokenPeriod): string {
  const { hours, note } = exception;
  return `${period(exception)}: ${hours.length > 0 ? describeRanges(hours) : 'fechado'}${note ? ` (${note})` : ''}`;
}

type Range = Omit<OpeningHours, 'days'>;

function inOrder(ranges: Range[]): Range[] {
  return [...ranges].sort((a, b) => minutes(a.opens) - minutes(b.opens));
}

/**
 * Returns the opening intervals from yesterday until 10 days after today or the last exception; touching ones are joined.
 * An interval of the last exception may end two midnights later, and after one more week nothing new can come. On an
 * exception's date only its hours begin; those that began the day before end as usual.
 */
function intervalsAround(hours: OpeningHours[], exceptions: HoursException[], today: number) {
  const last = Math.max(today, ...exceptions.map(({ to }) => dayOfDate(to))) + 10;
  const intervals: Interval[] = [];
  for (let day = today - 1; day <= last; day++) {
    const usual = () => hours.filter(({ days }) => days.includes(weekdayOf(day)));
    for (const { opens, closes } of inOrder(exceptionOn(exceptions, dateOf(day))?.hours ?? usual())) {
      const start = day * DAY_MINUTES + minutes(opens);
      const end = start + minutesOpen(opens, closes);
      const previous = intervals.at(-1);
      if (previous && start <= previous.end) previous.end = Math.max(previous.end, end);
      else intervals.push({ start, end });
    }
  }
  return { intervals, horizon: last * DAY_MINUTES };
}

/** Returns the minutes between both: past midnight if it closes earlier, a whole day if both are the same. */
export function minutesOpen(opens: string, closes: string): number {
  const length = minutes(closes) - minutes(opens);
  return length > 0 ? length : length + DAY_MINUTES;
}

/** `21:30` → 1290 */
export function minutes(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * HOUR_MINUTES + Number(minute);
}

/** `9h`, `21h30` */
function clock(minute: number): string {
  const time = minute % DAY_MINUTES;
  const rest = time % HOUR_MINUTES;
  return `${Math.floor(time / HOUR_MINUTES)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}

/** `às 21h`, `à 1h`, `à meia-noite` */
function at(minute: number): string {
  const time = minute % DAY_MINUTES;
  if (time === 0) return 'à meia-noite';
  return `${time < 2 * HOUR_MINUTES ? 'à' : 'às'} ${clock(time)}`;
}
