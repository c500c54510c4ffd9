import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { cleanPaste } from './clean-paste';
import type { Embedded } from './embedded';

/** A picture to insert, and its position in the article. */
export type Placed = Embedded & { at: number };

const PLACED = new PluginKey<Placed[]>('embeddedPictures');
/** A mark in the text, in characters that no text has: only after the paste the position of a picture is known. */
const MARK = /\uE000(\d+)\uE001/g;

/** Cleans pasted HTML. Takes embedded pictures out of it, and tells where they were: `placedBy`. */
export const TextPaste = Extension.create({
  name: 'textPaste',

  addProseMirrorPlugins() {
    const pasted: Embedded[] = [];
    const mark = (picture: Embedded) => `\uE000${pasted.push(picture) - 1}\uE001`;
    return [
      new Plugin({
        key: PLACED,
        props: { transformPastedHTML: (html) => cleanPaste(html, mark) },
        appendTransaction: (_transactions, _before, state) => (pasted.length > 0 ? withoutMarks(state, pasted) : null),
      }),
    ];
  },
});

/** Returns the pictures that a transaction has placed. */
export function placedBy(transaction: Transaction): Placed[] {
  return transaction.getMeta(PLACED) ?? [];
}

/** Removes all marks; `null` if there are none yet. Empties the list of pasted pictures. */
function withoutMarks(state: EditorState, pasted: Embedded[]): Transaction | null {
  const { tr } = state;
  const placed: Placed[] = [];
  state.doc.descendants(({ text = '' }, start) => {
    for (const { 0: mark, 1: index, index: offset } of text.matchAll(MARK)) {
      const at = tr.mapping.map(start + offset);
      tr.delete(at, at + mark.length);
      const picture = pasted[Number(index)];
      if (picture) placed.push({ ...picture, at });
    }
  });
  if (!tr.docChanged) return null;
  pasted.length = 0;
  return tr.setMeta(PLACED, placed);
}
