import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { goToField } from '../parts/way-to';

/** Focuses the field, or the group of fields, that the address names after `#`. */
export function useAskedField() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same request again must focus the field again.
  useEffect(() => {
    const name = hash.slice(1);
    if (name) goToField(name);
  }, [hash, key]);
}
