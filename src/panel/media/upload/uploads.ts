import { listeners } from '../../../lib/listeners';
import { Problem } from './problem';
import { refusalOf } from './refusal';
import type { Arrived, Sending, Sent, Step, send } from './send';
import { createTurns } from './turns';

export type Upload = {
  id: number;
  name: string;
  state: 'waiting' | Step['step'] | 'done' | 'failed' | 'refused';
  /** Share of the bytes that were sent, 0 to 1. */
  share: number;
  /** Reason of a failure or refusal. */
  message: string | null;
  /** Whether it failed because there was no connection. */
  isOffline?: boolean;
  /** Object URL of a small variant, once there is one. */
  thumbnail: string | null;
  arrived: Arrived | null;
};
export type Uploads = ReturnType<typeof createUploads>;

type Work = Sent & { sending: Sending; abort: AbortController };

/** Maximum number of concurrent uploads. More would only share the same bandwidth. */
const AT_ONCE = 2;

export function isActive({ state }: Upload): boolean {
  return state === 'waiting' || state === 'preparing' || state === 'sending' || state === 'finishing';
}

/**
 * Creates a queue of uploads that outlives the screens that show it. `takeBack` undoes an upload that was removed while the
 * server stored it.
 */
export function createUploads(sendPicture: typeof send, takeBack: (arrived: Arrived) => Promise<void>) {
  let uploads: Upload[] = [];
  let lastId = 0;
  const works = new Map<number, Work>();
  const running = new Set<number>();
  const places = createTurns();
  const arrivals = createTurns();
  const [subscribe, notify] = listeners();

  function put(next: Upload[]) {
    uploads = next;
    notify();
  }

  function change(id: number, changes: Partial<Upload>) {
    put(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  function startNext() {
    for (const { id, state } of uploads) {
      if (running.size >= AT_ONCE) return;
      if (state === 'waiting' && !running.has(id)) void run(id);
    }
  }

  async function run(id: number) {
    const work = works.get(id);
    if (!work) return;
    running.add(id);
    const [place, arrival] = [places.take(), arrivals.take()];
    const { signal } = work.abort;
    const onStep = ({ step, share }: Step) => {
      if (!signal.aborted) change(id, { state: step, share, thumbnail: thumbnailOf(id) });
    };
    try {
      const arrived = await sendPicture(work, work.sending, { signal, onStep, place });
      works.delete(id);
      leaveRoom(id);
      // A picture arrives after those that were added before it, even if it was sent faster.
      await arrival.come;
      if (uploads.some((upload) => upload.id === id)) change(id, { state: 'done', share: 1, arrived });
      else await takeBack(arrived);
    } catch (error) {
      if (!signal.aborted) change(id, failure(error));
      leaveRoom(id);
    }
    place.pass();
    arrival.pass();
  }

  function leaveRoom(id: number) {
    running.delete(id);
    startNext();
  }

  function thumbnailOf(id: number): string | null {
    const known = uploads.find((upload) => upload.id === id)?.thumbnail;
    const smallest = works.get(id)?.sending.variants?.files[0]?.blob;
    return known ?? (smallest ? URL.createObjectURL(smallest) : null);
  }

  return {
    get: () => uploads,
    subscribe,
    /** Adds files to a folder or to none, or one file that `replaces` a medium's. */
    add(files: File[], folder: string | null = null, replaces?: number) {
      const added = files.map((file): Upload => {
        lastId += 1;
        const message = refusalOf(file);
        if (!message)
          works.set(lastId, { file, folder, replaces, sending: newSending(), abort: new AbortController() });
        const state = message ? 'refused' : 'waiting';
        return { id: lastId, name: file.name, state, share: 0, message, thumbnail: null, arrived: null };
      });
      put([...uploads, ...added]);
      startNext();
    },
    /** Retries an upload from the step where it failed. */
    retry(id: number) {
      change(id, { state: 'waiting', message: null });
      startNext();
    },
    /** Retries the uploads that failed without a connection, once there is one. */
    resume() {
      for (const { id, state, isOffline } of uploads) if (state === 'failed' && isOffline) this.retry(id);
    },
    /** Aborts an upload if it is running, and removes it. */
    remove(id: number) {
      works.get(id)?.abort.abort();
      works.delete(id);
      const gone = uploads.find((upload) => upload.id === id);
      if (gone?.thumbnail) URL.revokeObjectURL(gone.thumbnail);
      put(uploads.filter((upload) => upload.id !== id));
    },
    /** Removes finished uploads. Refused ones stay, to be read. */
    clear() {
      for (const { id, state } of uploads) if (state === 'done') this.remove(id);
    },
    stop() {
      for (const { id } of uploads) this.remove(id);
    },
  };
}

function newSending(): Sending {
  return { variants: null, id: null, sent: new Set() };
}

function failure(error: unknown): Pick<Upload, 'state' | 'message' | 'isOffline'> {
  if (error instanceof Problem) {
    const { final, message, isOffline } = error;
    return { state: final ? 'refused' : 'failed', message, isOffline };
  }
  console.error('An upload failed', error);
  return { state: 'failed', message: 'O envio não deu certo. Tente de novo em instantes.' };
}
