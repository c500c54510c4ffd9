import { describe, expect, test } from 'vitest';
import { outcomeOf as outcomeIn } from '../../src/panel/form/outcome';

const answer = (status: number, body: unknown) => Promise.resolve(Response.json(body, { status }));
const outcomeOf = (written: ReturnType<typeof answer>, isKept = true) => outcomeIn(written, () => isKept);

describe('the outcome of a write', () => {
  test('is the record that now stands', async () => {
    const record = { id: 1, version: 2 };
    expect(await outcomeOf(answer(200, { record, activityId: 9 }))).toMatchObject({ kind: 'saved', row: record });
  });

  test('is the other’s record when one’s own was out of date', async () => {
    const current = { id: 1, version: 5 };
    const by = { id: 'x', name: 'Ana', at: '2026-03-02T14:30:00.000Z' };
    const stale = { error: 'x', code: 'stale', current };
    expect(await outcomeOf(answer(409, { ...stale, by }))).toEqual({ kind: 'stale', current, by });
    expect(await outcomeOf(answer(409, stale))).toEqual({ kind: 'stale', current, by: null });
  });

  test('names a field once, by its first error, however deep that lies', async () => {
    const fields = { title: 'Informe o título.', 'images.0.src': 'Primeiro.', 'images.1.src': 'Segundo.' };
    expect(await outcomeOf(answer(422, { error: 'Confira.', code: 'invalid', fields }))).toEqual({
      kind: 'invalid',
      error: 'Confira.',
      fields: { title: 'Informe o título.', images: 'Primeiro.' },
    });
  });

  test('says that nothing is lost when the server cannot, or cannot be reached', async () => {
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

  test('asks to stay where this browser could not keep the words either', async () => {
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

  test('ends in the code to ask about when nobody expected the failure', async () => {
    const refusal = { error: 'Algo deu errado.', code: 'failed', requestId: '7k2m9qxd4t' };
    expect(await outcomeOf(answer(500, refusal))).toMatchObject({
      kind: 'failed',
      error: expect.stringMatching(/^Algo deu errado\..* Código do erro: 7k2m9qxd4t$/),
    });
  });

  test('names the field whose value another record has', async () => {
    const fields = { number: 'Este número já é de outro produto.' };
    const outcome = await outcomeOf(answer(422, { error: 'Confira.', code: 'taken', fields }));
    expect(outcome).toEqual({ kind: 'invalid', error: 'Confira.', fields });
  });

  test('is told even where something else answers in the place of the API', async () => {
    expect(await outcomeOf(answer(502, {}))).toMatchObject({
      kind: 'failed',
      error: expect.stringMatching(/não pôde ser lida/),
    });
  });

  test('is what the server says when it refuses for another reason', async () => {
    expect(await outcomeOf(answer(403, { error: 'Não pode.', code: 'forbidden' }))).toEqual({
      kind: 'failed',
      error: 'Não pode.',
    });
  });

  test('is gone when another person has deleted the record, and says that what was typed is kept', async () => {
    expect(await outcomeOf(answer(404, { error: 'Não existe.', code: 'not-found' }))).toEqual({
      kind: 'gone',
      error: 'Outra pessoa excluiu este registro. O que você escreveu está guardado neste navegador.',
    });
  });
});
