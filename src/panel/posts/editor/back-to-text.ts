import type { Editor } from '@tiptap/react';

/**
 * Restores the caret after a dialog has closed. The browser restores only the focus, and the editor's own focus command
 * ignores a text that has it already.
 */
export function backToText(editor: Editor) {
  requestAnimationFrame(() => {
    if (!editor.isDestroyed) editor.view.focus();
  });
}
