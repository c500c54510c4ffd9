import { type Answer, outcome } from '../../lib/answer';
import type { Success } from '../../lib/api';
import { toast } from '../../lib/toast';
import type { ListNoun } from '../../shared/panel-lists';
import { type Keyed, putRow, refresh, refreshAfter, stopReading } from './rows';

export type Write<R extends Answer, Row> = {
  /** Optimistic change, rolled back if the write fails. */
  change?: Partial<Row>;
  send: () => Promise<R>;
  /** Title of the toast when the write fails. */
  failure: string;
  done: (body: Success<R>) => void;
};

/** Writes a row and updates it in every cached list. Returns whether it succeeded. */
export async function writeRow<R extends Answer, Row extends Keyed>(
  noun: ListNoun,
  row: Row,
  { change, send, failure, done }: Write<R, Row>,
): Promise<boolean> {
  const wasReading = stopReading(noun);
  if (change) putRow(noun, { ...row, ...change });
  const answer = await outcome(send());
  const isReading = stopReading(noun);
  if (answer.ok) done(answer.body);
  else {
    if (change) putRow(noun, row);
    toast({ title: failure, description: answer.failure.message, destructive: true });
  }
  if (!answer.ok) refreshAfter(answer.failure, noun);
  else if (wasReading || isReading) refresh(noun);
  return answer.ok;
}
