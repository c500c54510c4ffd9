import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { OpeningHours } from '../../shared/location';
import { DAYS, READING_ORDER } from '../../shared/opening-hours';
import { IconButton } from '../parts/button';
import { GroupProblem } from '../parts/group-problem';
import { noteOn, Time } from './time-input';

type Props = {
  /** Number from 1, which identifies the line. */
  number: number;
  line: OpeningHours;
  /** Reason why the line is refused. */
  problem: string | undefined;
  onChange: (line: OpeningHours) => void;
  onRemove: () => void;
};

/** Edits the days that share the same hours. */
export function HoursLine({ number, line, problem, onChange, onRemove }: Props) {
  const id = useId();
  const { days, opens, closes } = line;
  const wiring = { invalid: Boolean(problem), describedBy: problem && id };
  function toggle(day: number) {
    const kept = days.includes(day) ? days.filter((other) => other !== day) : [...days, day];
    onChange({ ...line, days: kept.sort() });
  }
  return (
    <div
      role="group"
      aria-label={`Horário ${number}`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken p-3"
    >
      <div className="flex flex-wrap gap-1">
        {READING_ORDER.map((day, index) => (
          <button
            key={day}
            type="button"
            data-first={index === 0 ? '' : undefined}
            aria-label={DAYS[day]}
            title={DAYS[day]}
            aria-pressed={days.includes(day)}
            aria-invalid={problem && days.length === 0 ? true : undefined}
            aria-describedby={problem && id}
            onClick={() => toggle(day)}
            className="chip w-9 justify-center px-0 capitalize"
          >
            {DAYS[day]?.charAt(0)}
          </button>
        ))}
      </div>
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-2">
        <Time label="Abre às" value={opens} {...wiring} onChange={(time) => onChange({ ...line, opens: time })} />
        <span aria-hidden>às</span>
        <Time label="Fecha às" value={closes} {...wiring} onChange={(time) => onChange({ ...line, closes: time })} />
        <IconButton label={`Remover horário ${number}`} onClick={onRemove} className="ml-auto">
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </div>
      <p className="w-full text-sm text-muted empty:hidden">{noteOn(opens, closes)}</p>
      <GroupProblem id={id} text={problem} />
    </div>
  );
}
