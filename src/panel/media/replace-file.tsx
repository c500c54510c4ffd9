import { useEffect, useState } from 'react';
import { unwrap } from '../../lib/api';
import { toast } from '../../lib/toast';
import type { Medium } from '../../shared/media';
import { api } from '../api';
import type { Form } from '../form/use-form';
import { queryClient } from '../lists/query-client';
import { undoAction } from '../undo';
import { UploadButton } from './upload/upload-button';
import { UploadList } from './upload/upload-list';
import { isActive } from './upload/uploads';
import { newUploads, useUploads } from './upload/use-uploads';
import { useArrivals } from './use-arrivals';

type Props = { medium: Medium; uses: number; form: Pick<Form<object>, 'setOut'>; onReplaced: (medium: Medium) => void };

/** Replaces a picture's file. The new file then appears wherever the old one did. */
export function ReplaceFile({ medium: { id, original }, uses, form: { setOut }, onReplaced }: Props) {
  const [uploads] = useState(newUploads);
  const list = useUploads(uploads);
  const busy = list.some(isActive);
  // Stops the upload on unmount. The form has asked before, and a result would be unseen.
  useEffect(() => () => uploads.stop(), [uploads]);
  useEffect(() => {
    if (busy) return setOut();
  }, [busy, setOut]);

  useArrivals(list, ({ medium, activityId }) => {
    uploads.clear();
    if (medium.original === original) {
      const description = 'O arquivo que você enviou é o mesmo que a imagem já tem.';
      toast({ title: 'Nada a substituir', description });
      return;
    }
    replaced(medium);
    const action = activityId !== null && undoAction(activityId, 'media', readAgain);
    toast({ title: 'Arquivo substituído', description: shownText(uses, medium.alt), ...(action && { action }) });
  });

  function replaced(medium: Medium) {
    onReplaced(medium);
    // Any cached list or form may contain the picture.
    void queryClient.invalidateQueries();
  }

  async function readAgain() {
    const { uses: _uses, ...medium } = await unwrap(api.panel.media[':id'].$get({ param: { id: String(id) } }));
    replaced(medium);
  }

  return (
    <>
      <UploadButton single label="Substituir o arquivo" onFiles={(files) => uploads.add(files, null, id)} />
      {list.length > 0 && (
        <div className="-mb-5 w-full min-w-0">
          <UploadList uploads={uploads} list={list} />
        </div>
      )}
    </>
  );
}

/** Says where the new file appears, and that the old description may not fit it. */
function shownText(uses: number, alt: string): string {
  const places = uses === 1 ? 'onde a antiga aparecia' : `nos ${uses} lugares da antiga`;
  const shown =
    uses === 0 ? 'Quando aparecer em algum lugar, já será a nova imagem.' : `A nova imagem já está ${places}.`;
  return alt ? `${shown} Confira se o texto alternativo ainda a descreve.` : shown;
}
