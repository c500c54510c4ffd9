import { hc } from 'hono/client';
import type { Api } from '../../functions/api';
import { forgetPages } from '../lib/page-cache';
import { isAutosave } from '../shared/autosave';
import { fetchSignedIn } from './session/signed-in';

/**
 * API client of the panel. A single instance, because the panel runs in the browser only. Asks for the password if the
 * session has ended. Path parameters are not encoded: encode values that come from an address.
 */
export const { api } = hc<Api>(location.origin, { fetch: fetchAsEditor });

/** Returns that client for a creation: requests with the same key create one record. */
export function apiOnce(key: string) {
  return hc<Api>(location.origin, { fetch: fetchAsEditor, headers: { 'Idempotency-Key': key } }).api;
}

/** Sends a request. After a write, drops the site's cached pages in this browser, so that editors see the change. */
async function fetchAsEditor(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetchSignedIn(input, init);
  const { pathname } = new URL(answer.url, location.origin);
  if (answer.ok && init?.method !== 'GET' && !isAutosave(pathname)) await forgetPages().catch(() => undefined);
  return answer;
}
