import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldsOf, type Outcome, outcome } from '../../lib/answer';
import { accountApi } from '../../lib/session';
import type { LinkPurpose } from '../../shared/user';

/** What is known of a link: nothing yet, that it is worth nothing, or what for; `unknown` when nobody could tell. */
type Worth = 'checking' | 'stale' | LinkPurpose | 'unknown';

/**
 * The token of a link that came by mail: the address's fragment, which no server and no other site sees. It is taken
 * out of the address bar, where it would be copied and kept. What it is good for is asked before anybody types; only
 * `purposes` count here.
 */
export function useMailToken(purposes: readonly LinkPurpose[]) {
  const { hash, key } = useLocation();
  /** `undefined` until the page lives, empty without one. */
  const [token, setToken] = useState<string>();
  const [judged, setJudged] = useState<{ token: string; worth: Worth }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each visit, also by another link to this page
  useEffect(() => {
    const found = location.hash.slice(1);
    setToken((known) => found || known || '');
    if (found) history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token; a screen's purposes never change
  useEffect(() => {
    let left = false;
    if (token) {
      void worthOf(token, purposes).then((worth) => {
        if (!left) setJudged({ token, worth });
      });
    }
    return () => {
      left = true;
    };
  }, [token]);

  /** Makes the call that the token is good for. */
  async function spend<Body>(send: (token: string) => Promise<Outcome<Body>>): Promise<Outcome<Body>> {
    const result = await send(token ?? '');
    if (token && !result.ok && isStale(result)) setJudged({ token, worth: 'stale' });
    return result;
  }

  const known = judged && judged.token === token ? judged.worth : 'checking';
  const worth: Worth = token === '' ? 'stale' : known;
  return { worth, spend };
}

/** Where the check cannot be made, the form shows: its own call tells. */
async function worthOf(token: string, purposes: readonly LinkPurpose[]): Promise<Worth> {
  const result = await outcome(accountApi().auth['link-checks'].$post({ json: { token } }));
  if (!result.ok) return isStale(result) ? 'stale' : 'unknown';
  return purposes.includes(result.body.purpose) ? result.body.purpose : 'stale';
}

function isStale({ failure }: Extract<Outcome<unknown>, { ok: false }>): boolean {
  return failure.code === 'dead-link' || fieldsOf(failure).token !== undefined;
}
