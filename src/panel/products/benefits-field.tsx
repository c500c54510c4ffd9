import { Plus } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { Button } from '../parts/button';
import { GroupProblem } from '../parts/group-problem';
import { ItemButtons, ItemGrip } from '../parts/item-buttons';
import { useItems } from '../parts/use-items';

const MAX = 12;

type Props = {
  value: string[];
  error: string | undefined;
  onChange: (benefits: string[]) => void;
  /** Returns whether the figures refute this benefit. The error then concerns it. */
  isRefuted: (benefit: string) => boolean;
};

/** Edits benefits, one a line. Enter adds the next. */
export function BenefitsField({ value, error, onChange, isRefuted }: Props) {
  const { list, adding, add, change, move, remove } = useItems(value, onChange);
  const errorId = useId();

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (index === value.length - 1 && value[index]?.trim() && value.length < MAX) add('');
  }

  return (
    <fieldset id="benefits" tabIndex={-1} className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium text-ink">Benefícios</legend>
      {value.length === 0 && (
        <p className="text-sm text-muted">Nenhum benefício ainda. A página do produto pede ao menos um.</p>
      )}
      <ul ref={list} data-rows className="grid gap-2 empty:hidden">
        {value.map((benefit, index) => {
          const name = `benefício ${index + 1}`;
          const isInvalid = error !== undefined && isRefuted(benefit);
          return (
            <li
              // On phones the buttons are below the field, to leave the whole width for the words.
              // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only key; the field holds no state.
              key={index}
              className="flex items-center rounded-lg bg-surface max-sm:flex-wrap max-sm:justify-end data-dragging:relative data-dragging:z-10 data-dragging:shadow-lift"
            >
              <ItemGrip index={index} onMove={move} />
              <input
                type="text"
                aria-label={`Benefício ${index + 1}`}
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? errorId : undefined}
                value={benefit}
                onChange={(event) => change(index, () => event.target.value)}
                onKeyDown={(event) => onKeyDown(event, index)}
                className="control my-0 ml-1 min-w-0 flex-1 max-sm:basis-[calc(100%-2rem)]"
              />
              <ItemButtons
                name={name}
                index={index}
                count={value.length}
                onMove={move}
                onRemove={() => remove(index)}
              />
            </li>
          );
        })}
      </ul>
      <GroupProblem id={errorId} text={error} />
      <span>
        <Button ref={adding} disabled={value.length >= MAX} onClick={() => add('')}>
          <Plus aria-hidden size={16} />
          Adicionar benefício
        </Button>
      </span>
    </fieldset>
  );
}
