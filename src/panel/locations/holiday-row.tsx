import type { Holiday } from '../../shared/holidays';
import type { HoursException, OpeningHours } from '../../shared/location';
import { HourChoice } from './hour-choice';
import { RangeFields } from './range-fields';
import { dayInWords, hoursToChange, periodInWords } from './special-dates';

const CHOICES = { usual: 'Como sempre', closed: 'Fechado', other: 'Outro horário' };

type Props = {
  holiday: Holiday;
  hours: OpeningHours[];
  exception: HoursException | undefined;
  /** Another date of the list that covers this holiday. */
  cover: HoursException | undefined;
  problem: string | undefined;
  onChange: (exception: HoursException | undefined) => void;
};

/** Edits the hours of a coming holiday by a single choice. */
export function HolidayRow({ holiday: { date, name, optional }, hours, exception, cover, problem, onChange }: Props) {
  const day = dayInWords(date);
  const chosen = exception ? (exception.hours.length > 0 ? 'other' : 'closed') : 'usual';
  function choose(choice: keyof typeof CHOICES) {
    const own = choice === 'other' ? hoursToChange(hours, date) : [];
    onChange(choice === 'usual' ? undefined : { from: date, to: date, hours: own, note: name });
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5 first:border-t-0">
      <p className="min-w-0 flex-1 basis-56">
        <span className="block font-medium text-ink">{name}</span>
        <span className="block text-sm text-muted">
          {day}
          {optional && ', ponto facultativo'}
        </span>
      </p>
      {cover ? (
        <p className="text-sm text-muted">Já está em {periodInWords(cover)}, abaixo.</p>
      ) : (
        <HourChoice label={`${name}, ${day}`} choices={CHOICES} chosen={chosen} onChoose={choose} />
      )}
      {exception && exception.hours.length > 0 && (
        <div role="group" aria-label={`Horário de ${name}`} className="w-full rounded-lg bg-sunken p-3">
          <RangeFields
            ranges={exception.hours}
            error={problem}
            onChange={(changed) => onChange({ ...exception, hours: changed })}
          />
        </div>
      )}
    </li>
  );
}
