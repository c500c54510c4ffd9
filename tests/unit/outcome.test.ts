import { describe, expect, test } from 'vitest';
import { outcomeOf as outcomeIn } from '../../src/panel/form/outcome';

const answer = (status: number, body: unknown) => Promise.resolve(Response.json(body, { status }));
const outcomeOf = (written: ReturnType<typeof answer>, isKept = true) => outcomeIn(written, () => isKept);

describe('the outcome of a write', () => {
  test('is the saved record', async () => {
    const record = { id: 1, version: 2 };
    expect(await outcomeOf(answer(200, { record, activityId: 9 }))).toMatchObject({ kind: 'saved', row: record });
  });

  test('is the current record, and who saved it, when the version was stale', async () => {
    const current = { id: 1, version: 5 };
    const by = { id: 'x', name: 'Ana', at: '2026-03-02T14:30:00.000Z' };
    const stale = { error: 'x', code: 'stale', current };
    expect(await outcomeOf(answer(409, { ...stale, by }))).toEqual({ kind: 'stale', current, by });
    expect(await outcomeOf(answer(409, stale))).toEqual({ kind: 'stale', current, by: null });
  });

  test('is the record that an earlier attempt created, or null when that was deleted since', async () => {
    const current = { id: 1, version: 1 };
    const reused = { error: 'Salve de novo.', code: 'key-reused', current };
    expect(await outcomeOf(answer(422, reused))).toEqual({ kind: 'created', row: current, error: 'Salve de novo.' });
    const gone = { error: 'Excluído.', code: 'gone' };
    expect(await outcomeOf(answer(409, gone))).toEqual({ kind: 'created', row: null, error: 'Excluído.' });
  });

  test('names each field once with its first error, however deep that error is', async () => {
    const fields = { title: 'Informe o título.', 'images.0.src': 'Primeiro.', 'images.1.src': 'Segundo.' };
    expect(await outcomeOf(answer(422, { error: 'Confira.', code: 'invalid', fields }))).toEqual({
      kind: 'invalid',
      error: 'Confira.',
      fields: { title: 'Informe o título.', images: 'Primeiro.' },
    });
  });

  test('says that the text is kept when the server fails, is unreachable, or has ended the session', async () => {
    const kept = /guardado neste navegador/;
    const away = outcomeOf(Promise.reject(new TypeError('Failed to fetch')));
    for (const outcome of [await outcomeOf(answer(503, { error: 'Fora do ar.', code: 'unavailable' })), await away]) {
      expect(outcome).toMatchObject({ kind: 'failed', error: expect.stringMatching(kept) });
    }
    expect(await outcomeOf(answer(401, { error: 'Entre.', code: 'signed-out' }))).toMatchObject({
      kind: 'failed',
      error: expect.stringMatching(kept),
    });
  });

  test('asks not to close the window when the browser could not keep the text', async () => {
    const outcomes = [
      await outcomeOf(answer(503, { error: 'Fora do ar.', code: 'unavailable' }), false),
      await outcomeOf(Promise.reject(new TypeError('Failed to fetch')), false),
      await outcomeOf(answer(401, { error: 'Entre.', code: 'signed-out' }), false),
      await outcomeOf(answer(404, { error: 'Não existe.', code: 'not-found' }), false),
    ];
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ error: expect.stringMatching(/não feche esta janela/) });
      expect(outcome).not.toMatchObject({ error: expect.stringMatching(/está guardado/) });
    }
  });

  test('ends with the error code of an unexpected failure', async () => {
    const refusal = { error: 'Algo deu errado.', code: 'failed', requestId: '7k2m9qxd4t' };
    expect(await outcomeOf(answer(500, refusal))).toMatchObject({
      kind: 'failed',
      error: expect.stringMatching(/^Algo deu errado\..* Código do erro: 7k2m9qxd4t$/),
    });
  });

  test('names the field whose value is taken by another record', async () => {
    const fields = { number: 'Este número já é de outro produto.' };
    const outcome = await outcomeOf(answer(422, { error: 'Confira.', code: 'taken', fields }));
    expect(outcome).toEqual({ kind: 'invalid', error: 'Confira.', fields });
  });

  test('is a failure when something else answers in place of the API', async () => {
    expect(await outcomeOf(answer(502, {}))).toMatchObject({
      kind: 'failed',
      error: expect.stringMatching(/não pôde ser lida/),
    });
  });

  test('is the server’s message for any other refusal', async () => {
    expect(await outcomeOf(answer(403, { error: 'Não pode.', code: 'forbidden' }))).toEqual({
      kind: 'failed',
      error: 'Não pode.',
    });
  });

  test('is gone when another person deleted the record, and says that the text is kept', async () => {
    expect(await outcomeOf(answer(404, { error: 'Não existe.', code: 'not-found' }))).toEqual({
      kind: 'gone',
      error: 'Outra pessoa excluiu este registro. O que você escreveu está guardado neste navegador.',
    });
  });
});
