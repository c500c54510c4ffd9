import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Insertion } from './insertions';
import type { SlashMenuState } from './slash-menu';

export const optionId = (listId: string, { title }: Insertion) => `${listId}-${title.replaceAll(' ', '-')}`;

/** Shows the options of the slash menu at its line. Focus stays in the text, which refers to the current option. */
export function SlashOptions({ listId, menu }: { listId: string; menu: SlashMenuState }) {
  const { element, insertions, current, choose } = menu;
  useEffect(() => {
    const option = document.getElementById(optionId(listId, current));
    const list = option?.parentElement;
    if (!option || !list) return;
    // Scrolls the list only: `scrollIntoView` would also scroll the text, before the menu is positioned.
    const hiddenBelow = option.offsetTop + option.offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(option.offsetTop, Math.max(list.scrollTop, hiddenBelow));
  }, [listId, current]);
  return createPortal(
    <div
      id={listId}
      role="listbox"
      aria-label="Inserir"
      tabIndex={-1}
      className="panel-card relative max-h-[40dvh] w-60 overflow-y-auto p-1.5 font-sans text-base shadow-lift"
    >
      {insertions.map((insertion) => {
        const { title, icon: Icon } = insertion;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text handles the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field.
          <div
            key={title}
            id={optionId(listId, insertion)}
            role="option"
            aria-selected={insertion === current}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(insertion)}
            className="flex min-h-9 cursor-pointer items-center gap-3 rounded-lg px-2.5 text-sm text-ink hover:bg-sunken aria-selected:bg-lilac aria-selected:text-primary-deep pointer-coarse:min-h-10"
          >
            <Icon aria-hidden size={16} className="shrink-0" />
            {title}
          </div>
        );
      })}
    </div>,
    element,
  );
}
