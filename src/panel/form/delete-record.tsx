import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Failure, outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { Noun } from '../../shared/nouns';
import type { ListNoun } from '../../shared/panel-lists';
import { writerIn, wroteText } from '../edit/join';
import type { Deletion } from '../lists/deletion';
import { dropRow, type Keyed, keyOf, nameOf, refresh } from '../lists/rows';
import { wayBackTo } from '../lists/way-back';
import { Button } from '../parts/button';
import { useUser } from '../session/guard';
import { forgetRecord } from '../session/recent';
import { undoAction } from '../undo';
import type { Form } from './use-form';

type Props<Values extends object, Row extends Keyed> = {
  form: Form<Values>;
  noun: Noun & ListNoun;
  row: Row;
  deletion: Deletion<Row>;
};

/** Deletes the record that is being edited, from the foot of its form. Goes to the list and offers an undo there. */
export function DeleteRecord<Values extends object, Row extends Keyed>({
  form,
  noun,
  row,
  deletion: { send, failure, success, Question },
}: Props<Values, Row>) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const person = useUser().id;

  async function remove() {
    setAsking(false);
    setBusy(true);
    // Discards the unsaved input first: a draft would otherwise remain for a deleted record.
    const typed = await letGo(form);
    const answer = await outcome(send(row));
    setBusy(false);
    if (!answer.ok) {
      typed?.bringBack();
      return refuse(answer.failure);
    }
    dropRow(noun, keyOf(row));
    forgetRecord(person, { noun, id: keyOf(row) });
    refresh(noun);
    toast({ description: nameOf(noun, row), ...success, action: undoAction(answer.body.activityId, noun) });
    void navigate(wayBackTo(noun), { replace: true });
  }

  /** Reports a failed deletion. If the record was saved elsewhere, first shows its new state for a check. */
  async function refuse(why: Failure) {
    if (why.code === 'stale') await form.meet(why);
    const description =
      why.code === 'stale'
        ? `${wroteText(writerIn(why.by ?? null, person))}. O formulário já mostra a versão mais nova: confira e exclua de novo.`
        : why.message;
    toast({ title: failure, description, destructive: true });
  }

  return (
    <div className="mt-6 border-t border-line pt-4">
      <Button look="ghost-danger" className="-ml-3.5" busy={isBusy} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={16} />
        Excluir
      </Button>
      {isAsking && (
        <Question noun={noun} row={row} onCancel={() => setAsking(false)} onConfirm={() => void remove()}>
          {form.dirty && <p className="mt-3">As alterações ainda não publicadas se perdem de vez.</p>}
        </Question>
      )}
    </div>
  );
}

async function letGo<Values extends object>(form: Form<Values>) {
  if (!form.dirty) return null;
  return form.copy.isOn ? form.copy.discard() : { bringBack: form.discard() };
}
