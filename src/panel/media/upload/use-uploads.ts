import { useSyncExternalStore } from 'react';
import { isLetGo } from '../../session/leaving';
import { send } from './send';
import { createUploads, isActive, type Upload, type Uploads } from './uploads';

/** Returns a new queue of uploads. The browser asks before the page is left while one is active, on whatever screen. */
export function newUploads(): Uploads {
  const uploads = createUploads(send);
  uploads.subscribe(() => {
    if (uploads.get().some(isActive)) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
  return uploads;

  function ask(event: BeforeUnloadEvent) {
    if (!isLetGo()) event.preventDefault();
  }
}

/** Uploads of the library screen. They continue while other screens are open. */
export const libraryUploads = newUploads();

/** Returns the current uploads. */
export function useUploads(uploads: Uploads): Upload[] {
  return useSyncExternalStore(uploads.subscribe, uploads.get);
}
