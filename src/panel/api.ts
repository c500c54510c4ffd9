import { hc } from 'hono/client';
import type { Api } from '../../functions/api';
import { fetchSignedIn } from './session/signed-in';

/**
 * The panel's client: it runs in the browser only, so there is one. A call whose session ended asks for the password.
 * What stands in a path goes there as it is: encode what comes from an address.
 */
export const { api } = hc<Api>(location.origin, { fetch: fetchSignedIn });

/** The same for a creation: however often it is sent with one key, it is done once. */
export function apiOnce(key: string) {
  return hc<Api>(location.origin, { fetch: fetchSignedIn, headers: { 'Idempotency-Key': key } }).api;
}
