import type { Editor } from '@tiptap/react';

/**
 * Goes on writing where the caret was, once a dialog is gone: the browser gives the text its focus back, but not the caret, and
 * to a text that has the focus already the editor would give nothing.
 */
export function backToText(editor: Editor) {
  requestAnimationFrame(() => {
    if (!editor.isDestroyed) editor.view.focus();
  });
}
