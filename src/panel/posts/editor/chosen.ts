import type { Editor } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Whether a block of that name is chosen as a whole. */
export const isChosen = ({ state: { selection } }: Pick<Editor, 'state'>, name: string) =>
  selection instanceof NodeSelection && selection.node.type.name === name;

/** Chooses the block that begins at a place, as a click does. */
export function chooseBlock(view: EditorView, at: number) {
  if (!view.hasFocus()) view.focus();
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
}

/** What is typed over a block that was just inserted or touched would take its place: it goes on below. */
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
        // Accents that take two keys, and all that phones type, come in by way of a composition.
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

/** Puts the caret on a line below what is chosen: on the one that is there, or on a new one. */
export function goOnBelow(tr: Transaction, isNew = false): boolean {
  const { to } = tr.selection;
  const next = tr.doc.nodeAt(to);
  const paragraph = tr.doc.type.schema.nodes.paragraph?.create();
  if (paragraph && (isNew || !next?.isTextblock)) tr.insert(to, paragraph);
  tr.setSelection(TextSelection.create(tr.doc, to + 1)).scrollIntoView();
  return true;
}
