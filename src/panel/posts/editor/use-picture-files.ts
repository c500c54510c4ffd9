import type { Editor } from '@tiptap/react';
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { toast } from '../../../lib/toast';
import { describePicture } from '../../../shared/picture';
import { tellKnown } from '../../media/upload/known';
import { isActive } from '../../media/upload/uploads';
import { named } from '../../media/upload/use-incoming-files';
import { newUploads, useUploads } from '../../media/upload/use-uploads';

/** Sends pictures that are pasted or dropped to Mídia, and sets each into the text where it was let go. */
export function usePictureFiles(editor: Editor) {
  const [uploads] = useState(newUploads);
  const list = useUploads(uploads);
  const positions = useRef(new Map<number, number>());
  useEffect(() => () => uploads.stop(), [uploads]);

  // Whoever goes on writing moves the positions along.
  useEffect(() => {
    const follow = ({ transaction: { mapping } }: { transaction: Editor['state']['tr'] }) => {
      for (const [id, at] of positions.current) positions.current.set(id, mapping.map(at));
    };
    editor.on('transaction', follow);
    return () => void editor.off('transaction', follow);
  }, [editor]);

  useEffect(() => {
    for (const { id, name, arrived } of list) {
      const at = positions.current.get(id);
      if (!arrived || at === undefined) continue;
      const { medium } = arrived;
      tellKnown(arrived, name);
      positions.current.delete(id);
      const { width = null, height = null } = describePicture(medium.address) ?? {};
      const attrs = { src: medium.address, alt: medium.alt, width, height };
      editor.commands.insertContentAt(at, { type: 'figure', attrs }, { updateSelection: false });
      uploads.remove(id);
    }
  }, [list, editor, uploads]);

  // What is saved now would lack what is on its way.
  const busy = list.some(isActive);
  useEffect(() => {
    // Before the first picture there may be no view yet.
    const form = busy && editor.view.dom.closest('form');
    if (!form) return;
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      toast({ title: 'Imagem a caminho', description: 'Espere o envio terminar, ou cancele-o, e salve de novo.' });
    };
    form.addEventListener('submit', refuse);
    return () => form.removeEventListener('submit', refuse);
  }, [busy, editor]);

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer, at: number | undefined) {
    const files = picturesIn(data);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const known = uploads.get().length;
    uploads.add(files.map(named));
    for (const { id } of uploads.get().slice(known)) positions.current.set(id, at ?? editor.state.selection.to);
  }

  /** For what holds the text: they answer before the editor does. */
  const listeners = {
    onPasteCapture: (event: ClipboardEvent) => take(event, event.clipboardData, undefined),
    onDropCapture: (event: DragEvent) => {
      // What is moved inside the text is the editor's affair.
      if (editor.view.dragging) return;
      const point = { left: event.clientX, top: event.clientY };
      take(event, event.dataTransfer, editor.view.posAtCoords(point)?.pos);
    },
  };
  return { uploads, list, listeners };
}

/** Word adds a picture of the text to the text itself; a browser adds the address of the picture to the picture. */
function picturesIn(data: DataTransfer): File[] {
  const words = data.getData('text/html').replace(/<(style|title)\b[\s\S]*?<\/\1>|<[^>]*>|&nbsp;/g, '');
  return words.trim() === '' ? [...data.files] : [];
}
