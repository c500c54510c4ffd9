import { useEffect } from 'react';
import { toast } from './toast';

/** Shows a toast after hydration if a part of the page could not be read. */
export function useFailureToast(failed: boolean, title: string, description?: string) {
  useEffect(() => {
    if (failed) toast({ title, description, destructive: true });
  }, [failed, title, description]);
}
