import type { Act } from './acts';
import type { Noun } from './nouns';

export const ACTIONS = ['create', 'update', 'delete'] as const;
export type Action = (typeof ACTIONS)[number];
export const actionLabels: Record<Action, string> = { create: 'Criação', update: 'Alteração', delete: 'Exclusão' };

/** Author of a write; `name` is `null` once the account is deleted. */
export type Actor = { id: string; name: string | null };

/** Author and time (ISO 8601) of the last write. */
export type Writer = Actor & { at: string };

/** A write of the panel as a list shows it. `at` is ISO 8601. */
export type ActivityEntry = {
  id: number;
  at: string;
  /** `null` if no person made the write. */
  actor: Actor | null;
  action: Action;
  noun: Noun;
  recordId: string;
  /** The record's title at the time; for an account, its owner's name while the account exists. */
  title: string;
  /** For a write about an account: the changed fields. */
  access: { before: Fields; after: Fields } | null;
  /** For an edit: the names of the changed fields. */
  changed: string[];
  /** For an edit: the fields that are on or off, as it left them. */
  flags: Partial<Record<string, boolean>>;
  /** For an edit of a post: its dates on the site afterwards. */
  dates: { publishedAt: string | null; unpublishedAt: string | null } | null;
  /** Id of the write that this one undid. */
  undoes: number | null;
  /** No write has undone it. */
  inForce: boolean;
  /** The record has been written again since. */
  superseded: boolean;
  /** The record no longer exists. */
  gone: boolean;
  /**
   * For an entry that represents a whole group of writes: its act (`null` for an import), the number of records that it
   * wrote, and whether any of them can still be undone.
   */
  group: { id: string; act: Act | null; total: number; open: boolean } | null;
  /** Whether it can be undone at all. */
  undoable: boolean;
};

/** A write with the record's fields before and after it. */
export type ActivityDetail = ActivityEntry & { before: Fields | null; after: Fields | null; lost: Lost };
/** Keys that a write contains and that no longer exist: of pictures in Mídia, and of products' categories. */
export type Lost = { pictures: string[]; categories: string[] };
/** A record's fields, by their names in the contract. */
export type Fields = Record<string, unknown>;
