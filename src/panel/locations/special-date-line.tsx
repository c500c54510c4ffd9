import { Trash2 } from 'lucide-react';
import type { HoursException, OpeningHours } from '../../shared/location';
import { Field } from '../../ui/field';
import { IconButton } from '../parts/button';
import { HourChoice } from './hour-choice';
import { RangeFields } from './range-fields';
import { begunOn, type DateProblems, hoursToChange } from './special-dates';

const CHOICES = { closed: 'Fechado', other: 'Outro horário' };

type Props = {
  /** Number from 1, which identifies the line. */
  number: number;
  exception: HoursException;
  hours: OpeningHours[];
  problems: DateProblems;
  onChange: (exception: HoursException) => void;
  onRemove: () => void;
};

/** Edits an exception of the location's own: a date, or several days in a row. */
export function SpecialDateLine({ number, exception, hours, problems, onChange, onRemove }: Props) {
  const { from, to, hours: ranges, note } = exception;

  return (
    <div data-line role="group" aria-label={`Data especial ${number}`} className="grid gap-3 rounded-lg bg-sunken p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[minmax(0,10rem)_minmax(0,10rem)_minmax(0,1fr)_auto]">
        <Field
          label="De"
          type="date"
          value={from}
          onChange={(event) => onChange(begunOn(exception, event.target.value))}
          error={problems.from}
        />
        <Field
          label="Até"
          type="date"
          value={to}
          min={from}
          onChange={(event) => onChange({ ...exception, to: event.target.value })}
          error={problems.to}
        />
        <div className="max-sm:col-span-2">
          <Field
            label="Observação"
            value={note ?? ''}
            maxLength={60}
            placeholder="Inventário"
            onChange={(event) => onChange({ ...exception, note: event.target.value || null })}
            error={problems.note}
          />
        </div>
        <IconButton
          label={`Remover data especial ${number}`}
          onClick={onRemove}
          className="mt-7 max-sm:col-start-2 max-sm:row-start-1"
        >
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </div>
      <HourChoice
        label={`Nesta data (${number})`}
        choices={CHOICES}
        chosen={ranges.length > 0 ? 'other' : 'closed'}
        onChoose={(choice) => onChange({ ...exception, hours: choice === 'other' ? hoursToChange(hours, from) : [] })}
      />
      {ranges.length > 0 && (
        <RangeFields
          ranges={ranges}
          error={problems.hours}
          onChange={(changed) => onChange({ ...exception, hours: changed })}
        />
      )}
    </div>
  );
}
