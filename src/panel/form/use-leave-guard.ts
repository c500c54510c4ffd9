import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLetGo } from '../session/leaving';
import { continuesEditing } from './use-edited';

/** Asks before unsaved input is left: by a dialog inside the panel, else by the browser's own question. */
export function useLeaveGuard(isDirty: () => boolean) {
  useEffect(() => {
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (isDirty() && !isLetGo()) event.preventDefault();
    }
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && currentLocation.pathname !== nextLocation.pathname && !continuesEditing(nextLocation),
  );
}
