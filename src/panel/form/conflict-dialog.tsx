import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { describeValue } from './describe-value';
import type { Conflict, Descriptions } from './use-form';

type Props<Values> = {
  conflict: Conflict<Values>;
  labels: Record<keyof Values, string>;
  describe?: Descriptions<Values> | undefined;
  onAnswer: (values: Values | null) => void;
};

/** Two people changed the same fields: both texts side by side, and a choice for each field. */
export function ConflictDialog<Values>({ conflict, labels, describe, onAnswer }: Props<Values>) {
  const { theirs, merged, clashes } = conflict;
  const [takeTheirs, setTakeTheirs] = useState<(keyof Values)[]>([]);

  function textOf(values: Values, field: keyof Values): string {
    return describe?.[field]?.(values[field]) || describeValue(values[field]);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    onAnswer({ ...merged, ...Object.fromEntries(takeTheirs.map((field) => [field, theirs[field]])) });
  }

  return (
    <Dialog title="Outra pessoa salvou este registro" size="lg" onClose={() => onAnswer(null)}>
      <p className="mt-1.5">
        Enquanto você editava, estes campos foram mudados e salvos. Escolha o que fica em cada um; os outros campos já
        foram juntados.
      </p>
      <form onSubmit={onSubmit}>
        {clashes.map((field) => (
          <fieldset key={String(field)} className="mt-5">
            <legend className="mb-2 font-medium text-ink">{labels[field]}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version
                title="Sua versão"
                name={`conflito-${String(field)}`}
                text={textOf(merged, field)}
                checked={!takeTheirs.includes(field)}
                onChoose={() => setTakeTheirs(takeTheirs.filter((other) => other !== field))}
              />
              <Version
                title="Versão salva"
                name={`conflito-${String(field)}`}
                text={textOf(theirs, field)}
                checked={takeTheirs.includes(field)}
                onChoose={() => setTakeTheirs([...takeTheirs, field])}
              />
            </div>
          </fieldset>
        ))}
        <DialogActions>
          <Button onClick={() => onAnswer(null)}>Continuar editando</Button>
          <Button type="submit" look="primary">
            Salvar o escolhido
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type VersionProps = { title: string; name: string; text: string; checked: boolean; onChoose: () => void };

function Version({ title, name, text, checked, onChoose }: VersionProps) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-lg border border-line p-3 has-checked:border-primary-deep has-checked:bg-lilac">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-primary"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium text-ink">{title}</span>
        <span className="block max-h-40 overflow-y-auto text-sm whitespace-pre-wrap">{text}</span>
      </span>
    </label>
  );
}
