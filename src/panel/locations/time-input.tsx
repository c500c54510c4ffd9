type TimeProps = {
  label: string;
  value: string;
  invalid: boolean;
  /** The id of what tells why. */
  describedBy?: string | undefined;
  onChange: (time: string) => void;
};

/** A time of day, in a row of its own kind. */
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

/** What two times say together that neither says alone. */
export function noteOn(opens: string, closes: string): string {
  if (!opens || !closes || closes > opens) return '';
  return closes === opens ? 'Aberto 24 horas.' : 'Fecha no dia seguinte.';
}
