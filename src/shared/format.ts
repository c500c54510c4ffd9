import { BRAND_ZONE } from './brand-zone';

const LOCALE = 'pt-BR';

// Created when first used, because creating one takes longer than formatting with it a hundred times.
const money = once(() => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'BRL' }));
const longDate = once(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: BRAND_ZONE }));
const shortDate = once(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'short', timeZone: BRAND_ZONE }));
const clock = once(() => new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: BRAND_ZONE }));

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** `3490` → `R$ 34,90`, with a no-break space. */
export function formatPrice(cents: number): string {
  return money().format(cents / 100);
}

/** `3490` → `34.90`, for machines. */
export function decimalPrice(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Formats an instant. An invalid one gives an empty text: `Intl` would throw, and the page would fail. */
function format(how: () => Intl.DateTimeFormat, instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : how().format(date);
}

/** `20 de novembro de 2026`, `1º de novembro de 2026` */
export function formatLongDate(instant: string): string {
  return format(longDate, instant).replace(/^1 /, '1º ');
}

/** `20/11/2026` */
export function formatShortDate(instant: string): string {
  return format(shortDate, instant);
}

/** `14:05` */
export function formatTime(instant: string): string {
  return format(clock, instant);
}

/** `20/11/2026 às 14:05` */
export function formatMoment(instant: string): string {
  return `${formatShortDate(instant)} às ${formatTime(instant)}`;
}
