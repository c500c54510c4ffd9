import type { Editor } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Returns whether a block of that type is selected as a whole. */
export const isChosen = ({ state: { selection } }: Pick<Editor, 'state'>, name: string) =>
  selection instanceof NodeSelection && selection.node.type.name === name;

/** Selects the block at a position, as a click does. */
export function chooseBlock(view: EditorView, at: number) {
  if (!view.hasFocus()) view.focus();
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
}

/** Handles typing while such a block is selected: the text goes below it instead of replacing it. */
export function typedBelow(name: string): Plugin {
  return new Plugin({
    props: {
      handleTextInput(view, _from, _to, text) {
        if (!isChosen(view, name)) return false;
        const { tr } = view.state;
        goOnBelow(tr, true);
        view.dispatch(tr.insertText(text));
        return true;
      },
      handleDOMEvents: {
        // Accents from dead keys and all input of phones arrive as compositions.
        compositionstart(view) {
          if (!isChosen(view, name)) return;
          const { tr } = view.state;
          goOnBelow(tr, true);
          view.dispatch(tr);
        },
      },
    },
  });
}

/** Moves the caret to the line below the selection, and inserts one if needed. */
export function goOnBelow(tr: Transaction, isNew = false): boolean {
  const { to } = tr.selection;
  const next = tr.doc.nodeAt(to);
  const paragraph = tr.doc.type.schema.nodes.paragraph?.create();
  if (paragraph && (isNew || !next?.isTextblock)) tr.insert(to, paragraph);
  tr.setSelection(TextSelection.create(tr.doc, to + 1)).scrollIntoView();
  return true;
}
