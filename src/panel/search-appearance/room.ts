/** Approximate number of characters that Google shows. It measures pixels, and its limits change. */
export const ROOM = { title: 60, description: 155 };

/** Truncates a text as Google does, after the last word that fits. */
export function cut(text: string, room: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = [...line];
  if (signs.length <= room) return line;
  // One character more, to keep a word that ends exactly at the limit.
  const words = signs
    .slice(0, room + 1)
    .join('')
    .replace(/\s+\S*$/, '');
  const shown = [...words].length <= room ? words : signs.slice(0, room).join('');
  return `${shown.replace(/[\s,;:.|–—-]+$/, '')} ...`;
}

/** Describes how much of the room a text uses. */
export function roomText(text: string, room: number): { hint: string; isOver: boolean } {
  const length = [...text.trim()].length;
  const isOver = length > room;
  const hint = isOver
    ? `${length} caracteres: o Google mostra cerca de ${room}.`
    : `${length} de cerca de ${room} caracteres.`;
  return { hint, isOver };
}
