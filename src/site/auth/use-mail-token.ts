import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The token of a link that came by mail: the address's fragment, which no server and no other site sees. It is taken
 * out of the address bar, where it would be copied and kept. `undefined` until the page lives, empty without one.
 */
export function useMailToken(): string | undefined {
  const { hash, key } = useLocation();
  const [token, setToken] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each visit, also by another link to this page
  useEffect(() => {
    const found = location.hash.slice(1);
    setToken((known) => found || known || '');
    if (found) history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash, key]);
  return token;
}
