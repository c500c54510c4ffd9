import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Holiday } from '../../shared/holidays';
import { type HoursException, locationInput, MAX_EXCEPTIONS, type OpeningHours } from '../../shared/location';
import { same } from '../../shared/merge';
import { Button } from '../parts/button';
import { GroupProblem } from '../parts/group-problem';
import { HolidayRow } from './holiday-row';
import { describeExceptions } from './location-values';
import { SpecialDateLine } from './special-date-line';
import { coverOf, type DateProblems, holidaysFrom, isOfHoliday, isSoon } from './special-dates';

/** Number of holidays that are always shown. */
const NEXT = 3;

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
  const holidays = holidaysFrom(today);
  // Fixed when the screen opens: a year passes through past values while it is typed, and its line must stay. So must an
  // invalid, unfinished line.
  const [past] = useState(() => {
    const begun = problemsByIndex(exceptions);
    return exceptions.filter(({ to }, index) => to < today && !begun[index]);
  });
  const isPast = (exception: HoursException) => past.some((old) => same(old, exception));
  const holidayOf = (exception: HoursException) => holidays.find((holiday) => isOfHoliday(exception, holiday));
  const problems = error ? problemsByIndex(exceptions) : [];
  const others = exceptions.flatMap((exception, index) =>
    isPast(exception) || holidayOf(exception) ? [] : [{ exception, index }],
  );
  const passed = exceptions.filter(isPast);
  const indexOf = (holiday: Holiday) => exceptions.findIndex((exception) => isOfHoliday(exception, holiday));
  const open = holidays.map(indexOf).filter((index) => exceptions[index]?.hours.length);
  // Problems shown at a date are not repeated below the list.
  const tells = new Set([...open, ...others.map(({ index }) => index)]);
  const isUntold = problems.length === 0 || problems.some((_, index) => !tells.has(index));
  const untold = isUntold ? error : undefined;

  // Later holidays are folded, because they would push the rest out of sight. The split is fixed while the user chooses.
  const [near] = useState(
    () =>
      new Set(
        holidays
          .filter((each, place) => place < NEXT || isSoon(each, today) || indexOf(each) !== -1)
          .map(({ date }) => date),
      ),
  );
  const isNear = ({ date }: Holiday) => near.has(date);
  const far = holidays.filter((holiday) => !isNear(holiday));

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
      aria-describedby={untold ? `${id}-error` : `${id}-hint`}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <legend className="mb-1">
        <h2 className="text-lg">Datas especiais</h2>
      </legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        Nestas datas vale outro horário. Nos feriados que ficam “como sempre”, o site pede para confirmar o horário.
      </p>
      <ul aria-label="Próximos feriados">{holidays.filter(isNear).map(row)}</ul>
      {far.length > 0 && (
        <details className="text-sm">
          <summary className="py-1 font-medium text-ink">
            {far.length === 1 ? 'Mais 1 feriado até daqui a um ano' : `Mais ${far.length} feriados até daqui a um ano`}
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
      <GroupProblem id={`${id}-error`} text={untold} />
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
      {passed.length > 0 && (
        <details className="text-sm">
          <summary className="py-1 font-medium text-ink">
            {passed.length === 1 ? '1 data que já passou' : `${passed.length} datas que já passaram`}
          </summary>
          <ul className="my-2 grid gap-1 text-muted">
            {describeExceptions(passed).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Button
            look="ghost-danger"
            onClick={() => {
              onChange(exceptions.filter((each) => !isPast(each)));
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

/** Returns the contract's problems of each exception, by field. */
function problemsByIndex(exceptions: HoursException[]): DateProblems[] {
  const problems: DateProblems[] = [];
  for (const { path, message } of locationInput.shape.exceptions.safeParse(exceptions).error?.issues ?? []) {
    const [index, field] = path as [number?, (keyof HoursException)?];
    if (index !== undefined && field) problems[index] = { [field]: message, ...problems[index] };
  }
  return problems;
}
