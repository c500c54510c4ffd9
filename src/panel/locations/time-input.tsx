type TimeProps = {
  label: string;
  value: string;
  invalid: boolean;
  /** Id of the element with the problem. */
  describedBy?: string | undefined;
  onChange: (time: string) => void;
};

/** Edits a time of day. */
export function Time({ label, value, invalid, describedBy, onChange }: TimeProps) {
  return (
    <input
      type="time"
      aria-label={label}
      value={value}
      aria-invalid={invalid && !value ? true : undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
      className="control my-0 w-32 min-w-0 px-2 max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
    />
  );
}

/** Returns a note on the pair of times: open all day, or closing on the next day. */
export function noteOn(opens: string, closes: string): string {
  if (!opens || !closes || closes > opens) return '';
  return closes === opens ? 'Aberto 24 horas.' : 'Fecha no dia seguinte.';
}
