import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';

// The cache of this data centre helps, and nothing fails for its sake, as on a disk that is full: what cannot be read is not
// there, and what cannot be kept is noted.

export function keptHere(key: Request): Promise<Response | undefined> {
  return caches.default.match(key).catch(noted);
}

export function putHere(key: Request, response: Response): Promise<void> {
  return caches.default.put(key, response).catch(noted);
}

function noted(error: unknown): undefined {
  noteFailure(`kept here: ${describeFailure(error)}`);
}
