import type { PostItem } from '../../shared/post';
import { api } from '../api';
import type { Deletion } from '../lists/deletion';
import { ConfirmDialog } from '../parts/dialog';

type Deletable = Pick<PostItem, 'id' | 'version' | 'title'>;

export const postDeletion: Deletion<Deletable> = {
  send: ({ id, version }) =>
    api.panel.posts[':id'].$delete({ param: { id: String(id) }, query: { version: String(version) } }),
  failure: 'Erro ao excluir',
  // The warning, and the question's last sentence, are specified, from before deletions could be undone.
  success: { title: 'Postagem removida', description: 'A postagem foi removida com sucesso.', destructive: true },
  Question: ({ noun: _noun, row: { title }, ...question }) => (
    <ConfirmDialog
      title="Confirmar Exclusão"
      text={`Tem certeza que deseja excluir "${title}"? Esta ação não pode ser desfeita.`}
      confirm="Excluir"
      {...question}
    />
  ),
};
