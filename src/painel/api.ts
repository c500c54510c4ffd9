import { createApi } from '../lib/api';
import { fetchSignedIn } from './session/signed-in';

/** The panel's client: it runs in the browser only, so there is one. A call whose session ended asks for the password. */
export const api = createApi(location.origin, fetchSignedIn);
