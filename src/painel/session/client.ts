import { createApi } from '../../lib/api';

/** The part of the API that makes and ends sessions: its calls stand by themselves, whatever the session is. */
export const { auth } = createApi(location.origin, (input, init) => fetch(input, init));
