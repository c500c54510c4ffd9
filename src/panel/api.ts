import { createApi } from '../lib/api';
import { fetchSignedIn } from './session/signed-in';

/** The panel's client: it runs in the browser only, so there is one. A call whose session ended asks for the password. */
export const api = createApi(location.origin, fetchSignedIn);

/** The same for a creation: however often it is sent with one key, it is done once. */
export function apiOnce(key: string) {
  return createApi(location.origin, (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Idempotency-Key', key);
    return fetchSignedIn(input, { ...init, headers });
  });
}
