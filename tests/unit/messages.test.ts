import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { speakPortuguese } from '../../src/shared/messages';

const ENGLISH =
  /\b(?:invalid|expected|required|received|must|too|unrecognized|option|string|number|boolean|array|object|input|value|least|most|characters?|null|undefined|nan)\b/i;

const WRONG: unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  Number.NaN,
  1e12,
  '',
  ' ',
  'x',
  'x'.repeat(100_000),
  '2026-13-45',
  [],
  [null],
  Array.from({ length: 999 }, () => 'x'),
  {},
  { unknown: 1 },
];

const modules = import.meta.glob<Record<string, unknown>>('../../src/shared/*.ts', { eager: true });
const contracts = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[`${path.slice(path.lastIndexOf('/') + 1)} ${name}`, value] as const] : [],
  ),
);

beforeAll(speakPortuguese);

function messages(contract: z.ZodType): string[] {
  return WRONG.flatMap((value) => contract.safeParse(value).error?.issues ?? []).map(({ message }) => message);
}

/** Returns the contract and all contracts nested in it. */
function parts(contract: z.ZodType): z.ZodType[] {
  const inner: unknown[] = [];
  if (contract instanceof z.ZodObject) inner.push(...Object.values(contract.shape));
  const { element, innerType, in: before, out, options } = contract.def as unknown as Record<string, unknown>;
  inner.push(element, innerType, before, out, ...(Array.isArray(options) ? options : []));
  const contracts = inner.filter((part) => part instanceof z.ZodType && !(part instanceof z.ZodTransform));
  return [contract, ...contracts.flatMap((part) => parts(part as z.ZodType))];
}

describe('the error messages of the contracts', () => {
  test('are checked for more than twenty contracts', () => {
    expect(contracts.length).toBeGreaterThan(20);
  });

  test.each(contracts)('are Portuguese: %s', (_, contract) => {
    const said = parts(contract).flatMap(messages);
    expect(
      [...new Set(said)].filter((message) => ENGLISH.test(message) || !/^\p{Lu}.*[.\p{Ll}]$/u.test(message)),
    ).toEqual([]);
  });
});

test.each([
  [z.email(), 'x', 'Informe um e-mail válido.'],
  [z.string(), undefined, 'Preencha este campo.'],
  [z.boolean(), 'x', 'Escolha sim ou não.'],
  [z.enum(['a']), 'x', 'Escolha uma das opções.'],
  [z.number().positive(), 0, 'Informe um valor maior que 0.'],
  [z.number().multipleOf(5), 3, 'Informe um múltiplo de 5.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Inclua no máximo 1.'],
  [z.union([z.string(), z.number()]), null, 'Confira este campo.'],
  [z.url(), 'x', 'Informe um endereço válido.'],
  [z.iso.datetime(), 'x', 'Informe uma data e uma hora válidas.'],
  [z.iso.date(), '2026-13-45', 'Informe uma data válida.'],
  [z.string().regex(/^a/), 'x', 'Confira o formato deste texto.'],
  [z.string(), 5, 'Informe um texto.'],
  [z.number(), 'x', 'Informe um número.'],
  [z.int(), 0.5, 'Informe um número inteiro.'],
  [z.array(z.string()), 'x', 'Informe uma lista.'],
  [z.strictObject({}), 'x', 'Confira este campo.'],
  [z.strictObject({}), { unknown: 1 }, 'Há campos que não existem.'],
  [z.string().min(1), '', 'Preencha este campo.'],
  [z.string().min(3), 'ab', 'Use ao menos 3 caracteres.'],
  [z.string().max(2), 'abc', 'Passa de 2 caracteres.'],
  [z.array(z.string()).min(1), [], 'Inclua ao menos 1.'],
  [z.set(z.string()).min(2), new Set(['a']), 'Inclua ao menos 2.'],
  [z.set(z.string()).max(1), new Set(['a', 'b']), 'Inclua no máximo 1.'],
  [z.number().min(2), 1, 'Informe ao menos 2.'],
  [z.number().max(2), 3, 'Informe no máximo 2.'],
  [z.number().lt(2), 2, 'Informe um valor menor que 2.'],
])('a contract without its own message uses the Portuguese default (case %#): %s', (contract, value, said) => {
  expect(contract.safeParse(value).error?.issues[0]?.message).toBe(said);
});
