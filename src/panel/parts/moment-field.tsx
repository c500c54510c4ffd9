import { type ComponentProps, useState } from 'react';
import { isExact, toLocalTime } from '../../shared/typed/clock';
import { Field } from '../../ui/field';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'value' | 'onChange'> & {
  /** Value in the format that `heldInstant` reads. */
  value: string;
  onChange: (held: string) => void;
};

/** Edits a date and time in São Paulo. A stored instant keeps its seconds until another minute is chosen. */
export function MomentField({ value, onChange, ...field }: Props) {
  const [exact, setExact] = useState('');
  if (isExact(value) && value !== exact) setExact(value);
  return (
    <Field
      type="datetime-local"
      value={shown(value)}
      onChange={({ target }) => onChange(exact && target.value === shown(exact) ? exact : target.value)}
      {...field}
    />
  );
}

const shown = (held: string) => (isExact(held) ? toLocalTime(held) : held);
