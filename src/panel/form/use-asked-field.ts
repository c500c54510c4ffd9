import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { goTo } from '../parts/way-to';

/** Leads to the field that the address names behind `#`, or to what holds several and is called so. */
export function useAskedField() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks for the same again goes there again.
  useEffect(() => {
    const name = hash.slice(1);
    if (name) goTo(document.getElementsByName(name)[0] ?? document.getElementById(name));
  }, [hash, key]);
}
