import { outcome } from '../lib/answer';
import { type Toast, toast } from '../lib/toast';
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

/** Takes back all that came by one file, and tells what came of it. */
export async function undoImport(importId: string): Promise<Omit<Toast, 'id'>> {
  const answer = await outcome(api.panel.activity.imports[':importId'].undo.$post({ param: { importId } }));
  if (!answer.ok) {
    return { title: 'Não foi possível desfazer', description: answer.failure.message, destructive: true };
  }
  const { noun, total, left } = answer.body;
  refresh(noun as ListNoun);
  const back = total === 1 ? '1 registro voltou a ser como antes.' : `${total} registros voltaram a ser como antes.`;
  if (left.length === 0) return { title: 'Importação desfeita', description: back };
  return { title: 'Importação desfeita em parte', description: `${back} ${leftText(left)}` };
}

/** At most so many of those that stay are named. */
const NAMED = 3;

function leftText(left: string[]): string {
  const more = left.length - NAMED;
  const names = [...left.slice(0, NAMED), ...(more > 0 ? [`mais ${more}`] : [])].join(', ');
  return left.length === 1
    ? `Ficou como está, porque mudou depois: ${names}.`
    : `Ficaram como estão, porque mudaram depois: ${names}.`;
}

/** The action of a toast about an import. */
export function undoImportAction(importId: string) {
  return { label: 'Desfazer', run: () => void undoImport(importId).then(toast) };
}
