import { DAY, HOUR, MINUTE } from './duration';
import { formatShortDate } from './format';

/** From this age on a date says more than a count of days. */
const DATED = 30 * DAY;

const ago = new Intl.RelativeTimeFormat('pt-BR');

/** Returns how long ago an instant (ISO 8601) was, at `now` in ms: `agora mesmo`, `há 3 horas`, `em 20/11/2026`. */
export function sinceText(instant: string, now = Date.now()): string {
  const past = now - Date.parse(instant);
  if (past < MINUTE) return 'agora mesmo';
  if (past < HOUR) return ago.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return ago.format(-Math.floor(past / HOUR), 'hour');
  if (past < DATED) return ago.format(-Math.floor(past / DAY), 'day');
  return `em ${formatShortDate(instant)}`;
}
