import { Extension } from '@tiptap/core';
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion';
import { type Asking, type Insertion, insertionsFor } from './insertions';

/** State of the open menu: its options, the current one, and the element at the line. */
export type SlashMenuState = {
  element: HTMLElement;
  insertions: Insertion[];
  current: Insertion;
  choose: (insertion: Insertion) => void;
};

type Options = {
  /** Selector of the element that contains the menu. */
  container: string;
  onChange: (state: SlashMenuState | null) => void;
  onAsk: (asking: Asking) => void;
};

/** Opens a menu of insertions at `/` at the beginning of a paragraph. Words after it filter the menu. */
export const SlashMenu = Extension.create<Options>({
  name: 'slashMenu',
  // The menu must receive Enter and the arrows before the text.
  priority: 1000,

  addProseMirrorPlugins() {
    const { container, onAsk } = this.options;
    return [
      Suggestion<Insertion, Insertion>({
        editor: this.editor,
        char: '/',
        startOfLine: true,
        container,
        items: ({ query }) => insertionsFor(query),
        allowSpaces: true,
        // Most insertions are not allowed in lists, quotes and tables.
        allow: ({ state, range }) => {
          const $from = state.doc.resolve(range.from);
          return $from.depth === 1 && $from.parent.type.name === 'paragraph';
        },
        command: ({ editor, range, props: { does } }) => {
          const chain = editor.chain().focus().deleteRange(range);
          ('run' in does ? does.run(chain) : chain).run();
          if ('ask' in does) onAsk(does.ask);
        },
        render: () => menuAt(this.options),
      }),
    ];
  },
});

function menuAt({ onChange }: Options) {
  const element = document.createElement('div');
  // Above the form's bar.
  element.className = 'z-30';
  let leave = () => {};
  let insertions: Insertion[] = [];
  let at = 0;
  let choose = (_: Insertion) => {};

  function tell() {
    const current = insertions[at];
    onChange(current ? { element, insertions, current, choose } : null);
  }
  function take(props: SuggestionProps<Insertion, Insertion>) {
    insertions = props.items;
    choose = props.command;
    at = 0;
    tell();
  }

  return {
    onStart(props: SuggestionProps<Insertion, Insertion>) {
      leave = props.mount(element);
      take(props);
    },
    onUpdate: take,
    onExit() {
      leave();
      onChange(null);
    },
    onKeyDown({ event }: { event: KeyboardEvent }): boolean {
      const current = insertions[at];
      if (!current || event.isComposing) return false;
      const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
      const next = moves[event.key];
      if (next !== undefined) {
        at = (next + insertions.length) % insertions.length;
        tell();
        return true;
      }
      // Esc closes only the menu, not the dialog of the article.
      if (event.key === 'Escape') event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Tab') return false;
      choose(current);
      return true;
    },
  };
}
