import { type Failure, failureIn, UNREACHED } from '../../../lib/answer';
import { UNANSWERED } from '../../session/in-time';
import { signedIn } from '../../session/signed-in';

type Transferred = { status: number; ok: true } | { status: number; ok: false; failure: Failure };

/** How long an upload may go without progress or an answer, in ms. However slow, one that progresses goes on. */
const SILENCE = 30_000;

/**
 * Sends bytes with upload progress, which `fetch` does not report. `status` is 0 if there was no response. Rejects when
 * aborted.
 */
export async function transfer(
  address: string,
  body: Blob,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Transferred> {
  const answer = await signedIn(
    () =>
      new Promise<Transferred>((resolve, reject) => {
        signal.throwIfAborted();
        const request = new XMLHttpRequest();
        const abort = () => request.abort();
        let silence = setTimeout(abort, SILENCE);
        const answer = () => {
          const { status } = request;
          if (status >= 200 && status < 300) return resolve({ status, ok: true });
          resolve({ status, ok: false, failure: status ? failureIn(readBody(request.responseText)) : UNREACHED });
        };
        request.open('PUT', address);
        request.setRequestHeader('Content-Type', body.type);
        request.upload.onprogress = ({ loaded }) => {
          clearTimeout(silence);
          silence = setTimeout(abort, SILENCE);
          onProgress(loaded);
        };
        request.onload = answer;
        request.onerror = answer;
        request.onabort = () =>
          signal.aborted ? reject(signal.reason) : resolve({ status: 0, ok: false, failure: UNANSWERED });
        request.onloadend = () => {
          clearTimeout(silence);
          signal.removeEventListener('abort', abort);
        };
        signal.addEventListener('abort', abort, { once: true });
        request.send(body);
      }),
  );
  if (!(answer instanceof Response)) return answer;
  // The session could not be renewed.
  return { status: answer.status, ok: false, failure: failureIn(await answer.json()) };
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
