import { nounLabel, type OrderedNoun, wordsOf } from '../../shared/nouns';
import { api } from '../api';
import { ConfirmDialog } from '../parts/dialog';
import type { Deletion, QuestionProps } from './deletion';

type Deletable = { id: number; version: number };

/** Returns the deletion of a record of an ordered noun. */
export function orderedDeletion(noun: OrderedNoun): Deletion<Deletable> {
  const { singular, article } = wordsOf(noun);
  const route: (typeof api.panel)[OrderedNoun] = api.panel[noun];
  return {
    send: ({ id, version }) => route[':id'].$delete({ param: { id: String(id) }, query: { version: String(version) } }),
    failure: `Erro ao excluir ${singular}`,
    success: { title: `${nounLabel(noun)} excluíd${article}` },
    Question: OrderedQuestion,
  };
}

function OrderedQuestion({ noun, row: _row, ...question }: QuestionProps<Deletable>) {
  const { singular, article } = wordsOf(noun);
  return (
    <ConfirmDialog
      title={`Excluir ${singular}`}
      text={`Confirma exclusão dest${article === 'a' ? 'a' : 'e'} ${singular}?`}
      confirm="Excluir"
      {...question}
    />
  );
}
