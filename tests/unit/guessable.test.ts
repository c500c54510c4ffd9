import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessable, plainWords } from '../../functions/auth/guessable';

describe('a password is guessable when it is', () => {
  test.each([
    ['a word of the language with digits', ['senha123', 'Senha2026', 'amor!!', 'deus777', '2024brasil', 'FAMÍLIA']],
    ['a club', ['flamengo', 'Flamengo10', 'corinthians', 'grêmio1983', 'Palmeiras!']],
    ['the brand', ['soul123', 'soul@2026', 'SoulShake', 'nutrição', 'soulnutricao1', 'milk-shake']],
    ['such a word in disguise', ['s3nh@1', 'Fl4meng0', '$enha123', 'br4s1l']],
    [
      'one piece again and again',
      ['      ', 'aaaaaa', 'abcabc', '121212', 'senhasenha', 'ababab', 'aaabbb', 'xyxyxyx', 'kxpkxpkxp'],
    ],
    [
      'a run',
      ['123456', '654321', 'abcdef', 'fedcba', 'qwerty', 'asdfgh', '1qaz2wsx', '147258', 'qwe123', 'abc123456'],
    ],
    ['a few keys, each several times', ['111222333', 'aaabbbccc']],
    ['a run with a sign', ['123456!', 'abc-123', 'qwert.', 'abc', 'a-b-c', '123456!!']],
    [
      'a word with as much around it as makes no difference',
      ['123456senha', '000000senha', 'senha123456', '123senha456'],
    ],
  ])('%s', (_, passwords) => {
    for (const password of passwords) expect(guessable(password), password).toEqual(expect.any(String));
  });
});

test.each([
  'framboesa com granola',
  'uma senha nova',
  'segredo de pistache',
  'flamengo ganha no domingo',
  'xk7pq2',
  'Tr0vão-azul',
  'soul da minha avó Rita',
  'senha 8h3kd92jx',
  'correto cavalo',
  'café com leite às sete',
  'senhorio',
  'abc + xyz = ?',
  'abc!!!x',
  'abcxyw',
  'xabcabc',
  'abcabcx',
  'ab!!x',
  'senha12345678',
  'abcdekq',
  'qkabcde',
])('%s is not guessable', (password) => {
  expect(guessable(password)).toBeNull();
});

test('every refusal says what to do', () => {
  for (const password of ['flamengo', '123456']) expect(guessable(password)).toMatch(/Junte|Misture/);
});

test('the plain words of a password ignore case, affixes and replaced letters, up to a limit', () => {
  for (const dressed of ['senha', 'SENHA123', '#senha#', 's3nh4!!', 'senha10'])
    expect(plainWords(dressed)).toContain('senha');
  expect(plainWords('senha12345678901')).not.toContain('senha');
  expect(plainWords('senha')).toEqual(['senha']);
});

test('judging any text returns a result without throwing', () => {
  const odd = fc.string({
    unit: fc.constantFrom('a', '1', ' ', '@', 'é', '\u0301', '😀', 'ß', '\u0000'),
    maxLength: 128,
  });
  fc.assert(fc.property(odd, (text) => ['string', 'object'].includes(typeof guessable(text))));
});
