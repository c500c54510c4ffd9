import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';

// The cache of this data centre is optional: no request fails because of it, for example when a disk is full. A failed read
// counts as a miss, and a failed write is only logged.

export function matchLocal(key: Request): Promise<Response | undefined> {
  return caches.default.match(key).catch(noted);
}

export function putLocal(key: Request, response: Response): Promise<void> {
  return caches.default.put(key, response).catch(noted);
}

function noted(error: unknown): undefined {
  noteFailure(`local cache: ${describeFailure(error)}`);
}
