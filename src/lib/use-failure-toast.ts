import { useEffect } from 'react';
import { toast } from './toast';

/** Tells, once the page is live, that a part of it could not be read. */
export function useFailureToast(failed: boolean, title: string, description?: string) {
  useEffect(() => {
    if (failed) toast({ title, description, destructive: true });
  }, [failed, title, description]);
}
