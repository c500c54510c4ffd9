import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { lineAt } from './card';
import type { Asking } from './insertions';
import { videoLine } from './video';

/**
 * Offers the video dialog when a video's address is pasted alone on an empty line. The address is pasted as text first, so
 * closing the dialog loses nothing.
 */
export const VideoPaste = Extension.create<{ onAsk: (asking: Asking) => void }>({
  name: 'videoPaste',

  addProseMirrorPlugins() {
    const { editor } = this;
    const { onAsk } = this.options;
    return [
      new Plugin({
        props: {
          handlePaste({ state: { selection } }) {
            if (lineAt(selection) !== '') return false;
            // After the paste.
            queueMicrotask(() => {
              if (videoLine(editor)) onAsk('video');
            });
            return false;
          },
        },
      }),
    ];
  },
});
