import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { chooseBlock, isChosen, typedBelow } from './chosen';
import { Figure } from './figure';
import type { Asking } from './insertions';

/** Selects a picture by a click, like a card, and edits it by a double click or Enter. Its caption is ordinary text. */
export const PictureChoice = Extension.create<{ onAsk: (asking: Asking) => void }>({
  name: 'pictureChoice',

  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        if (!isChosen(editor, Figure.name)) return false;
        this.options.onAsk('picture');
        return true;
      },
    };
  },

  addProseMirrorPlugins() {
    const { onAsk } = this.options;
    return [
      typedBelow(Figure.name),
      new Plugin({
        props: {
          handleClickOn(view, _pos, node, at, { target }) {
            if (node.type.name !== Figure.name || !(target instanceof HTMLImageElement)) return false;
            chooseBlock(view, at);
            return true;
          },
          handleDoubleClickOn(view, _pos, node, at, { target }) {
            if (node.type.name !== Figure.name || !(target instanceof HTMLImageElement)) return false;
            chooseBlock(view, at);
            onAsk('picture');
            return true;
          },
        },
      }),
    ];
  },
});
