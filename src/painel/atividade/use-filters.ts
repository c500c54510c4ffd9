import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filters in the address. A choice made while another is on its way there joins it: neither is lost. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const wanted = useRef(params);
  useEffect(() => {
    wanted.current = params;
  }, [params]);

  function choose(name: string, value: string) {
    const next = new URLSearchParams(wanted.current);
    if (value) next.set(name, value);
    else next.delete(name);
    if (name === 'tipo') next.delete('registro');
    wanted.current = next;
    setParams(next, { preventScrollReset: true });
  }
  return { params, choose };
}
