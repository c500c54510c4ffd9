import { type ChainedCommands, type Editor, Node } from '@tiptap/core';
import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state';
import { chooseBlock, goOnBelow, isChosen, typedBelow } from './chosen';

/** A block whose content the site fills in. It is selected as a whole; typing continues below it. */
export const Card = Node.create({
  group: 'block',
  atom: true,
  draggable: true,

  // Otherwise a text that begins with a card would open with the card selected.
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
          // A double click selects the card, as a single click does.
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
 * Inserts a card at the top level, never within a list, a quote or a table, or updates the selected card. Replaces the
 * caret's line if `isSpent` accepts its text.
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

/** Returns the text of the caret's line if it is a top-level block without other content. */
export function lineAt({ $from: { depth, parent } }: Selection): string | null {
  const { textContent, content } = parent;
  return depth === 1 && textContent.length === content.size ? textContent : null;
}
