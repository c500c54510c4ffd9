import type { ComponentType, ReactNode } from 'react';
import type { Answer } from '../../lib/answer';
import type { Toast } from '../../lib/toast';
import type { Noun } from '../../shared/nouns';
import type { ListNoun } from '../../shared/panel-lists';

type Deleted = Answer & ({ ok: true; json: () => Promise<{ activityId: number }> } | { ok: false });

/** A call that removes a record, and its messages. */
export type Removal<Row> = {
  send: (row: Row) => Promise<Deleted>;
  failure: string;
  success: Pick<Toast, 'title' | 'description' | 'destructive'>;
};

export type QuestionProps<Row> = {
  noun: Noun & ListNoun;
  row: Row;
  /** Further content of the dialog. */
  children?: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Deletion of a record, from its list or its form, with the confirmation dialog. */
export type Deletion<Row> = Removal<Row> & { Question: ComponentType<QuestionProps<Row>> };
