import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What was chosen and is not yet in the address: the next choice, of whichever filter, joins it. */
let underway: string | null = null;

type Options = { replace?: boolean; clear?: string[] };

/** The filters of a list, kept in the address: a view can be shared, and the browser's back undoes a choice. */
export function useFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once another address is shown
  useEffect(() => {
    underway = null;
    return () => {
      underway = null;
    };
  }, [search]);

  /** An empty value takes the filter away; `clear` names others that made sense with the old choice only. */
  function choose(name: string, value: string, { replace = false, clear = [] }: Options = {}) {
    const params = new URLSearchParams(underway ?? search);
    if (value) params.set(name, value);
    else params.delete(name);
    for (const other of clear) params.delete(other);
    underway = params.toString();
    void navigate({ search: underway }, { replace, preventScrollReset: true });
  }

  return { params: new URLSearchParams(search), choose };
}
