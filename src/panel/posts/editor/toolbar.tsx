import { type Editor, useEditorState } from '@tiptap/react';
import { Image, Link, SquarePlay, Table } from 'lucide-react';
import { panelNouns } from '../../nouns';
import { ACTIONS, type Action, insertTable } from './actions';
import type { Asking } from './insertions';
import { TABLE_ACTIONS } from './table-actions';
import { ToolbarButton } from './toolbar-button';
import { useRovingFocus } from './use-roving-focus';

const BUTTONS = ACTIONS.flat();

type Props = { editor: Editor; controls: string; onAsk: (asking: Asking) => void };

/** One stop for the Tab key; the arrows go from button to button, Esc back to the text. */
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

  function perform(action: Action) {
    action.run(editor.chain().focus()).run();
  }

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
      className="flex gap-x-2 gap-y-1 p-1 max-sm:overflow-x-auto sm:flex-wrap"
    >
      {ACTIONS.map((group) => (
        <div key={group[0]?.label} className="flex shrink-0">
          {group.map((action) => {
            const index = BUTTONS.indexOf(action);
            return (
              <ToolbarButton
                key={action.label}
                label={action.label}
                icon={action.icon}
                active={state.active[index]}
                enabled={state.enabled[index]}
                onPress={() => perform(action)}
              />
            );
          })}
        </div>
      ))}
      <div className="flex shrink-0">
        <ToolbarButton label="Link" icon={Link} active={state.inLink} onPress={() => onAsk('link')} />
        <ToolbarButton label="Imagem" icon={Image} active={state.inPicture} onPress={() => onAsk('picture')} />
        <ToolbarButton
          label="Produto"
          icon={panelNouns.products.icon}
          active={state.inProduct}
          onPress={() => onAsk('product')}
        />
        <ToolbarButton label="Vídeo" icon={SquarePlay} active={state.inVideo} onPress={() => onAsk('video')} />
        <ToolbarButton
          label="Tabela"
          icon={Table}
          active={state.inTable}
          enabled={!state.inTable}
          onPress={() => insertTable(editor.chain().focus()).run()}
        />
      </div>
      {state.inTable && (
        <div className="flex border-line max-sm:shrink-0 sm:flex-wrap sm:border-l sm:pl-2">
          {TABLE_ACTIONS.map((action) => (
            <ToolbarButton key={action.label} label={action.label} icon={action.icon} onPress={() => perform(action)} />
          ))}
        </div>
      )}
    </div>
  );
}
