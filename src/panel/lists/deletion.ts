import type { ComponentType, ReactNode } from 'react';
import type { Answer } from '../../lib/answer';
import type { Toast } from '../../lib/toast';
import type { Noun } from '../../shared/nouns';
import type { ListNoun } from '../../shared/panel-lists';

type Deleted = Answer & ({ ok: true; json: () => Promise<{ activityId: number }> } | { ok: false });

/** What takes a record away, and what is said of that. */
export type Removal<Row> = {
  send: (row: Row) => Promise<Deleted>;
  failure: string;
  told: Pick<Toast, 'title' | 'description' | 'destructive'>;
};

export type QuestionProps<Row> = {
  noun: Noun & ListNoun;
  row: Row;
  /** What goes with it besides. */
  children?: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
};

/** How a record is deleted, from its list or in its form: with the question that stands before it. */
export type Deletion<Row> = Removal<Row> & { Question: ComponentType<QuestionProps<Row>> };
