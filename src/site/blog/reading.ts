/** Words a person reads per minute. */
const READING_SPEED = 200;

/** Returns the reading time in minutes, at least 1. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / READING_SPEED));
}
