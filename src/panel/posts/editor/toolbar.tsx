import { type Editor, useEditorState } from '@tiptap/react';
import { Image, Link, SquarePlay } from 'lucide-react';
import { useRef } from 'react';
import { panelNouns } from '../../nouns';
import { ACTIONS, type Action } from './actions';
import type { Asking } from './insertions';
import { TableTools } from './table-tools';
import { ToolbarButton } from './toolbar-button';
import { useRovingFocus } from './use-roving-focus';
import { useScrollEnds } from './use-scroll-ends';

const BUTTONS = ACTIONS.flat();

type Props = { editor: Editor; controls: string; onAsk: (asking: Asking) => void };

/**
 * Renders the toolbar as a single tab stop: arrows move between the buttons, Esc returns to the text. Buttons never
 * disappear; those not allowed in a table are disabled there. The actions on a table are behind one button, which on phones
 * stays in place while the others scroll.
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
  const row = useRef<HTMLDivElement>(null);
  useScrollEnds(row);

  function perform(action: Action) {
    action.run(editor.chain().focus()).run();
  }

  /** Returns whether an action is allowed here. In a table, a disallowed one is enabled only to revert it. */
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
      className="relative flex items-start"
    >
      <div
        ref={row}
        className="fades-out flex min-w-0 gap-x-2 gap-y-1 p-1 max-sm:flex-1 max-sm:overflow-x-auto sm:flex-wrap"
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
                  enabled={state.enabled[index] && isOfUse(action, index)}
                  onPress={() => perform(action)}
                />
              );
            })}
          </div>
        ))}
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
      </div>
      <TableTools editor={editor} inTable={inTable} />
    </div>
  );
}
