import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The filters in the address. Two choices in a row are both meant, although the first one is still on its way. */
export function useFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wanted = useRef(search);
  useEffect(() => {
    wanted.current = search;
  }, [search]);

  function choose(name: string, value: string) {
    const params = new URLSearchParams(wanted.current);
    if (value) params.set(name, value);
    else params.delete(name);
    wanted.current = params.toString();
    void navigate({ search: wanted.current }, { preventScrollReset: true });
  }

  return { params: new URLSearchParams(search), choose };
}
