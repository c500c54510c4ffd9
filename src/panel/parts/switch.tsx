import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  /** Whether it cannot be switched now. It keeps the focus, which `disabled` would lose. */
  busy?: boolean;
  name?: string;
  /** In a list the label is for screen readers only. */
  hideLabel?: boolean;
};

/** Switches a value at once. */
export function Switch(props: Props) {
  const { label, checked, onChange, hint, error, disabled, busy = false, name, hideLabel = false } = props;
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <span className="relative inline-flex shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          name={name}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-disabled={busy || undefined}
          onChange={(event) => !busy && onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
          className="peer h-6 w-10 cursor-pointer appearance-none rounded-full bg-edge transition-colors checked:bg-primary disabled:opacity-50 aria-disabled:opacity-50"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-white transition-transform peer-checked:translate-x-4"
        />
      </span>
      <span className="min-w-0">
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-ink'}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
        {error && (
          <span id={`${id}-error`} className="block text-sm font-medium text-danger">
            {error}
          </span>
        )}
      </span>
    </div>
  );
}
