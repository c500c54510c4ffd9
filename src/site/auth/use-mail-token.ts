import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldsOf, type Outcome, outcome } from '../../lib/answer';
import { accountApi } from '../../lib/session';
import type { LinkPurpose } from '../../shared/user';

/** State of a link: being checked, invalid, valid for a purpose, or `unknown` if the check failed. */
type Worth = 'checking' | 'stale' | LinkPurpose | 'unknown';

/**
 * Reads the token of an e-mail link from the address's fragment, which no server and no other site sees. The token is
 * removed from the address bar, where it could be copied or stored; the entry of the tab's history keeps it, so that the page
 * can be reloaded. It is checked before the person types anything; only `purposes` are accepted.
 */
export function useMailToken(purposes: readonly LinkPurpose[]) {
  const { hash, key } = useLocation();
  /** `undefined` until hydration, empty if the address has no token. */
  const [token, setToken] = useState<string>();
  const [judged, setJudged] = useState<{ token: string; worth: Worth }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every visit, also through another link.
  useEffect(() => {
    const fragment = location.hash.slice(1);
    // The skip link's fragment names an element, and must not replace the token.
    const found = document.getElementById(fragment) ? '' : fragment;
    setToken((known) => found || known || history.state?.mailToken || '');
    if (found) history.replaceState({ ...history.state, mailToken: found }, '', location.pathname + location.search);
  }, [hash, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per token; the purposes of a screen are constant.
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

  /** Sends the token with the call that uses it up. */
  async function spend<Body>(send: (token: string) => Promise<Outcome<Body>>): Promise<Outcome<Body>> {
    const result = await send(token ?? '');
    if (token && !result.ok && isStale(result)) setJudged({ token, worth: 'stale' });
    return result;
  }

  const known = judged && judged.token === token ? judged.worth : 'checking';
  const worth: Worth = token === '' ? 'stale' : known;
  return { worth, spend };
}

/** Returns what the token is valid for. If the check fails, the form shows anyway: its own call reports the problem. */
async function worthOf(token: string, purposes: readonly LinkPurpose[]): Promise<Worth> {
  const result = await outcome(accountApi().auth['link-checks'].$post({ json: { token } }));
  if (!result.ok) return isStale(result) ? 'stale' : 'unknown';
  return purposes.includes(result.body.purpose) ? result.body.purpose : 'stale';
}

function isStale({ failure }: Extract<Outcome<unknown>, { ok: false }>): boolean {
  return failure.code === 'dead-link' || fieldsOf(failure).token !== undefined;
}
