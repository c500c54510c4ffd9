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

/** Gives a picture another file, which is then shown wherever the old one was. */
export function ReplaceFile({ medium: { id, original }, uses, form: { setOut }, onReplaced }: Props) {
  const [uploads] = useState(newUploads);
  const list = useUploads(uploads);
  const busy = list.some(isActive);
  // Whoever leaves is asked, and what nobody would hear of does not happen.
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
    // Every list and form may show it.
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

/** Where the new file is shown, and what was said of the old one. */
function shownText(uses: number, alt: string): string {
  const places = uses === 1 ? 'onde a antiga aparecia' : `nos ${uses} lugares da antiga`;
  const shown =
    uses === 0 ? 'Quando aparecer em algum lugar, já será a nova imagem.' : `A nova imagem já está ${places}.`;
  return alt ? `${shown} Confira se o texto alternativo ainda a descreve.` : shown;
}
