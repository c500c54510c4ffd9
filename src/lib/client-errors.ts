import { anonymous } from '../shared/anonymous';
import type { ClientError } from '../shared/client-error';

/** Maximum reports per page load: errors in a loop have one cause. */
const MOST = 5;
const OWN_FRAME = /(\/assets\/[\w./-]+\.js:\d+:\d+)/;

const reported = new Set<string>();

/**
 * Reports an uncaught error to the server, without personal data, once per page load. Ignores errors that are not ours:
 * scripts of extensions, aborted requests, a lost network. `entry` is the address of the bundle's entry.
 */
export function tellOfError(event: Event, entry: string) {
  const error =
    event instanceof PromiseRejectionEvent ? event.reason : event instanceof ErrorEvent ? event.error : null;
  if (!(error instanceof Error) || error.name === 'AbortError' || !navigator.onLine) return;
  const [, at] = OWN_FRAME.exec(error.stack ?? '') ?? [];
  if (!at) return;
  const report: ClientError = { entry, message: anonymous(`${error.name}: ${error.message}`), at };
  const key = report.message + at;
  if (reported.has(key) || reported.size >= MOST) return;
  reported.add(key);
  const headers = { 'Content-Type': 'application/json' };
  fetch('/api/client-errors', { method: 'POST', body: JSON.stringify(report), headers, keepalive: true }).catch(
    () => {},
  );
}
