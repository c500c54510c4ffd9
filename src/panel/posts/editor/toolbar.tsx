import { type Editor, useEditorState } from '@tiptap/react';
import { Image, Link, SquarePlay } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { panelNouns } from '../../nouns';
import { ACTIONS, type Action, OTHER_ACTIONS, USUAL_ACTIONS } from './actions';
import type { Asking } from './insertions';
import { ScrollButton } from './scroll-button';
import { TableButton, TableMenu, useTableMenu } from './table-tools';
import { ToolbarButton } from './toolbar-button';
import { useRovingFocus } from './use-roving-focus';
import { useScrollEnds } from './use-scroll-ends';

type Props = { editor: Editor; controls: string; onAsk: (asking: Asking) => void };

/**
 * Renders the toolbar as a single tab stop: arrows move between the buttons, Esc returns to the text. Buttons never
 * disappear; those not allowed in a table are disabled there. In small windows they are one row that scrolls, from the most
 * used ones on.
 */
export function Toolbar({ editor, controls, onAsk }: Props) {
  const roving = useRovingFocus();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: ACTIONS.map(({ isActive }) => isActive?.(now)),
      enabled: ACTIONS.map(({ isEnabled }) => isEnabled?.(now) ?? true),
      inLink: now.isActive('link'),
      inPicture: now.isActive('figure'),
      inProduct: now.isActive('productCard'),
      inVideo: now.isActive('video'),
      inTable: now.isActive('table'),
    }),
  });
  const { inTable, inLink, inPicture, inProduct, inVideo } = state;
  const row = useRef<HTMLDivElement>(null);
  useScrollEnds(row);
  const table = useTableMenu(inTable);

  // Where the row scrolls, shows its last button while that has the actions on the table at the caret.
  useEffect(() => {
    row.current?.scrollTo({ left: inTable ? row.current.scrollWidth : 0 });
  }, [inTable]);

  function perform(action: Action) {
    action.run(editor.chain().focus()).run();
  }

  /** Returns whether an action is allowed here. In a table, a disallowed one is enabled only to revert it. */
  const isOfUse = ({ outsideTables }: Action, index: number) => !inTable || !outsideTables || state.active[index];

  const groupsOf = (groups: Action[][]) =>
    groups.map((group) => (
      <div key={group[0]?.label} className="flex shrink-0">
        {group.map((action) => {
          const index = ACTIONS.indexOf(action);
          return (
            <ToolbarButton
              key={action.label}
              label={action.label}
              icon={action.icon}
              active={state.active[index]}
              enabled={state.enabled[index] && isOfUse(action, index)}
              onPress={() => perform(action)}
            />
          );
        })}
      </div>
    ));

  return (
    <div
      {...roving}
      role="toolbar"
      aria-label="Formatação"
      aria-controls={controls}
      onKeyDown={(event) => {
        roving.onKeyDown(event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        table.close();
        editor.commands.focus();
      }}
      className="relative flex items-start"
    >
      <div
        ref={row}
        className="fades-out peer flex min-w-0 flex-1 flex-wrap gap-x-2 gap-y-1 p-1 motion-safe:scroll-smooth max-sm:flex-nowrap max-sm:overflow-x-auto short:flex-nowrap short:overflow-x-auto"
      >
        {groupsOf(USUAL_ACTIONS)}
        <div className="flex shrink-0">
          <ToolbarButton label="Link" icon={Link} active={inLink} onPress={() => onAsk('link')} />
          <ToolbarButton
            label="Imagem"
            icon={Image}
            active={inPicture}
            enabled={!inTable || inPicture}
            onPress={() => onAsk('picture')}
          />
          <ToolbarButton
            label="Produto"
            icon={panelNouns.products.icon}
            active={inProduct}
            enabled={!inTable}
            onPress={() => onAsk('product')}
          />
          <ToolbarButton
            label="Vídeo"
            icon={SquarePlay}
            active={inVideo}
            enabled={!inTable}
            onPress={() => onAsk('video')}
          />
        </div>
        {groupsOf(OTHER_ACTIONS)}
        <TableButton editor={editor} menu={table} />
      </div>
      <ScrollButton row={row} />
      <TableMenu editor={editor} menu={table} />
    </div>
  );
}
