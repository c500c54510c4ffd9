import { expect, test } from 'vitest';
import { failureIn } from '../../src/lib/answer';
import { messageOf } from '../../src/panel/parts/unread';
import { withErrorCode } from '../../src/shared/refusal';

const error = 'Algo deu errado do nosso lado. Tente de novo em instantes.';
const traced = { error, code: 'failed', requestId: '7k2m9qxd4t' };

test('the message of an unexpected failure ends with its error code', () => {
  const words = `${error} Código do erro: 7k2m9qxd4t`;
  expect(withErrorCode(error, traced)).toBe(words);
  expect(failureIn(traced).message).toBe(words);
  expect(messageOf({ data: traced })).toBe(words);
});

test('the message of any other failure has no error code', () => {
  const refusal = { error: 'Não existe.', code: 'not-found' };
  expect([failureIn(refusal).message, messageOf({ data: refusal })]).toEqual(['Não existe.', 'Não existe.']);
  expect([failureIn(null).message, failureIn({}).message, messageOf(null)]).toEqual([undefined, undefined, undefined]);
});
