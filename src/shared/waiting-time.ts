/** Seconds in words, rounded up: `40` → `40 segundos`, `61` → `2 minutos`, `3600` → `1 hora`. */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return count(Math.ceil(seconds), 'segundo');
  if (seconds < 3600) return count(Math.ceil(seconds / 60), 'minuto');
  return count(Math.ceil(seconds / 3600), 'hora');
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
