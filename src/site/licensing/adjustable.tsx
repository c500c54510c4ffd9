import { useState } from 'react';
import { Field } from '../../ui/field';
import { type Entry, problemOf, read, written } from './entries';

type Props = { entry: Entry; value: number; onChange: (value: number) => void };

/** One amount, as a field and a slider. Typed text stays as typed during input, and after it if it is not valid. */
export function Adjustable({ entry, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isTyping, setTyping] = useState(false);
  const isWrong = !isTyping && typed !== null;
  const { name, label, hint, min, max, step } = entry;

  function onType(text: string) {
    setTyped(text);
    const amount = read(entry, text);
    if (amount !== null) onChange(amount);
  }

  function onLeave() {
    setTyping(false);
    if (typed !== null && read(entry, typed) !== null) setTyped(null);
  }

  return (
    <div className="licensing-entry">
      <Field
        id={`loja-${name}`}
        label={label}
        hint={hint}
        error={isWrong ? problemOf(entry, value) : ''}
        value={typed ?? written(entry, value)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        onFocus={() => setTyping(true)}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
      <input
        type="range"
        aria-label={`${label}, por controle deslizante`}
        aria-valuetext={written(entry, value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => {
          setTyped(null);
          onChange(target.valueAsNumber);
        }}
      />
    </div>
  );
}
