import type { Editor } from '@tiptap/react';
import { ChevronDown, Table } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Action, insertTable } from './actions';
import { TABLE_ACTIONS } from './table-actions';
import { ToolbarButton } from './toolbar-button';

/** Distance of the menu from the sides of the toolbar, in px. */
const MARGIN = 4;

type Menu = ReturnType<typeof useTableMenu>;

/** Holds whether the actions on the table at the caret are shown. A press elsewhere hides them. */
export function useTableMenu(inTable: boolean) {
  const [isAsked, setAsked] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const isOpen = isAsked && inTable;

  useEffect(() => {
    if (!inTable) setAsked(false);
  }, [inTable]);

  useEffect(() => {
    if (!isOpen) return;
    const over = new AbortController();
    const closeElsewhere = ({ target }: Event) => !(target as Element).closest('[data-table-tools]') && setAsked(false);
    document.addEventListener('pointerdown', closeElsewhere, { signal: over.signal });
    return () => over.abort();
  }, [isOpen]);

  return { anchor, inTable, isOpen, toggle: () => setAsked(!isOpen), close: () => setAsked(false) };
}

type Props = { editor: Editor; menu: Menu };

/** Inserts a table. Inside a table, opens its menu. */
export function TableButton({ editor, menu: { anchor, inTable, isOpen, toggle } }: Props) {
  return (
    <div ref={anchor} data-table-tools="" className="relative shrink-0">
      <ToolbarButton
        label="Tabela"
        icon={Table}
        active={inTable || undefined}
        expanded={inTable ? isOpen : undefined}
        onPress={() => (inTable ? toggle() : insertTable(editor.chain().focus()).run())}
      />
      {inTable && (
        <ChevronDown
          aria-hidden
          size={11}
          className="pointer-events-none absolute right-0 bottom-0 text-primary-deep"
        />
      )}
    </div>
  );
}

/**
 * Lists named actions above the text, which does not move, below their button. It is outside of the scrolling row, whose
 * fade would cover it.
 */
export function TableMenu({ editor, menu: { anchor, isOpen } }: Props) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      if (!list.current || !anchor.current) return;
      const bar = list.current.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const wanted = anchor.current.getBoundingClientRect().left - bar.left;
      const last = bar.width - list.current.offsetWidth - MARGIN;
      list.current.style.left = `${Math.max(MARGIN, Math.min(wanted, last))}px`;
    };
    place();
    // The toolbar wraps elsewhere then.
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [isOpen, anchor]);

  /** Keeps the focus in the menu for further actions, unless the table is gone. */
  function perform(action: Action) {
    action.run(editor.chain()).run();
    if (!editor.isActive('table')) editor.commands.focus();
  }

  if (!isOpen) return null;
  return (
    <div
      ref={list}
      data-table-tools=""
      role="group"
      aria-label="Linhas e colunas da tabela"
      className="panel-card absolute top-full z-20 mt-1 grid w-60 p-1.5 shadow-lift"
    >
      {TABLE_ACTIONS.map((action) => {
        const { label, icon: Icon } = action;
        return (
          <button
            key={label}
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => perform(action)}
            className="flex min-h-9 items-center gap-3 rounded-lg px-2.5 text-left text-sm text-ink hover:bg-sunken pointer-coarse:min-h-10"
          >
            <Icon aria-hidden size={16} className="shrink-0 text-muted" />
            {label}
          </button>
        );
      })}
    </div>
  );
}
