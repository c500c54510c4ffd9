import { type Editor, useEditorState } from '@tiptap/react';
import { Image, Link, SquarePlay, Table } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { panelNouns } from '../../nouns';
import { ACTIONS, type Action, insertTable } from './actions';
import type { Asking } from './insertions';
import { TABLE_ACTIONS } from './table-actions';
import { ToolbarButton } from './toolbar-button';
import { useRovingFocus } from './use-roving-focus';
import { useScrollEnds } from './use-scroll-ends';

const BUTTONS = ACTIONS.flat();

type Props = { editor: Editor; controls: string; onAsk: (asking: Asking) => void };

/**
 * One stop for the Tab key; the arrows go from button to button, Esc back to the text. In a table it begins with that one's
 * tools, which take the place of what a table does not hold: with all of them it would grow, and push the text away.
 */
export function Toolbar({ editor, controls, onAsk }: Props) {
  const roving = useRovingFocus();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: BUTTONS.map(({ isActive }) => isActive?.(now)),
      enabled: BUTTONS.map(({ isEnabled }) => isEnabled?.(now) ?? true),
      inLink: now.isActive('link'),
      inPicture: now.isActive('figure'),
      inProduct: now.isActive('productCard'),
      inVideo: now.isActive('video'),
      inTable: now.isActive('table'),
    }),
  });
  const { inTable, inLink, inPicture, inProduct, inVideo } = state;

  // On phones it is scrolled, and what comes first is out of sight.
  const bar = roving.ref;
  useScrollEnds(bar);
  useLayoutEffect(() => {
    if (bar.current && inTable) bar.current.scrollLeft = 0;
  }, [bar, inTable]);

  function perform(action: Action) {
    action.run(editor.chain().focus()).run();
  }

  /** What stands there all the same can be taken back. */
  const isOfUse = ({ outsideTables }: Action, index: number) => !inTable || !outsideTables || state.active[index];

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
        editor.commands.focus();
      }}
      className="fades-out flex gap-x-2 gap-y-1 p-1 max-sm:overflow-x-auto sm:flex-wrap"
    >
      {inTable && (
        <div className="flex shrink-0">
          {TABLE_ACTIONS.map((action) => (
            <ToolbarButton key={action.label} label={action.label} icon={action.icon} onPress={() => perform(action)} />
          ))}
        </div>
      )}
      {ACTIONS.map((group) => (
        <div key={group[0]?.label} className="flex shrink-0 empty:hidden">
          {group.map((action) => {
            const index = BUTTONS.indexOf(action);
            return (
              isOfUse(action, index) && (
                <ToolbarButton
                  key={action.label}
                  label={action.label}
                  icon={action.icon}
                  active={state.active[index]}
                  enabled={state.enabled[index]}
                  onPress={() => perform(action)}
                />
              )
            );
          })}
        </div>
      ))}
      <div className="flex shrink-0">
        <ToolbarButton label="Link" icon={Link} active={inLink} onPress={() => onAsk('link')} />
        {(!inTable || inPicture) && (
          <ToolbarButton label="Imagem" icon={Image} active={inPicture} onPress={() => onAsk('picture')} />
        )}
        {!inTable && (
          <>
            <ToolbarButton
              label="Produto"
              icon={panelNouns.products.icon}
              active={inProduct}
              onPress={() => onAsk('product')}
            />
            <ToolbarButton label="Vídeo" icon={SquarePlay} active={inVideo} onPress={() => onAsk('video')} />
            <ToolbarButton label="Tabela" icon={Table} onPress={() => insertTable(editor.chain().focus()).run()} />
          </>
        )}
      </div>
    </div>
  );
}
