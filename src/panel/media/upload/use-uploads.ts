import { useEffect, useSyncExternalStore } from 'react';
import { isLetGo } from '../../session/leaving';
import { send } from './send';
import { createUploads, isActive, type Upload, type Uploads } from './uploads';

export function newUploads(): Uploads {
  return createUploads(send);
}

/** Those of the library's screen: they go on while other screens of the panel are open. */
export const libraryUploads = newUploads();

/** The uploads as they stand. The browser asks before it is left while one is under way. */
export function useUploads(uploads: Uploads): Upload[] {
  const list = useSyncExternalStore(uploads.subscribe, uploads.get);
  const busy = list.some(isActive);
  useEffect(() => {
    if (!busy) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => isLetGo() || event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [busy]);
  return list;
}
