import { useEffect, useEffectEvent, useRef } from 'react';
import type { Medium } from '../../shared/media';
import type { Upload } from './upload/uploads';

/** Tells of each upload that has come to a good end, once. */
export function useArrivals(uploads: Upload[], onArrival: (medium: Medium) => void) {
  const told = useRef(new Set(uploads.filter(({ medium }) => medium).map(({ id }) => id)));
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    for (const { id, medium } of uploads) {
      if (!medium || told.current.has(id)) continue;
      told.current.add(id);
      tell(medium);
    }
  }, [uploads]);
}
