import type { Act } from './acts';
import type { Noun } from './nouns';

export const ACTIONS = ['create', 'update', 'delete'] as const;
export type Action = (typeof ACTIONS)[number];
export const actionLabels: Record<Action, string> = { create: 'Criação', update: 'Alteração', delete: 'Exclusão' };

/** Who wrote; `name` is `null` once the account is deleted. */
export type Actor = { id: string; name: string | null };

/** Who wrote last, and when (ISO 8601). */
export type Writer = Actor & { at: string };

/** A write of the panel as a list shows it. `at` is ISO 8601. */
export type ActivityEntry = {
  id: number;
  at: string;
  /** `null` for what no person did. */
  actor: Actor | null;
  action: Action;
  noun: Noun;
  recordId: string;
  /** What the record was called; of an account, its owner's name while there is one. */
  title: string;
  /** Of a write about an account, what it changed. */
  access: { before: Fields; after: Fields } | null;
  /** Of an edit, the names of the fields that it changed. */
  changed: string[];
  /** The write that this one took back. */
  undoes: number | null;
  /** Nothing has taken it back. */
  inForce: boolean;
  /** The record was written again since. */
  superseded: boolean;
  /** The record does not exist any more. */
  gone: boolean;
  /**
   * Of many writes that were made as one, for which this one stands: what was done to all of them, `null` where they came
   * by a file; how many records that wrote, and whether any is left to undo.
   */
  group: { id: string; act: Act | null; total: number; open: boolean } | null;
  /** Whether there is a way back at all. */
  undoable: boolean;
};

/** A write with what stood before and after it. */
export type ActivityDetail = ActivityEntry & { before: Fields | null; after: Fields | null; lost: Lost };
/** What a write tells of and is not there any more: keys of pictures of Mídia, and of categories of products. */
export type Lost = { pictures: string[]; categories: string[] };
/** The fields of a record by the contract's names. */
export type Fields = Record<string, unknown>;
