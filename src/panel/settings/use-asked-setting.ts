import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to the setting that the address names behind `#`: to its field, or to what holds several. */
export function useAskedSetting() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks for the same again goes there again.
  useEffect(() => {
    const name = hash.slice(1);
    if (name) (document.getElementsByName(name)[0] ?? document.getElementById(name))?.focus();
  }, [hash, key]);
}
