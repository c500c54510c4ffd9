import { useState } from 'react';
import { toast } from '../../lib/toast';
import type { ActivityEntry } from '../../shared/activity';
import { refresh } from '../lists/rows';
import { ConfirmDialog } from '../parts/dialog';
import { undo } from '../undo';

type Props = { entry: ActivityEntry; onClose: () => void };

/** Asks before an undo. A newer version of the record is replaced only after this confirmation. */
export function UndoDialog({ entry, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const { title, text, confirm, done } = wordsFor(entry);

  async function run() {
    setBusy(true);
    const answer = await undo(entry.id, entry.superseded && entry.action !== 'delete');
    setBusy(false);
    onClose();
    if (answer.ok) toast({ title: done, description: entry.title });
    else toast({ title: 'Não foi possível desfazer', description: answer.failure.message, destructive: true });
    refresh('activity');
  }
  return <ConfirmDialog {...{ title, text, confirm, busy }} onConfirm={run} onCancel={onClose} />;
}

function wordsFor({ action, superseded, title }: ActivityEntry) {
  const later = superseded
    ? ' Ele foi alterado de novo depois disso: as versões mais novas saem do ar, mas continuam aqui na atividade.'
    : '';
  if (action === 'delete') {
    return {
      title: 'Restaurar o registro?',
      text: `“${title}” volta como estava quando foi excluído.`,
      confirm: 'Restaurar',
      done: 'Registro restaurado',
    };
  }
  if (action === 'create') {
    return {
      title: 'Desfazer a criação?',
      text: `“${title}” será excluído.${later}`,
      confirm: 'Desfazer',
      done: 'Criação desfeita',
    };
  }
  return {
    title: superseded ? 'Voltar ao que era antes?' : 'Desfazer esta alteração?',
    text: `“${title}” volta a ser como antes ${superseded ? 'desta alteração' : 'dela'}.${later}`,
    confirm: superseded ? 'Voltar ao que era antes' : 'Desfazer',
    done: superseded ? 'Versão restaurada' : 'Alteração desfeita',
  };
}
