import { useState } from 'react';
import { same } from '../../shared/merge';
import type { Form } from '../form/use-form';
import { PastFields, type PastWords } from '../history/past-fields';
import type { Past } from '../history/version';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';

const WORDS: PastWords = {
  sides: { removed: 'só no ar', added: 'só aqui' },
  comes: 'now',
  one: 'Voltar ao que está no ar',
  all: 'Voltar tudo ao que está no ar',
  back: 'Voltou ao que está no ar.',
};

/** Field by field how what is typed differs from what visitors see, and the way back. */
export function CompareDialog<Values extends object>({ form, onClose }: { form: Form<Values>; onClose: () => void }) {
  // As it was when it opened: what goes back can come again.
  const [now] = useState(form.values);
  const [live] = useState(() => form.copy.live() ?? form.values);
  const names = (Object.keys(form.labels) as (keyof Values)[]).filter((name) => !same(live[name], now[name]));
  const past: Past<Values>[] = names.map((field) => ({ field, value: live[field] }));
  return (
    <Dialog title="Comparar com o que está no ar" size="lg" onClose={onClose}>
      <div className="mt-4">
        {past.length > 0 ? (
          <PastFields {...{ form, now, past }} words={WORDS} />
        ) : (
          <p>O formulário está igual ao que está no ar.</p>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Voltar ao formulário</Button>
      </DialogActions>
    </Dialog>
  );
}
