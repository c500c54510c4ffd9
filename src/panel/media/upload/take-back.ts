import { toast } from '../../../lib/toast';
import { refresh } from '../../lists/rows';
import { undo } from '../../undo';
import type { Arrived } from './send';

/** Undoes the write of an upload that was cancelled while the server stored it. Says so if that fails. */
export async function takeBack({ activityId, medium }: Arrived): Promise<void> {
  if (activityId === null) return;
  const answer = await undo(activityId);
  refresh('media');
  refresh('activity');
  if (answer.ok) return;
  toast({
    title: 'O envio terminou antes de ser cancelado',
    description: `${medium.name} está na Mídia. Em Atividade você desfaz o envio.`,
    destructive: true,
  });
}
