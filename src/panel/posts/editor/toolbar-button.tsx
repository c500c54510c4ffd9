import type { LucideIcon } from 'lucide-react';

type Props = {
  label: string;
  icon: LucideIcon;
  /** Left out for what is done rather than switched. */
  active?: boolean | undefined;
  enabled?: boolean | undefined;
  /** Of what opens something beside it: whether that is open. */
  expanded?: boolean | undefined;
  onPress: () => void;
};

/** Keeps its place in the order of the keyboard when there is nothing for it to do. */
export function ToolbarButton({ label, icon: Icon, active, enabled = true, expanded, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={active}
      aria-disabled={!enabled}
      aria-expanded={expanded}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => enabled && onPress()}
      className="grid size-8 place-items-center rounded-md hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40 aria-pressed:bg-lilac aria-pressed:text-primary-deep pointer-coarse:size-10"
    >
      <Icon aria-hidden size={17} />
    </button>
  );
}
