import { BRAND_ZONE } from './brand-zone';

const longDate = formatter({ dateStyle: 'long' });
const moment = formatter({ dateStyle: 'short', timeStyle: 'short' });

/**
 * Returns a function that formats an instant where the brand is. `Intl`'s object is created when it is first used, because
 * that takes longer than formatting a hundred times. An invalid instant is empty: `Intl` would throw, and the page would fail.
 */
function formatter(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (instant) => {
    const date = new Date(instant);
    if (Number.isNaN(+date)) return '';
    made ??= new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: BRAND_ZONE });
    return made.format(date);
  };
}

/** `20 de novembro de 2026`, `1º de novembro de 2026` */
export function formatLongDate(instant: string): string {
  return longDate(instant).replace(/^1 /, '1º ');
}

/** `20/11/2026` */
export function formatShortDate(instant: string): string {
  return moment(instant).slice(0, 10);
}

/** `14:05` */
export function formatTime(instant: string): string {
  return moment(instant).slice(-5);
}

/** `20/11/2026 às 14:05` */
export function formatMoment(instant: string): string {
  return moment(instant).replace(', ', ' às ');
}
