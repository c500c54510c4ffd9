import { useEffect, useEffectEvent, useRef } from 'react';
import type { Arrived } from './upload/send';
import type { Upload } from './upload/uploads';

/** Calls `onArrival` once for each upload that succeeds. */
export function useArrivals(uploads: Upload[], onArrival: (arrived: Arrived, upload: Upload) => void) {
  const announced = useRef(new Set(uploads.filter(({ arrived }) => arrived).map(({ id }) => id)));
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    for (const upload of uploads) {
      const { id, arrived } = upload;
      if (!arrived || announced.current.has(id)) continue;
      announced.current.add(id);
      tell(arrived, upload);
    }
  }, [uploads]);
}
