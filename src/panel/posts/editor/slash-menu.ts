import { Extension } from '@tiptap/core';
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion';
import { type Asking, type Insertion, insertionsFor } from './insertions';

/** The menu while it is open: what it offers, which of that Enter takes, and the element that stands at the line. */
export type SlashMenuState = {
  element: HTMLElement;
  insertions: Insertion[];
  current: Insertion;
  choose: (insertion: Insertion) => void;
};

type Options = {
  /** Within which the menu is placed. */
  container: string;
  onChange: (state: SlashMenuState | null) => void;
  onAsk: (asking: Asking) => void;
};

/** `/` at the beginning of a paragraph opens a menu of what may begin there; words behind it narrow that. */
export const SlashMenu = Extension.create<Options>({
  name: 'slashMenu',
  // Enter and the arrows are the menu's before they are the text's.
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
        // Within a list, a quote or a table most of it has no place.
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
  // Over the bar that saves.
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
      // Esc closes the menu alone, not the article behind it.
      if (event.key === 'Escape') event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Tab') return false;
      choose(current);
      return true;
    },
  };
}
