import type { Editor } from '@tiptap/react';
import { ChevronDown, Table } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Action, insertTable } from './actions';
import { TABLE_ACTIONS } from './table-actions';
import { ToolbarButton } from './toolbar-button';

/** Inserts a table. Inside a table, opens a menu of named actions above the text, which does not move. */
export function TableTools({ editor, inTable }: { editor: Editor; inTable: boolean }) {
  const group = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked && inTable;

  useEffect(() => {
    if (!inTable) setAsked(false);
  }, [inTable]);

  useEffect(() => {
    if (!isOpen) return;
    const over = new AbortController();
    const closeElsewhere = ({ target }: Event) => !group.current?.contains(target as Node) && setAsked(false);
    document.addEventListener('pointerdown', closeElsewhere, { signal: over.signal });
    return () => over.abort();
  }, [isOpen]);

  function press() {
    if (inTable) setAsked(!isOpen);
    else insertTable(editor.chain().focus()).run();
  }

  /** Keeps the focus in the menu for further actions, unless the table is gone. */
  function perform(action: Action) {
    action.run(editor.chain()).run();
    if (!editor.isActive('table')) editor.commands.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the key that returns to the text.
    <div
      ref={group}
      onKeyDown={({ key }) => key === 'Escape' && setAsked(false)}
      className="shrink-0 border-line p-1 max-sm:border-l sm:-ml-2"
    >
      <span className="relative block">
        <ToolbarButton
          label="Tabela"
          icon={Table}
          active={inTable || undefined}
          expanded={inTable ? isOpen : undefined}
          onPress={press}
        />
        {inTable && (
          <ChevronDown
            aria-hidden
            size={11}
            className="pointer-events-none absolute right-0 bottom-0 text-primary-deep"
          />
        )}
      </span>
      {isOpen && (
        <div
          role="group"
          aria-label="Linhas e colunas da tabela"
          className="panel-card absolute top-full right-0 z-20 mt-1 mr-1 grid w-60 p-1.5 shadow-lift"
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
      )}
    </div>
  );
}
