import type { ReactNode } from 'react';
import { Field } from '../../ui/field';

type Props = {
  label: string;
  name: string;
  /** `#rrggbb`, or incomplete input. */
  value: string;
  onChange: (value: string) => void;
  /** Accessible name of the colour picker. */
  palette: string;
  /** Colour in use while the value is empty or invalid. */
  fallback: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Edits a colour, typed or picked. */
export function ColorField({ value, onChange, palette, fallback, ...field }: Props) {
  return (
    <Field
      {...field}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={fallback}
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
    >
      <input
        type="color"
        aria-label={palette}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : fallback}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-y-0 right-1.5 my-auto h-7 w-10 cursor-pointer rounded-md border border-edge bg-surface p-0.5"
      />
    </Field>
  );
}
