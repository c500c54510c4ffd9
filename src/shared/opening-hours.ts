import type { Location, OpeningHours } from './location';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** As they are spoken, by the day's number (0 = Sunday). */
export const DAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
/** A Brazilian week is read from Monday on. */
export const READING_ORDER = [1, 2, 3, 4, 5, 6, 0];

/** States that do not keep Brasília time (IANA Time Zone Database, `zone.tab`); the west of Amazonas is left aside. */
const ZONES: Record<string, string> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MT: 'America/Cuiaba',
  MS: 'America/Campo_Grande',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
};

export function timeZoneOf(uf: string): string {
  return ZONES[uf] ?? 'America/Sao_Paulo';
}

/** Minutes, counted from midnight of Sunday; the end of one that runs past the week's last midnight exceeds a week. */
type Interval = { start: number; end: number };

export type OpenState = {
  open: boolean;
  /** Minutes until it closes or opens, or `null` when it never does. */
  changesIn: number | null;
};

/** Whether a place with these hours is open at an instant, told by the clocks of its time zone. */
export function openState(hours: OpeningHours[], instant: Date, zone: string): OpenState {
  const now = minuteOfWeek(instant, zone);
  const intervals = intervalsAround(hours);
  const current = intervals.find(({ start, end }) => start <= now && now < end);
  if (current) return { open: true, changesIn: current.end - now < WEEK ? current.end - now : null };
  const next = intervals.find(({ start }) => start > now);
  return { open: false, changesIn: next ? next.start - now : null };
}

/** `Aberto agora`, `Fechado`; nothing of a place whose hours are not known. */
export function openNow({ hours, uf }: Pick<Location, 'hours' | 'uf'>, instant: Date): string | undefined {
  if (!hours) return;
  return openState(hours, instant, timeZoneOf(uf)).open ? 'Aberto agora' : 'Fechado';
}

/** `Aberto agora · fecha às 21h`, `Fechado · abre amanhã às 9h` */
export function describeOpenState(hours: OpeningHours[], instant: Date, zone: string): string {
  const { open, changesIn } = openState(hours, instant, zone);
  if (changesIn === null) return open ? 'Aberto agora · 24 horas' : 'Fechado';
  const now = minuteOfWeek(instant, zone);
  const then = now + changesIn;
  // An hour still to come within a day names its day by itself: past midnight is still tonight.
  if (open) return `Aberto agora · fecha ${changesIn < DAY ? '' : dayWord(now, then)}${at(then)}`;
  return `Fechado · abre ${dayWord(now, then)}${at(then)}`;
}

/** What tells the day of a later minute: nothing on the same day, `amanhã `, `segunda `. */
function dayWord(now: number, then: number): string {
  const days = Math.floor(then / DAY) - Math.floor(now / DAY);
  if (days === 0) return '';
  return `${days === 1 ? 'amanhã' : DAYS[Math.floor((then % WEEK) / DAY)]} `;
}

/** `Segunda a sexta, 9h às 21h`, one line for each group of days with the same hours. */
export function describeHours(hours: OpeningHours[]): string[] {
  const groups = new Map<string, number[]>();
  for (const [position, day] of READING_ORDER.entries()) {
    const ranges = hours
      .filter(({ days }) => days.includes(day))
      .sort((a, b) => a.opens.localeCompare(b.opens))
      .map(({ opens, closes }) => (opens === closes ? '24 horas' : `${clock(minutes(opens))} ${at(minutes(closes))}`));
    if (ranges.length === 0) continue;
    const text = ranges.join(' e ');
    groups.set(text, [...(groups.get(text) ?? []), position]);
  }
  return [...groups].map(([text, positions]) => `${describeDays(positions)}, ${text}`);
}

/** Days by their position in the reading order: `Segunda a sexta`, `Sábado e domingo`, `Segunda, quarta e sexta`. */
function describeDays(positions: number[]): string {
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
  const text = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}` : (parts[0] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Every interval of last week, this one and the next, those that touch joined into one. */
function intervalsAround(hours: OpeningHours[]): Interval[] {
  const all = [-WEEK, 0, WEEK].flatMap((week) =>
    hours.flatMap(({ days, opens, closes }) =>
      days.map((day) => {
        const start = week + day * DAY + minutes(opens);
        return { start, end: start + minutesOpen(opens, closes) };
      }),
    ),
  );
  const joined: Interval[] = [];
  for (const interval of all.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && interval.start <= last.end) last.end = Math.max(last.end, interval.end);
    else joined.push({ ...interval });
  }
  return joined;
}

/** Closing before opening runs past midnight; closing as one opens is a whole day. */
function minutesOpen(opens: string, closes: string): number {
  const length = minutes(closes) - minutes(opens);
  return length > 0 ? length : length + DAY;
}

function minuteOfWeek(instant: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'));
  return day * DAY + Number(part('hour')) * HOUR + Number(part('minute'));
}

/** `21:30` → 1290 */
function minutes(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * HOUR + Number(minute);
}

/** `9h`, `21h30` */
function clock(minute: number): string {
  const time = minute % DAY;
  const rest = time % HOUR;
  return `${Math.floor(time / HOUR)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}

/** `às 21h`, `à 1h`, `à meia-noite` */
function at(minute: number): string {
  const time = minute % DAY;
  if (time === 0) return 'à meia-noite';
  return `${time < 2 * HOUR ? 'à' : 'às'} ${clock(time)}`;
}
