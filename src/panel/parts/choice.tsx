import { Tick } from '../../ui/tick';

type Props = {
  /** What it chooses, for screen readers. */
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  isPartial?: boolean;
  /** `withRange` where Shift is held. */
  onToggle: (withRange: boolean) => void;
  className?: string;
};

/** Chooses a row, or all of them. What can be pressed is larger than what is seen. */
export function Choice({ label, checked, isPartial = false, onToggle, className = '' }: Props) {
  return (
    <label
      className={`grid size-8.5 cursor-pointer place-items-center ${className}`}
      // Or Shift would mark the words between.
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
