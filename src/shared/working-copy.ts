import type { Actor, Fields } from './activity';
import { DAY } from './duration';
import type { Noun } from './nouns';
import { z } from './zod';

/** Nouns whose records are edited in a working copy until it is saved. */
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
/** Key of a record: a number, or the word that names a category or a page. */
export type CopyKey = number | string;

export function isCopied(noun: Noun): noun is CopiedNoun {
  return COPIED.some((copied) => copied === noun);
}

/** The version of the copy that an editor saw; 0 if there was none. Every write names it. */
export const copyVersion = z.int().min(0);

/** The same in an address. */
export const copyQuery = z.strictObject({
  version: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
});

/**
 * Unsaved edits of a record: the fields of its form that differ, the record's values of these at `baseVersion`, who saved
 * the copy when (ISO 8601), and who typed each field.
 */
export type WorkingCopy = {
  fields: Fields;
  base: Fields;
  baseVersion: number;
  version: number;
  savedAt: string;
  by: Actor | null;
  authors: Record<string, Actor | null>;
};

/** Result of saving the copy. */
export type CopySaved = Pick<WorkingCopy, 'version' | 'savedAt'>;

/** Maximum lifetime of a preview's link, in ms. */
export const LINK_LIFETIME = 7 * DAY;

/** A link that shows the edited record to anybody, and when it expires (ISO 8601). */
export type PreviewLink = { address: string; expiresAt: string };

/**
 * Facts about a preview: whether it differs from what visitors see, when it expires, and the labels of its invalid
 * fields, for which it shows what visitors see.
 */
export type PreviewFacts = { state: 'changed' | 'unpublished' | 'live'; expiresAt: string; unfit: string[] };
