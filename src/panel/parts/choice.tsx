import { Tick } from '../../ui/tick';

type Props = {
  /** Accessible name. */
  label: string;
  checked: boolean;
  /** Whether only a part of the rows is selected. */
  isPartial?: boolean;
  /** `withRange` is true while Shift is held. */
  onToggle: (withRange: boolean) => void;
  className?: string;
};

/** Selects a row, or all rows. The checkbox's target is larger than its visible box. */
export function Choice({ label, checked, isPartial = false, onToggle, className = '' }: Props) {
  return (
    <label
      className={`grid size-8.5 cursor-pointer place-items-center ${className}`}
      // Prevents Shift from selecting text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <Tick
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey === true)}
      />
    </label>
  );
}
