import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Parameters of a pending navigation, on which the next choice of any filter builds. */
let underway: string | null = null;

type Options = { replace?: boolean; clear?: string[] };

/** Handles filters in the address: a view can be shared, and the browser's back button undoes a choice. */
export function useFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();

  /** Sets a filter; an empty value removes it. `clear` names filters that depend on the old value. */
  async function choose(name: string, value: string, { replace = false, clear = [] }: Options = {}) {
    // The window's address is current, while that of the last render may be stale.
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

/** Holds what a filter's field shows: the choice while the navigation is pending, then the value in the address. */
export function useChosen(name: string): [string, (value: string) => void] {
  const inAddress = useFilters().params.get(name) ?? '';
  const [chosen, setChosen] = useState(inAddress);
  const [shown, setShown] = useState(inAddress);
  if (shown !== inAddress) {
    setShown(inAddress);
    setChosen(inAddress);
  }
  return [chosen, setChosen];
}
