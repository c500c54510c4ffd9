import { type ComponentProps, type ReactNode, useId } from 'react';
import { Tick } from './tick';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined };

/** A checkbox with its label beside it. */
export function CheckField({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start" style={{ gap: 'min(0.75rem, 4vw)' }}>
        <Tick
          type="checkbox"
          id={id}
          // Without a value, a required box would count as wrong before anybody touched it.
          aria-invalid={error !== undefined}
          aria-required={input.required}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5"
          {...input}
        />
        <label htmlFor={id} className="min-h-6 min-w-0">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
