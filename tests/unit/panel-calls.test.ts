// How a call of the panel ends when the session cannot be renewed.
import { describe, expect, test } from 'vitest';
import { failureIn, outcome } from '../../src/lib/answer';
import { inSession } from '../../src/lib/session';
import { outcomeOf } from '../../src/panel/form/outcome';

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
