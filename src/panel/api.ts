import { hc } from 'hono/client';
import type { Api } from '../../functions/api';
import { forgetPages } from '../lib/kept-page';
import { isAutosave } from '../shared/autosave';
import { fetchSignedIn } from './session/signed-in';

/**
 * The panel's client: it runs in the browser only, so there is one. A call whose session ended asks for the password.
 * What stands in a path goes there as it is: encode what comes from an address.
 */
export const { api } = hc<Api>(location.origin, { fetch: fetchAsEditor });

/** The same for a creation: however often it is sent with one key, it is done once. */
export function apiOnce(key: string) {
  return hc<Api>(location.origin, { fetch: fetchAsEditor, headers: { 'Idempotency-Key': key } }).api;
}

/** What an editor saves shows on the site at once: the pages that this browser keeps are let go. */
async function fetchAsEditor(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetchSignedIn(input, init);
  const { pathname } = new URL(answer.url, location.origin);
  if (answer.ok && init?.method !== 'GET' && !isAutosave(pathname)) await forgetPages().catch(() => undefined);
  return answer;
}
