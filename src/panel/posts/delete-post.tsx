import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { PostItem } from '../../shared/post';
import { api } from '../api';
import { ConfirmDialog } from '../parts/dialog';
import { undoAction } from '../undo';

/** Asks, deletes, and offers to take it back. */
export function DeletePost({ post, onClose }: { post: PostItem; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const param = { id: String(post.id) };
    const answer = await outcome(api.panel.posts[':id'].$delete({ param, query: { version: String(post.version) } }));
    onClose();
    if (answer.ok) {
      toast({
        title: 'Postagem removida',
        description: 'A postagem foi removida com sucesso.',
        destructive: true,
        action: undoAction(answer.body.activityId, () => void revalidate()),
      });
    } else toast({ title: 'Erro ao excluir', description: answer.failure.message, destructive: true });
    await revalidate();
  }

  return (
    <ConfirmDialog
      title="Confirmar Exclusão"
      text={`Tem certeza que deseja excluir "${post.title}"? Esta ação não pode ser desfeita.`}
      confirm="Excluir"
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
