import type { Noun } from './nouns';

/**
 * A record that shows a picture or a product; `id` is its key if it has no number. A page of the site that shows a picture by
 * itself is no record, and has only a title.
 */
export type RecordUse = { noun: Exclude<Noun, 'media' | 'users'> | 'site'; id: string; title: string };

/** The records that show a product, and the others with a link to its page. */
export type ProductUses = { shown: RecordUse[]; linked: RecordUse[] };
