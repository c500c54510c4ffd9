import { useSyncExternalStore } from 'react';
import { toast } from '../../../lib/toast';
import { askBeforeLeaving, isLetGo } from '../../session/leaving';
import { send } from './send';
import { takeBack } from './take-back';
import { createUploads, isActive, type Upload, type Uploads } from './uploads';

/**
 * Returns a new queue of uploads. The browser asks before the page is left while one is active, on whatever screen. Those
 * that a lost connection has interrupted go on when it is back.
 */
export function newUploads(): Uploads {
  const uploads = createUploads(send, takeBack);
  uploads.subscribe(() => {
    if (uploads.get().some(isActive)) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
    if (uploads.get().some(({ isOffline }) => isOffline)) addEventListener('online', resume);
    else removeEventListener('online', resume);
  });
  return uploads;

  function resume() {
    uploads.resume();
  }

  function ask(event: BeforeUnloadEvent) {
    if (!isLetGo()) event.preventDefault();
  }
}

/** Uploads of the library screen. They continue while other screens are open, and would end with the session. */
export const libraryUploads = newUploads();

let letLeave = () => {};
libraryUploads.subscribe(() => {
  letLeave();
  letLeave = libraryUploads.get().some(isActive) ? askBeforeLeaving(refuseToLeave) : () => {};
});

async function refuseToLeave(): Promise<boolean> {
  toast({ title: 'Imagens a caminho', description: 'Espere o envio terminar, ou cancele-o em Mídia, e saia de novo.' });
  return false;
}

/** Returns the current uploads. */
export function useUploads(uploads: Uploads): Upload[] {
  return useSyncExternalStore(uploads.subscribe, uploads.get);
}
