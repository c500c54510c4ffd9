// How a call of the panel ends when nobody answers it, or when the session cannot be renewed.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureIn, outcome } from '../../src/lib/answer';
import { inSession } from '../../src/lib/session';
import { outcomeOf } from '../../src/panel/form/outcome';
import { transfer } from '../../src/panel/media/upload/transfer';
import { inTime } from '../../src/panel/session/in-time';

/** Answers never, like a dead network, until the call is aborted. */
const dead = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('a call with a maximum time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('fails after it with an answer that says so, and a save then says where the input is', async () => {
    const saved = outcomeOf(inTime(30_000, 0, dead), () => true);
    const ended = vi.fn();
    void saved.then(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await saved).toEqual({
      kind: 'failed',
      error: 'O servidor não respondeu. Tente de novo em instantes. O que você escreveu está guardado neste navegador.',
    });
  });

  test('has more time with a longer body', async () => {
    const ended = vi.fn();
    void inTime(30_000, 1_000_000, dead).then(ended);
    await vi.advanceTimersByTimeAsync(129_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
  });

  test('ends in time too when the answer begins and breaks off', async () => {
    const begun = (signal: AbortSignal) => {
      const body = new ReadableStream({
        start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      });
      return Promise.resolve(new Response(body));
    };
    const saved = outcomeOf(inTime(30_000, 0, begun), () => true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await saved).toMatchObject({ kind: 'failed', error: expect.stringMatching(/guardado neste navegador/) });
  });

  test('passes on an answer, and any other failure', async () => {
    expect(await (await inTime(1, 0, async () => Response.json({ id: 5 }))).json()).toEqual({ id: 5 });
    const lost = inTime(1, 0, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(lost).rejects.toThrow('Failed to fetch');
  });
});

describe('a call whose session has to be renewed', () => {
  const refused = async () => Response.json({ error: 'Entre.', code: 'signed-out' }, { status: 401 });
  const busy = { error: 'Há muitos acessos neste momento.', code: 'busy' };

  test('fails for the reason for which the renewal fails', async () => {
    const renewal = async () => failureIn(busy);
    expect(await outcome(inSession(refused, renewal))).toMatchObject({ failure: { ...busy, message: busy.error } });
    expect(await outcomeOf(inSession(refused, renewal), () => true)).toEqual({
      kind: 'failed',
      error: `${busy.error} O que você escreveu está guardado neste navegador.`,
    });
  });

  test('says that there is no connection only if the renewal was not answered', async () => {
    const { failure } = (await outcome(Promise.reject(new TypeError('Failed to fetch')))) as never as {
      failure: ReturnType<typeof failureIn>;
    };
    const outcomes = await outcome(inSession(refused, async () => failure));
    expect(outcomes).toEqual({
      ok: false,
      failure: { code: 'unreached', error: failure.message, message: failure.message },
    });
  });
});

describe('an upload', () => {
  /** A request of the browser that the server never answers. */
  class DeadRequest {
    static last: DeadRequest;
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 0;
    onabort = () => {};
    onloadend = () => {};
    open = vi.fn();
    setRequestHeader = vi.fn();
    send = vi.fn();
    constructor() {
      DeadRequest.last = this;
    }
    abort() {
      this.onabort();
      this.onloadend();
    }
  }
  const sent = (abort = new AbortController()) => transfer('/arquivo', new Blob(['a']), abort.signal, vi.fn());

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', DeadRequest);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('fails when it neither progresses nor is answered for 30 seconds, however long it took before', async () => {
    const ended = vi.fn();
    const upload = sent().then((answer) => {
      ended();
      return answer;
    });
    for (let loaded = 1; loaded < 10; loaded += 1) {
      await vi.advanceTimersByTimeAsync(29_000);
      DeadRequest.last.upload.onprogress?.({ loaded });
    }
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const message = 'O servidor não respondeu. Tente de novo em instantes.';
    expect(await upload).toMatchObject({ ok: false, failure: { code: 'unavailable', message } });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that somebody cancels rejects with the reason of the cancellation', async () => {
    const abort = new AbortController();
    const upload = sent(abort);
    abort.abort(new Error('Cancelado'));
    await expect(upload).rejects.toThrow('Cancelado');
    expect(vi.getTimerCount()).toBe(0);
  });
});
