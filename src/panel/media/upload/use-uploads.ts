import { useEffect, useSyncExternalStore } from 'react';
import { isLetGo } from '../../session/leaving';
import { send } from './send';
import { createUploads, isActive, type Upload, type Uploads } from './uploads';

export function newUploads(): Uploads {
  return createUploads(send);
}

/** Uploads of the library screen. They continue while other screens are open. */
export const libraryUploads = newUploads();

/** Returns the current uploads. The browser asks before the page is left while one is active. */
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
