import { outcome } from '../lib/answer';
import { toast } from '../lib/toast';
import type { ListNoun } from '../shared/panel-lists';
import { api } from './api';
import { refresh } from './lists/rows';

/** Takes back a write of the panel. `force` restores its whole earlier version over newer edits. */
export function undo(activityId: number, force = false) {
  const query = force ? { force: '1' as const } : {};
  return outcome(api.panel.activity[':id'].undo.$post({ param: { id: String(activityId) }, query }));
}

/** The action of a toast about a write; the noun's lists then show what stands. */
export function undoAction(activityId: number, noun: ListNoun) {
  async function run() {
    const answer = await undo(activityId);
    if (answer.ok) toast({ title: 'Pronto, desfizemos', description: 'Tudo voltou a ser como antes.' });
    else toast({ title: 'Não foi possível desfazer', description: answer.failure.message, destructive: true });
    if (answer.ok) refresh(noun);
  }
  return { label: 'Desfazer', run: () => void run() };
}
