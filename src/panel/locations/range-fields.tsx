import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { MAX_RANGES } from '../../shared/location';
import { Button, IconButton } from '../parts/button';
import { GroupProblem } from '../parts/group-problem';
import { useItems } from '../parts/use-items';
import type { Range } from './special-dates';
import { noteOn, Time } from './time-input';

type Props = { ranges: Range[]; error: string | undefined; onChange: (ranges: Range[]) => void };

/** Edits the hours of a day, with up to `MAX_RANGES` intervals. */
export function RangeFields({ ranges, error, onChange }: Props) {
  const errorId = useId();
  const { list, adding, add, change, remove } = useItems(ranges, onChange);
  const wiring = { invalid: Boolean(error), describedBy: error && errorId };
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <ul ref={list} data-rows className="grid min-w-0 grid-cols-[minmax(0,auto)] gap-2">
        {ranges.map(({ opens, closes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only key; ranges hold no state.
          <li key={index}>
            <div className="flex min-w-0 items-center gap-2">
              <Time
                label="Abre às"
                value={opens}
                {...wiring}
                onChange={(time) => change(index, (range) => ({ ...range, opens: time }))}
              />
              <span aria-hidden>às</span>
              <Time
                label="Fecha às"
                value={closes}
                {...wiring}
                onChange={(time) => change(index, (range) => ({ ...range, closes: time }))}
              />
              {ranges.length > 1 && (
                <IconButton label={`Remover intervalo ${index + 1}`} onClick={() => remove(index)}>
                  <Trash2 aria-hidden size={16} />
                </IconButton>
              )}
            </div>
            <p className="mt-1 text-sm text-muted empty:hidden">{noteOn(opens, closes)}</p>
          </li>
        ))}
      </ul>
      {ranges.length < MAX_RANGES && (
        <Button ref={adding} onClick={() => add({ opens: '', closes: '' })}>
          <Plus aria-hidden size={16} />
          Intervalo
        </Button>
      )}
      <GroupProblem id={errorId} text={error} />
    </div>
  );
}
