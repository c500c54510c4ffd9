import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Outcome } from '../../lib/answer';

const GONE = 410;

/**
 * The token of a link that came by mail: the address's fragment, which no server and no other site sees. It is taken
 * out of the address bar, where it would be copied and kept. `isStale` once it is known to be worth nothing.
 */
export function useMailToken() {
  const { hash, key } = useLocation();
  /** `undefined` until the page lives, empty without one. */
  const [token, setToken] = useState<string>();
  const [staleToken, setStaleToken] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each visit, also by another link to this page
  useEffect(() => {
    const found = location.hash.slice(1);
    setToken((known) => found || known || '');
    if (found) history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash, key]);
  /** Makes the call that the token is good for. */
  async function spend<Body>(send: (token: string) => Promise<Outcome<Body>>): Promise<Outcome<Body>> {
    const result = await send(token ?? '');
    if (!result.ok && (result.failure.status === GONE || result.failure.fields.token)) setStaleToken(token);
    return result;
  }

  return { isStale: token === '' || (token !== undefined && token === staleToken), spend };
}
