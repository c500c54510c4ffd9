import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BRAND_ZONE } from '../../shared/brand-zone';
import type { HoursException, LocationItem } from '../../shared/location';
import { Field, SelectField } from '../../ui/field';
import type { Asking } from '../acts/act-bar';
import { Question } from '../acts/question';
import { recordsText } from '../acts/words';
import { goToProblem } from '../parts/way-to';
import { HourChoice } from './hour-choice';
import { RangeFields } from './range-fields';
import { begunOn, type DateProblems, dayInWords, holidaysFrom, SHORTER_DAY, todayIn } from './special-dates';
import { problemsByIndex } from './use-date-groups';

const CHOICES = { closed: 'Fechado', other: 'Outro horário', usual: 'Como sempre' };
const ANOTHER: HoursException = { from: '', to: '', hours: [], note: null };

/** Asks for a date, or several days in a row, and for the hours of the selected locations then. */
export const DatesQuestion: Asking<LocationItem> = ({ rows, onGo, ...question }) => {
  const [holidays] = useState(() => holidaysFrom(todayIn(BRAND_ZONE)));
  const [holiday, setHoliday] = useState(holidays[0]?.date ?? '');
  const [exception, setException] = useState(() => dateOfHoliday(holiday));
  const [choice, setChoice] = useState<keyof typeof CHOICES>('closed');
  const [isTold, setTold] = useState(false);
  const change = (changes: Partial<HoursException>) => setException({ ...exception, ...changes });
  const problems: DateProblems = (isTold && problemsByIndex([exception])[0]) || {};

  function dateOfHoliday(date: string): HoursException {
    const found = holidays.find((each) => each.date === date);
    return found ? { from: date, to: date, hours: [], note: found.name } : ANOTHER;
  }

  function chooseHoliday(date: string) {
    setHoliday(date);
    setException({ ...dateOfHoliday(date), hours: exception.hours });
  }

  function choose(chosen: keyof typeof CHOICES) {
    setChoice(chosen);
    change({ hours: chosen === 'other' ? [SHORTER_DAY] : [] });
  }

  function go(form: HTMLFormElement) {
    // The messages must be in the DOM before focus moves.
    flushSync(() => setTold(true));
    if (problemsByIndex([exception])[0]) goToProblem(form);
    else onGo({ exception, usual: choice === 'usual' });
  }

  return (
    <Question
      title={`Data especial de ${recordsText('locations', rows.length)}`}
      confirm="Mudar horário"
      {...question}
      onGo={go}
    >
      <SelectField
        label="Data"
        value={holiday}
        data-autofocus=""
        onChange={({ target }) => chooseHoliday(target.value)}
      >
        {holidays.map(({ date, name }) => (
          <option key={date} value={date}>
            {`${name}: ${dayInWords(date)}`}
          </option>
        ))}
        <option value="">Outra data</option>
      </SelectField>
      {holiday === '' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            label="De"
            type="date"
            value={exception.from}
            onChange={({ target }) => setException(begunOn(exception, target.value))}
            error={problems.from}
          />
          <Field
            label="Até"
            type="date"
            value={exception.to}
            min={exception.from}
            onChange={({ target }) => change({ to: target.value })}
            error={problems.to}
          />
          <div className="sm:col-span-2">
            <Field
              label="Observação"
              value={exception.note ?? ''}
              maxLength={60}
              placeholder="Inventário"
              onChange={({ target }) => change({ note: target.value || null })}
              error={problems.note}
            />
          </div>
        </div>
      )}
      <HourChoice label="Nesta data" choices={CHOICES} chosen={choice} onChoose={choose} />
      {choice === 'other' && (
        <RangeFields ranges={exception.hours} error={problems.hours} onChange={(hours) => change({ hours })} />
      )}
      <p className="text-sm text-muted">
        {choice === 'usual'
          ? 'O que já estava marcado para esta data sai, e vale o horário da semana.'
          : 'Troca o que já estava marcado para esta data.'}
      </p>
    </Question>
  );
};
