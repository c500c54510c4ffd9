import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Holiday } from '../../shared/holidays';
import { type HoursException, MAX_EXCEPTIONS, type OpeningHours } from '../../shared/location';
import { Button } from '../parts/button';
import { GroupProblem } from '../parts/group-problem';
import { HolidayRow } from './holiday-row';
import { describeExceptions } from './location-values';
import { SpecialDateLine } from './special-date-line';
import { coverOf } from './special-dates';
import { problemsByIndex, useDateGroups } from './use-date-groups';

type Props = {
  exceptions: HoursException[];
  /** The weekly hours. */
  hours: OpeningHours[];
  error: string | undefined;
  today: string;
  onChange: (exceptions: HoursException[]) => void;
};

/** Edits the dates with other hours: coming holidays by one choice each, then other dates, then past ones. */
export function SpecialDatesField({ exceptions, hours, error, today, onChange }: Props) {
  const id = useId();
  const { field, moveTo } = useNextFocus(exceptions);
  const { near, far, indexOf, others, past } = useDateGroups(exceptions, today);
  const problems = error ? problemsByIndex(exceptions) : [];
  // Problems shown at a date are not repeated below the list.
  const open = [...near, ...far].map(indexOf).filter((index) => exceptions[index]?.hours.length);
  const shown = new Set([...open, ...others.map(({ index }) => index)]);
  const isElsewhere = problems.length === 0 || problems.some((_, index) => !shown.has(index));
  const general = isElsewhere ? error : undefined;

  function put(index: number, exception: HoursException | undefined) {
    if (index === -1) onChange(exception ? [...exceptions, exception] : exceptions);
    else onChange(exception ? exceptions.with(index, exception) : exceptions.toSpliced(index, 1));
  }

  function row(holiday: Holiday) {
    const index = indexOf(holiday);
    return (
      <HolidayRow
        key={holiday.date}
        holiday={holiday}
        hours={hours}
        exception={exceptions[index]}
        cover={coverOf(exceptions, holiday)}
        problem={Object.values(problems[index] ?? {})[0]}
        onChange={(exception) => put(index, exception)}
      />
    );
  }

  return (
    <fieldset
      ref={field}
      aria-describedby={general ? `${id}-error` : `${id}-hint`}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <legend className="mb-1">
        <h2 className="text-lg">Datas especiais</h2>
      </legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        Nestas datas vale outro horário. Nos feriados que ficam “como sempre”, o site pede para confirmar o horário.
      </p>
      <ul aria-label="Próximos feriados">{near.map(row)}</ul>
      {far.length > 0 && (
        <details className="text-sm">
          <summary className="py-1 font-medium text-ink">
            {far.length === 1
              ? 'Mais 1 feriado nos próximos 12 meses'
              : `Mais ${far.length} feriados nos próximos 12 meses`}
          </summary>
          <ul aria-label="Feriados depois destes" className="mt-2">
            {far.map(row)}
          </ul>
        </details>
      )}
      {others.map(({ exception, index }, place) => (
        <SpecialDateLine
          key={index}
          number={place + 1}
          exception={exception}
          hours={hours}
          problems={problems[index] ?? {}}
          onChange={(changed) => put(index, changed)}
          onRemove={() => {
            put(index, undefined);
            moveTo('[data-add]');
          }}
        />
      ))}
      <GroupProblem id={`${id}-error`} text={general} />
      <div>
        <Button
          data-add
          disabled={exceptions.length >= MAX_EXCEPTIONS}
          onClick={() => {
            put(-1, { from: '', to: '', hours: [], note: null });
            moveTo('[data-line]:not(:has(~ [data-line])) input');
          }}
        >
          <Plus aria-hidden size={16} />
          Outra data
        </Button>
      </div>
      {past.length > 0 && (
        <details className="text-sm">
          <summary className="py-1 font-medium text-ink">
            {past.length === 1 ? '1 data que já passou' : `${past.length} datas que já passaram`}
          </summary>
          <ul className="my-2 grid gap-1 text-muted">
            {describeExceptions(past).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Button
            look="ghost-danger"
            onClick={() => {
              onChange(exceptions.filter((each) => !past.includes(each)));
              moveTo('[data-add]');
            }}
          >
            Limpar datas passadas
          </Button>
        </details>
      )}
    </fieldset>
  );
}

/** Moves the focus to an added element, or to the add button after a removal. */
function useNextFocus(changed: unknown) {
  const field = useRef<HTMLFieldSetElement>(null);
  const next = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row exists only after the list has changed.
  useEffect(() => {
    if (next.current) field.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = '';
  }, [changed]);
  return {
    field,
    moveTo: (selector: string) => {
      next.current = selector;
    },
  };
}
