const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** `2026-12-25` → `25 de dezembro`, and `1º de dezembro` */
export function spokenDate(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day}${day === 1 ? 'º' : ''} de ${MONTHS[(month ?? 0) - 1]}`;
}

/** `2026-12-25` → `25/12/2026` */
export function formatDay(date: string): string {
  return date.split('-').reverse().join('/');
}
