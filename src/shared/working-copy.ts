import type { Actor, Fields } from './activity';
import type { Noun } from './nouns';
import { z } from './zod';

/** Of which nouns a record is edited in a copy, until that is saved. */
export const COPIED = [
  'posts',
  'products',
  'locations',
  'slides',
  'faqs',
  'categories',
  'pages',
] as const satisfies Noun[];
export type CopiedNoun = (typeof COPIED)[number];
/** By what a record is known: a number, or the word that names a category or a page. */
export type CopyKey = number | string;

export function isCopied(noun: Noun): noun is CopiedNoun {
  return COPIED.some((copied) => copied === noun);
}

/** The version of the copy that an editor saw, which every write names; 0 where none was seen. */
export const copyVersion = z.int().min(0);

/** The same in an address. */
export const copyQuery = z.strictObject({
  version: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
});

/**
 * What is typed into a record and not saved: those fields of its form that differ, what the record
 * held in them at `baseVersion`, and who saved it when (ISO 8601).
 */
export type WorkingCopy = {
  fields: Fields;
  base: Fields;
  baseVersion: number;
  version: number;
  savedAt: string;
  by: Actor | null;
};

/** What a save of the copy leaves. */
export type CopySaved = Pick<WorkingCopy, 'version' | 'savedAt'>;

/** How long a preview's link holds at most, in ms. */
export const LINK_KEPT = 7 * 24 * 60 * 60 * 1000;

/** A link by which anybody sees the record as it is typed, and until when (ISO 8601). */
export type PreviewLink = { address: string; expiresAt: string };

/**
 * What a preview says of itself: whether it differs from what visitors see, until when it can be looked at, and the labels
 * of fields that do not hold yet, of which it shows what visitors see.
 */
export type PreviewFacts = { state: 'changed' | 'unpublished' | 'live'; expiresAt: string; unfit: string[] };
