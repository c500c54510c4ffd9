import { type ChainedCommands, type Editor, Node } from '@tiptap/core';
import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state';
import { chooseBlock, goOnBelow, isChosen, typedBelow } from './chosen';

/** A block that stands for what the site fills in. It is chosen as a whole, and whoever types goes on below it. */
export const Card = Node.create({
  group: 'block',
  atom: true,
  draggable: true,

  // A text that begins with a card would open with it chosen, as if somebody had.
  onCreate() {
    const { state, view } = this.editor;
    if (!(state.selection instanceof NodeSelection)) return;
    const text = Selection.findFrom(state.doc.resolve(0), 1, true);
    if (text) view.dispatch(state.tr.setSelection(text));
  },

  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => isChosen(editor, this.name) && editor.commands.command(({ tr }) => goOnBelow(tr, true)),
    };
  },

  addProseMirrorPlugins() {
    const { name } = this;
    return [
      typedBelow(name),
      new Plugin({
        props: {
          // As a single one does.
          handleDoubleClickOn(view, _pos, node, at) {
            if (node.type.name !== name) return false;
            chooseBlock(view, at);
            return true;
          },
        },
      }),
    ];
  },
});

const isEmpty = (line: string): boolean => line === '';

/**
 * Inserts a card of its own, never within a list, a quote or a table, or changes the one that is chosen. It takes the place
 * of the line that it was asked for on, where that is spent by it.
 */
export function insertCard(editor: Editor, name: string, attrs: object, isSpent = isEmpty): ChainedCommands {
  const chain = editor.chain().focus();
  if (isChosen(editor, name)) return chain.updateAttributes(name, attrs);
  return chain.command(({ tr, state: { schema } }) => {
    const card = schema.nodes[name]?.create({ ...attrs });
    if (!card) return false;
    const { $from, to } = tr.selection;
    const line = lineAt(tr.selection);
    const takesLine = line !== null && isSpent(line);
    const from = takesLine ? $from.before(1) : $from.depth > 0 ? $from.after(1) : to;
    tr.replaceWith(from, takesLine ? $from.after(1) : from, card);
    tr.setSelection(NodeSelection.create(tr.doc, from));
    return goOnBelow(tr);
  });
}

/** What stands on the line of the caret, where that is a line of its own and of words alone. */
export function lineAt({ $from: { depth, parent } }: Selection): string | null {
  const { textContent, content } = parent;
  return depth === 1 && textContent.length === content.size ? textContent : null;
}
