import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { lineAt } from './card';
import type { Asking } from './insertions';
import { videoLine } from './video';

/**
 * The address of a video that is pasted on an empty line, alone, may be meant as the video. It comes into the text as
 * anything does, and the dialog that takes its place is asked for: whoever closes that has lost nothing.
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
            // Once it stands there.
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
