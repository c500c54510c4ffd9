import { useLocation, useNavigate } from 'react-router-dom';

/** What was chosen while the address is still another: the next choice, of whichever filter, joins it. */
let underway: string | null = null;

type Options = { replace?: boolean; clear?: string[] };

/** The filters of a list, kept in the address: a view can be shared, and the browser's back undoes a choice. */
export function useFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();

  /** An empty value takes the filter away; `clear` names others that made sense with the old choice only. */
  async function choose(name: string, value: string, { replace = false, clear = [] }: Options = {}) {
    // The window's address is never behind, as that of the last rendering may be.
    const params = new URLSearchParams(underway ?? window.location.search);
    if (value) params.set(name, value);
    else params.delete(name);
    for (const other of clear) params.delete(other);
    const wanted = params.toString();
    underway = wanted;
    await navigate({ search: wanted }, { replace, preventScrollReset: true });
    if (underway === wanted) underway = null;
  }

  return {
    params: new URLSearchParams(search),
    choose: (...choice: Parameters<typeof choose>) => void choose(...choice),
  };
}
