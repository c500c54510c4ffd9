import { Plus } from 'lucide-react';
import { useId } from 'react';
import { locationInput, type OpeningHours, openingHours } from '../../shared/location';
import { describeHours } from '../../shared/opening-hours';
import { Button } from '../parts/button';
import { GroupProblem } from '../parts/group-problem';
import { useItems } from '../parts/use-items';
import { HoursLine } from './hours-line';

const WORKDAYS: OpeningHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' };
const MAX_LINES = 7;

type Props = { hours: OpeningHours[]; error: string | undefined; onChange: (hours: OpeningHours[]) => void };

/** Edits the opening hours, one line for each set of hours, and shows the text on the site. */
export function HoursField({ hours, error, onChange }: Props) {
  const id = useId();
  const { list, adding, add, change, remove } = useItems(hours, onChange);
  const problems = error ? problemsByLine(hours) : [];
  // Problems shown at a line are not repeated below the list.
  const groupError = problems.length === 0 ? error : undefined;
  const lines = describeHours(hours.filter((line) => openingHours.safeParse(line).success));
  return (
    <fieldset
      aria-describedby={groupError ? `${id}-error` : undefined}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
    >
      <legend className="mb-1 font-medium text-ink">Horários por dia</legend>
      <ul ref={list} data-rows className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {hours.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only key; rows hold no state.
          <li key={index}>
            <HoursLine
              number={index + 1}
              line={line}
              problem={problems[index]}
              onChange={(changed) => change(index, () => changed)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <GroupProblem id={`${id}-error`} text={groupError} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button ref={adding} disabled={hours.length >= MAX_LINES} onClick={() => add(nextLine(hours))}>
          <Plus aria-hidden size={16} />
          Adicionar horário
        </Button>
        {lines.length > 0 && (
          <p className="min-w-0 flex-1 text-sm text-muted max-sm:basis-full">
            No site:{' '}
            {lines.map((text) => (
              <span key={text} className="block sm:inline sm:not-last:after:content-['_·_']">
                {text}
              </span>
            ))}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** Returns the next line: office hours at first, then the last hours on the first free day. */
function nextLine(hours: OpeningHours[]): OpeningHours {
  const last = hours.at(-1);
  if (!last) return WORKDAYS;
  const free = [1, 2, 3, 4, 5, 6, 0].filter((day) => !hours.some(({ days }) => days.includes(day)));
  return { ...last, days: free.slice(0, 1) };
}

/** Returns the contract's problems, by line. */
function problemsByLine(hours: OpeningHours[]): string[] {
  const problems: string[] = [];
  for (const { path, message } of locationInput.shape.hours.safeParse(hours).error?.issues ?? []) {
    const [index] = path;
    if (typeof index === 'number') problems[index] ??= message;
  }
  return problems;
}
