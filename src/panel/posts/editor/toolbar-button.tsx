import type { LucideIcon } from 'lucide-react';

type Props = {
  label: string;
  icon: LucideIcon;
  /** Undefined for actions that are no toggles. */
  active?: boolean | undefined;
  enabled?: boolean | undefined;
  /** Whether the popup is open, for buttons that have one. */
  expanded?: boolean | undefined;
  onPress: () => void;
};

/** Renders a toolbar button. It stays focusable while disabled, to keep the keyboard order. */
export function ToolbarButton({ label, icon: Icon, active, enabled = true, expanded, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={active}
      aria-disabled={!enabled}
      aria-expanded={expanded}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => enabled && onPress()}
      className="grid size-8 place-items-center rounded-md hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40 aria-pressed:bg-lilac aria-pressed:text-primary-deep pointer-coarse:size-10"
    >
      <Icon aria-hidden size={17} />
    </button>
  );
}
