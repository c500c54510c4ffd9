import type { Editor } from '@tiptap/react';
import { flushSync } from 'react-dom';

/**
 * Closes a dialog and gives the text its caret back, both at once: a key pressed in between would be lost. The browser
 * restores only the focus, and the editor's own focus command waits for a frame.
 */
export function backToText(editor: Editor, close: () => void) {
  flushSync(close);
  if (!editor.isDestroyed) editor.view.focus();
}
