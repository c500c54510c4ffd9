import type { Writer } from './activity';
import { WITH_FORM } from './nouns';
import { z } from './zod';

/** How often an open form says that it is open, in ms. */
export const BEAT_EVERY = 20_000;
/** How long that counts, in ms: one beat may be missed, and whoever has left is soon forgotten. */
export const BEAT_COUNTS = 60_000;

/** Whose form it is, by noun and id or key. */
export const attended = z.object({
  noun: z.enum([...WITH_FORM, 'pages', 'media', 'settings']),
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
});
export type Attended = z.infer<typeof attended>;

/** Who else has it open, whoever came last first; and who wrote it last, if anybody has since it was seeded. */
export type Attendance = { others: { id: string; name: string }[]; lastWrite: Writer | null };

/** `Ana está editando`; empty where nobody is. */
export function presenceText(others: Attendance['others']): string {
  const [first, second] = others.map(({ name }) => name);
  if (first === undefined) return '';
  if (second === undefined) return `${first} está editando`;
  if (others.length === 2) return `${first} e ${second} estão editando`;
  return `${first} e mais ${others.length - 1} pessoas estão editando`;
}
