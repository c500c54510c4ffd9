/** How many characters of each Google shows, more or less: it measures pixels, and changes its mind. */
export const ROOM = { title: 60, description: 155 };

/** A text as Google cuts it: behind its last word that has room. */
export function cut(text: string, room: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = [...line];
  if (signs.length <= room) return line;
  // One that ends just there is whole.
  const words = signs
    .slice(0, room + 1)
    .join('')
    .replace(/\s+\S*$/, '');
  const shown = [...words].length <= room ? words : signs.slice(0, room).join('');
  return `${shown.replace(/[\s,;:.|–—-]+$/, '')} ...`;
}

/** What a text takes of that room, in words for whoever writes it. */
export function roomText(text: string, room: number): { told: string; isOver: boolean } {
  const length = [...text.trim()].length;
  const isOver = length > room;
  const told = isOver
    ? `${length} caracteres: o Google mostra cerca de ${room}.`
    : `${length} de cerca de ${room} caracteres.`;
  return { told, isOver };
}
