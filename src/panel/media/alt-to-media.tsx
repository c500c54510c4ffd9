import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import { toast } from '../../lib/toast';
import type { Medium } from '../../shared/media';
import { mediaIn } from '../../shared/media-address';
import { api } from '../api';
import { putRow } from '../lists/rows';
import { writeRow } from '../lists/write-row';
import { Switch } from '../parts/switch';
import { useRested } from '../parts/use-rested';
import { undoAction } from '../undo';
import { toValues } from './medium-values';

/** Returns the picture of the library at an address, if it has no alternative text there. */
export function useMediumWithoutAlt(address: string): Medium | null {
  const [key] = mediaIn(useRested(address.trim()));
  const { data } = useQuery({
    queryKey: ['media', 'at', key],
    queryFn: ({ signal }) =>
      unwrap(api.panel.media.at[':key'].$get({ param: { key: key ?? '' } }, { init: { signal } })),
    enabled: key !== undefined,
    // No cache: another person may have described it since.
    gcTime: 0,
  });
  const medium = key === undefined ? null : data?.medium;
  return medium?.alt === '' ? medium : null;
}

/** Offers to save the text once, for all later uses of the picture. */
export function AltToMedia({ isMeant, onChange }: { isMeant: boolean; onChange: (isMeant: boolean) => void }) {
  return (
    <Switch
      label="Guardar também na Mídia"
      checked={isMeant}
      onChange={onChange}
      hint="Lá esta imagem ainda não tem texto alternativo. Onde ela for escolhida de novo, este já vem escrito."
    />
  );
}

/** Saves a text in the library. A failure does not affect the form for which it was typed. */
export function keepAltInMedia(medium: Medium, alt: string): Promise<boolean> {
  const json = { ...toValues(medium), alt, version: medium.version };
  return writeRow('media', medium, {
    send: () => api.panel.media[':id'].$patch({ param: { id: String(medium.id) }, json }),
    failure: 'O texto alternativo não foi guardado na Mídia',
    done: ({ record, activityId }) => {
      putRow('media', record);
      toast({
        title: 'Texto alternativo guardado na Mídia',
        ...(activityId !== null && { action: undoAction(activityId, 'media') }),
      });
    },
  });
}
