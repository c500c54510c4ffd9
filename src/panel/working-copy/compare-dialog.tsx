import { useState } from 'react';
import { same } from '../../shared/merge';
import type { Form } from '../form/use-form';
import { PastFields } from '../history/past-fields';
import type { Past } from '../history/version';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { copyWords } from './words';

/** Shows by field how the input differs from the record, and offers to restore each field. */
export function CompareDialog<Values extends object>({ form, onClose }: { form: Form<Values>; onClose: () => void }) {
  // Values when the dialog opened. They stay listed, so a restored field can be taken back.
  const [now] = useState(form.values);
  const [live] = useState(() => form.copy.live() ?? form.values);
  const words = copyWords(form.copy.isLive);
  const names = (Object.keys(form.labels) as (keyof Values)[]).filter((name) => !same(live[name], now[name]));
  const past: Past<Values>[] = names.map((field) => ({ field, value: live[field] }));
  return (
    <Dialog title={words.compare} size="lg" onClose={onClose}>
      <div className="mt-4">
        {past.length > 0 ? <PastFields {...{ form, now, past }} words={words.past} /> : <p>{words.same}</p>}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Voltar ao formulário</Button>
      </DialogActions>
    </Dialog>
  );
}
