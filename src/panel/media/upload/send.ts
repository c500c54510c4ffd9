import { type Failure, outcome } from '../../../lib/answer';
import type { Medium, MediumInput } from '../../../shared/media';
import type { MediaFile } from '../../../shared/media-address';
import { api } from '../../api';
import { bytesDigest } from '../../parts/digest';
import { prepare } from './prepare';
import { Problem } from './problem';
import { transfer } from './transfer';
import type { Turn } from './turns';
import type { Variants } from './variants';

/** Progress of an upload, from which a retry continues. */
export type Sending = { variants: Variants | null; id: number | null; sent: Set<MediaFile> };
export type Step = { step: 'preparing' | 'sending' | 'finishing'; share: number };
/** `place` is the upload's turn to get its place in the library, whose order is that of the files. */
type Watch = { signal: AbortSignal; onStep: (step: Step) => void; place: Turn };

const UNKNOWN = 'O envio não deu certo. Tente de novo em instantes.';

/** A picture to upload: into a folder, or to replace the file of a medium. */
export type Sent = { file: File; folder: string | null; replaces?: number | undefined };
/**
 * Result of an upload. `activityId` is the write to undo; null if this request wrote nothing. `known` is true if the
 * library had this file already; then a write, if any, has restored it from the trash. `reducedTo` is the size in bytes of a
 * picture that was reduced to the limits; null if the chosen file was sent.
 */
export type Arrived = { medium: Medium; activityId: number | null; known: boolean; reducedTo: number | null };

/** Uploads a picture from the file to the library. Throws `Problem`, or the signal's reason when aborted. */
export async function send({ file, folder, replaces }: Sent, sending: Sending, watch: Watch): Promise<Arrived> {
  const { signal, onStep, place } = watch;
  onStep({ step: 'preparing', share: 0 });
  sending.variants ??= await prepare(file, signal);
  const original = sending.variants.original ?? file;
  const reducedTo = original === file ? null : original.size;
  onStep({ step: 'sending', share: 0 });
  if (sending.id === null) {
    const name = file.name.slice(-255);
    // A replacement may have the same file as another picture, so it sends no digest.
    const digest = replaces === undefined ? { digest: await bytesDigest(original) } : {};
    await place.come;
    signal.throwIfAborted();
    const begun = await begin({ name, alt: '', color: sending.variants.color, folder, ...digest });
    if ('record' in begun) return { medium: begun.record, activityId: begun.activityId, known: true, reducedTo };
    sending.id = begun.id;
  }
  place.pass();
  signal.throwIfAborted();
  await sendFiles(sending.id, original, sending.variants, sending, watch);
  onStep({ step: 'finishing', share: 1 });
  return { ...(await finish(sending.id, sending, replaces)), reducedTo };
}

/** Returns an upload's id, or the medium that has this file already. */
async function begin(json: MediumInput) {
  const answer = await outcome(api.panel.media.$post({ json }));
  if (!answer.ok) throw problemOf(answer.failure);
  return answer.body;
}

async function sendFiles(id: number, original: Blob, { files }: Variants, sending: Sending, watch: Watch) {
  // The original goes first, because refusals mostly concern it.
  const all = [{ file: 'original' as const, blob: original }, ...files];
  const total = all.reduce((sum, { blob }) => sum + blob.size, 0);
  let gone = 0;
  for (const { file, blob } of all) {
    if (!sending.sent.has(file)) {
      const address = `/api/panel/media/${id}/files/${file}`;
      const answer = await transfer(address, blob, watch.signal, (bytes) =>
        watch.onStep({ step: 'sending', share: Math.min(1, (gone + bytes) / total) }),
      );
      if (!answer.ok) {
        const { failure } = answer;
        if (failure.code === 'not-found' || failure.code === 'exists') startOver(sending);
        throw problemOf(failure);
      }
      sending.sent.add(file);
    }
    gone += blob.size;
    watch.onStep({ step: 'sending', share: gone / total });
  }
}

async function finish(upload: number, sending: Sending, replaces: number | undefined) {
  const { commit, replace } = api.panel.media[':id'];
  const answer =
    replaces === undefined
      ? await outcome(commit.$post({ param: { id: String(upload) } }))
      : await outcome(replace.$post({ param: { id: String(replaces) }, json: { upload } }));
  if (answer.ok) {
    const { record: medium, activityId } = answer.body;
    return { medium, activityId, known: replaces === undefined && medium.id !== upload };
  }
  // Files were lost or do not fit: the retry makes and sends all of them again.
  const { code, message } = answer.failure;
  if (code === 'incomplete') Object.assign(sending, { variants: null });
  if (code === 'incomplete' || code === 'not-found') startOver(sending);
  throw new Problem(message ?? UNKNOWN, false, code === 'unreached');
}

function startOver(sending: Sending) {
  sending.id = null;
  sending.sent.clear();
}

/** Refusals of the server that a retry cannot change. */
const FINAL: Failure['code'][] = ['too-large', 'media-type', 'invalid', 'unfit'];

function problemOf({ code, message }: Failure): Problem {
  return new Problem(message ?? UNKNOWN, FINAL.includes(code), code === 'unreached');
}
