import type { Noun } from './nouns';

/** A record that shows a picture or a product; `id` is its key if it has no number. */
export type RecordUse = { noun: Exclude<Noun, 'media' | 'users'>; id: string; title: string };
