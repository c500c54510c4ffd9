import { outcome } from '../lib/answer';
import { type Toast, toast } from '../lib/toast';
import type { ListNoun } from '../shared/panel-lists';
import { undoNotes } from './acts/words';
import { api } from './api';
import { refresh } from './lists/rows';

/** Undoes a write of the panel. `force` restores the whole earlier version over newer edits. */
export function undo(activityId: number, force = false) {
  const query = force ? { force: '1' as const } : {};
  return outcome(api.panel.activity[':id'].undo.$post({ param: { id: String(activityId) }, query }));
}

/** Returns the undo button for a toast. After the undo, refreshes the noun's lists and calls `onUndone`. */
export function undoAction(activityId: number, noun: ListNoun, onUndone?: () => Promise<void>) {
  async function run() {
    const answer = await undo(activityId);
    if (answer.ok) toast({ title: 'Pronto, desfizemos', description: 'Tudo voltou a ser como antes.' });
    else toast({ title: 'Não foi possível desfazer', description: answer.failure.message, destructive: true });
    if (!answer.ok) return;
    refresh(noun);
    refresh('activity');
    await onUndone?.();
  }
  return { label: 'Desfazer', run: () => void run() };
}

/** Undoes a group of writes, and returns the toast with the result. */
export async function undoGroup(groupId: string): Promise<Omit<Toast, 'id'>> {
  const answer = await outcome(api.panel.activity.groups[':groupId'].undo.$post({ param: { groupId } }));
  if (!answer.ok) {
    return { title: 'Não foi possível desfazer', description: answer.failure.message, destructive: true };
  }
  const { noun, total, left } = answer.body;
  refresh(noun as ListNoun);
  refresh('activity');
  const back = total === 1 ? '1 registro voltou a ser como antes.' : `${total} registros voltaram a ser como antes.`;
  if (left.length === 0) return { title: 'Pronto, desfizemos', description: back };
  return { title: 'Desfizemos em parte', description: [back, ...undoNotes(noun, left)].join(' ') };
}

/** Returns the undo button for a toast about a group of writes. Calls `onUndone` after a successful undo. */
export function undoGroupAction(groupId: string, onUndone?: () => void) {
  async function run() {
    const result = await undoGroup(groupId);
    toast(result);
    if (!result.destructive) onUndone?.();
  }
  return { label: 'Desfazer', run: () => void run() };
}
