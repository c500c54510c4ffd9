/** Words that a person reads in a minute. */
const READING_SPEED = 200;

/** At least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / READING_SPEED));
}
