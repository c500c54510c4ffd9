import type { Writer } from './activity';
import { MINUTE } from './duration';
import { WITH_FORM } from './nouns';
import { z } from './zod';

/** Interval between heartbeats of an open form, in ms. */
export const BEAT_EVERY = 20_000;
/** Time that a heartbeat counts, in ms: one may be missed, and people who have left soon disappear. */
export const BEAT_COUNTS = MINUTE;

/** The record whose form is open, by noun and id or key. */
export const attended = z.object({
  noun: z.enum([...WITH_FORM, 'pages', 'media', 'settings']),
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
});
export type Attended = z.infer<typeof attended>;

/** Other people who have it open, latest first, and the last writer, if it was written since it was seeded. */
export type Attendance = { others: { id: string; name: string }[]; lastWrite: Writer | null };

/** Returns who is editing: `Ana está editando`; empty if there are no others. */
export function presenceText(others: Attendance['others']): string {
  const [first, second] = others.map(({ name }) => name);
  if (first === undefined) return '';
  if (second === undefined) return `${first} está editando`;
  if (others.length === 2) return `${first} e ${second} estão editando`;
  return `${first} e mais ${others.length - 1} pessoas estão editando`;
}
