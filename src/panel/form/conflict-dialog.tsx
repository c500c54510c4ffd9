import { type ReactNode, type SubmitEvent, useState } from 'react';
import { formatMoment } from '../../shared/format';
import type { Descriptions } from '../../shared/typed/typed';
import { Tick } from '../../ui/tick';
import { type Block, bodyOf } from '../compare/blocks';
import { Comparison, Legend } from '../compare/comparison';
import { FieldComparison } from '../compare/field-comparison';
import { blocksOfMerge, type Chunk } from '../compare/merge-blocks';
import type { Conflict } from '../edit/edit';
import { writerIn, wroteText } from '../edit/join';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { useUser } from '../session/guard';

type Props<Values> = {
  noun: string;
  conflict: Conflict<Values>;
  labels: Record<keyof Values, string>;
  describe?: Descriptions<Values> | undefined;
  onAnswer: (values: Values | null) => void;
};

/** One choice of the user: a whole field, or one clash within the field's paragraphs. `at` counts the clashes from 0. */
type Choice<Values> = { name: string; title: string; field: keyof Values; clash?: ClashOf; at: number };
type ClashOf = Extract<Chunk, { kind: 'clash' }>;

/** Shows both edits of a conflict as differences from the common base, and asks which one to keep for each clash. */
export function ConflictDialog<Values>({ noun, conflict, labels, describe, onAnswer }: Props<Values>) {
  const { base, merged, theirs, clashes, chunks, by } = conflict;
  const [areTheirs, setTheirs] = useState<string[]>([]);
  const me = useUser().id;
  const choices = clashes.flatMap((field) => choicesIn(field, labels[field], chunks[field]));

  /** Returns a field's final value: one of the two whole values, or paragraphs chosen one by one. */
  function answered(field: keyof Values): Values[keyof Values] {
    const own = choices.filter((choice) => choice.field === field);
    const taken = own.filter(({ name }) => areTheirs.includes(name)).map(({ at }) => at);
    const parts = chunks[field];
    const body = bodyOf(noun, String(field));
    if (!parts || !body) return taken.length > 0 ? theirs[field] : merged[field];
    return body.join(blocksOfMerge(parts, taken)) as Values[keyof Values];
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    onAnswer({ ...merged, ...Object.fromEntries(clashes.map((field) => [field, answered(field)])) });
  }

  function compared({ field, clash }: Choice<Values>, side: 'mine' | 'theirs'): ReactNode {
    if (clash) return <Comparison before={shown(clash.base)} after={shown(clash[side])} unit="parágrafo" />;
    return (
      <FieldComparison
        noun={noun}
        field={String(field)}
        before={base[field]}
        after={(side === 'mine' ? merged : theirs)[field]}
        words={describe?.[field]}
      />
    );
  }

  return (
    <Dialog title={titleOf(conflict, me)} size="lg" onClose={() => onAnswer(null)}>
      <p className="mt-1.5">
        {by && <>Foi em {formatMoment(by.at)}. </>}
        Enquanto você editava, o que está abaixo foi mudado dos dois lados. Escolha o que fica; o resto já foi
        combinado.
      </p>
      <div className="mt-3">
        <Legend removed="o que saiu" added="o que entrou" />
      </div>
      <form onSubmit={onSubmit}>
        {choices.map((choice) => {
          const { name, title } = choice;
          const isTheirs = areTheirs.includes(name);
          return (
            <fieldset key={name} className="mt-5">
              <legend className="mb-2 font-medium text-ink">{title}</legend>
              <div className="grid gap-3 sm:grid-cols-2">
                <Version
                  title="Sua versão"
                  name={name}
                  checked={!isTheirs}
                  onChoose={() => setTheirs(areTheirs.filter((other) => other !== name))}
                >
                  {compared(choice, 'mine')}
                </Version>
                <Version
                  title={conflict.isSaved ? 'Versão salva' : 'A outra versão'}
                  name={name}
                  checked={isTheirs}
                  onChoose={() => setTheirs([...areTheirs, name])}
                >
                  {compared(choice, 'theirs')}
                </Version>
              </div>
            </fieldset>
          );
        })}
        <DialogActions>
          <Button onClick={() => onAnswer(null)}>Continuar editando</Button>
          <Button type="submit" look="primary">
            {conflict.saves ? 'Salvar o escolhido' : 'Ficar com o escolhido'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Returns the title, for a saved record or for unpublished input over a record that visitors see. */
function titleOf({ by, isSaved }: Pick<Conflict<unknown>, 'by' | 'isSaved'>, me: string): string {
  return wroteText(writerIn(by, me), isSaved ? 'salvou' : 'editou');
}

function choicesIn<Values>(field: keyof Values, label: string, chunks: Chunk[] | undefined): Choice<Values>[] {
  const name = `conflito-${String(field)}`;
  if (!chunks) return [{ name, title: label, field, at: 0 }];
  const found = chunks.filter((chunk) => chunk.kind === 'clash');
  return found.map((clash, at) => ({
    name: `${name}-${at}`,
    title: found.length > 1 ? `${label}, trecho ${at + 1} de ${found.length}` : label,
    field,
    clash,
    at,
  }));
}

/** Returns a placeholder if one side removed all the text. */
function shown(blocks: Block[]): Block[] {
  return blocks.length > 0 ? blocks : [{ key: '', text: '(vazio)' }];
}

type VersionProps = { title: string; name: string; checked: boolean; onChoose: () => void; children: ReactNode };

function Version({ title, name, checked, onChoose, children }: VersionProps) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-lg border border-line p-3 has-checked:border-primary-deep has-checked:bg-lilac">
      <Tick type="radio" name={name} checked={checked} onChange={onChoose} className="mt-0.5" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium text-ink">{title}</span>
        {children}
      </span>
    </label>
  );
}
