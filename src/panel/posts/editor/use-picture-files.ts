import type { Editor, EditorEvents } from '@tiptap/react';
import { type ClipboardEvent, type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../../lib/toast';
import { describePicture } from '../../../shared/picture';
import { tellKnown } from '../../media/upload/known';
import { isActive, type Upload } from '../../media/upload/uploads';
import { filesIn, named } from '../../media/upload/use-incoming-files';
import { newUploads, useUploads } from '../../media/upload/use-uploads';
import { insertFigure } from './figure';
import { type Placed, placedBy } from './text-paste';

/**
 * Uploads pasted or dropped pictures to the library, also those embedded in a pasted text, and inserts each at its
 * position. Registers the uploads with the form.
 */
export function usePictureFiles(editor: Editor, setOut: () => () => void) {
  const [uploads] = useState(newUploads);
  const list = useUploads(uploads);
  const places = useRef(new Map<number, Placed>());
  useEffect(() => () => uploads.stop(), [uploads]);

  const add = useCallback(
    (pictures: Placed[]) => {
      if (pictures.length === 0) return;
      const known = uploads.get().length;
      uploads.add(pictures.map(({ file }) => named(file)));
      for (const [index, { id }] of uploads.get().slice(known).entries()) {
        const picture = pictures[index];
        if (picture) places.current.set(id, { ...picture });
      }
    },
    [uploads],
  );

  // Edits during an upload shift the positions.
  useEffect(() => {
    const follow = ({ transaction, appendedTransactions }: EditorEvents['transaction']) => {
      for (const made of [transaction, ...appendedTransactions]) {
        for (const place of places.current.values()) place.at = made.mapping.map(place.at);
        add(placedBy(made));
      }
    };
    editor.on('transaction', follow);
    return () => void editor.off('transaction', follow);
  }, [editor, add]);

  useEffect(() => {
    for (const { id, name, arrived } of list) {
      const place = places.current.get(id);
      if (!arrived || !place) continue;
      const { medium } = arrived;
      tellKnown(arrived, name);
      places.current.delete(id);
      const { width = null, height = null } = describePicture(medium.address) ?? {};
      const attrs = { src: medium.address, alt: place.alt || medium.alt, width, height };
      insertFigure(editor.chain(), attrs, place.at).run();
      uploads.remove(id);
    }
  }, [list, editor, uploads]);

  const sending = list.filter(isActive).length;
  const busy = sending > 0;
  useEffect(() => {
    if (busy) return setOut();
  }, [busy, setOut]);

  // The list of uploads is below the text, where nobody may see it.
  const told = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const unsent = list.filter(({ message }) => message !== null);
    const untold = unsent.filter(({ id }) => !told.current.has(id));
    told.current = new Set(unsent.map(({ id }) => id));
    if (untold.length > 0) tellUnsent(untold, uploads.retry);
  }, [list, uploads]);

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer, at: number | undefined) {
    const files = filesIn(data);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    add(files.map((file) => ({ file, alt: '', at: at ?? editor.state.selection.to })));
  }

  /** Capture handlers for the element around the text, which run before the editor's. */
  const listeners = {
    onPasteCapture: (event: ClipboardEvent) => take(event, event.clipboardData, undefined),
    onDropCapture: (event: DragEvent) => {
      // The editor handles moves within the text.
      if (editor.view.dragging) return;
      const point = { left: event.clientX, top: event.clientY };
      take(event, event.dataTransfer, editor.view.posAtCoords(point)?.pos);
    },
  };
  return { uploads, list, sending, listeners };
}

/** Reports files that were refused or whose upload failed. Failed ones can be retried. */
function tellUnsent(unsent: Upload[], retry: (id: number) => void) {
  const failed = unsent.filter(({ state }) => state === 'failed');
  const run = () => {
    for (const { id } of failed) retry(id);
  };
  toast({
    title: unsent.length === 1 ? '1 arquivo não foi enviado' : `${unsent.length} arquivos não foram enviados`,
    description: [...new Set(unsent.map(({ message }) => message))].join(' '),
    destructive: true,
    ...(failed.length > 0 && { action: { label: 'Tentar de novo', run } }),
  });
}
