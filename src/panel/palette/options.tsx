import { CornerDownLeft } from 'lucide-react';
import { useId } from 'react';
import type { Command } from './commands';
import { asksNewTab } from './new-tab';

/** `MouseEvent.button` of the wheel. */
const MIDDLE = 1;

type Props = {
  listId: string;
  options: Command[];
  current: Command | undefined;
  onChoose: (command: Command, inNewTab: boolean) => void;
};

/** Lists the options by group. Focus stays in the field, which refers to the current option. */
export function Options({ listId, options, current, onChoose }: Props) {
  const id = useId();
  const groups = [...Map.groupBy(options, ({ group }) => group)];
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Resultados"
      tabIndex={-1}
      hidden={options.length === 0}
      className="overflow-y-auto p-2"
    >
      {groups.map(([group, members], index) => (
        <div key={group} role="group" aria-labelledby={`${id}-${index}`} className="pb-1">
          <p id={`${id}-${index}`} className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted">
            {group}
          </p>
          {members.map((option) => (
            <Option
              key={option.id}
              id={`${listId}-${option.id}`}
              option={option}
              isCurrent={option === current}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { id: string; option: Command; isCurrent: boolean; onChoose: Props['onChoose'] };

function Option({ id, option, isCurrent, onChoose }: OptionProps) {
  const { title, hint, icon: Icon } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field.
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      onClick={(event) => onChoose(option, asksNewTab(event))}
      onAuxClick={({ button }) => button === MIDDLE && onChoose(option, true)}
      className="group flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2.5 text-ink hover:bg-sunken aria-selected:bg-lilac aria-selected:text-primary-deep"
    >
      <Icon aria-hidden size={16} className="shrink-0 text-muted group-aria-selected:text-primary-deep" />
      {/* On phones the hint is below the title, because there is no room for both in a line. */}
      <span className="min-w-0 max-sm:py-1 sm:flex sm:items-baseline sm:gap-3">
        <span className="max-sm:line-clamp-2 sm:max-w-90 sm:shrink-0 sm:truncate">{title}</span>
        {hint && <span className="block truncate text-sm text-muted">{hint}</span>}
      </span>
      <CornerDownLeft aria-hidden size={14} className="ml-auto hidden shrink-0 group-aria-selected:block" />
    </div>
  );
}
