import { useState } from 'react';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { UserRow } from '../../shared/user';
import { api } from '../api';
import { refresh } from '../lists/rows';
import { ConfirmDialog } from '../parts/dialog';
import { useUser } from '../session/guard';

type Props = { user: UserRow; onClose: () => void };

export function EndSessions({ user, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const isMe = useUser().id === user.id;

  async function run() {
    setBusy(true);
    const answer = await outcome(api.panel.users[':id'].sessions.$delete({ param: { id: user.id } }));
    setBusy(false);
    onClose();
    if (answer.ok) toast({ title: 'Sessões encerradas', description: user.name });
    else toast({ title: 'Não foi possível encerrar', description: answer.failure.message, destructive: true });
    refresh('users');
  }

  return (
    <ConfirmDialog
      title={`Encerrar as sessões de ${user.name}?`}
      text={
        isMe
          ? 'Você continua conectado aqui; os outros aparelhos precisam entrar de novo.'
          : 'Todos os aparelhos dessa pessoa são desconectados e precisam entrar de novo com a senha.'
      }
      confirm="Encerrar sessões"
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
