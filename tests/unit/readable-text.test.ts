import { expect, test } from 'vitest';
import { readableText } from '../../src/shared/readable-text';

const read = (text: string) => readableText().parse(text);

test.each([
  ['  Soul Shake  ', 'Soul Shake'],
  ['Soul\u200bShake', 'SoulShake'],
  ['\uFEFFSoul', 'Soul'],
  ['a\u0000b\u0007c\u007fd\u0085e', 'abcde'],
  ['Leite \u202eoriez\u202c', 'Leite oriez'],
  ['\u2066Soul\u2069\u200e\u200f', 'Soul'],
  ['uma\tlinha\r\ne outra', 'uma\tlinha\r\ne outra'],
])('%j is read without characters that only disturb: %j', (typed, text) => {
  expect(read(typed)).toBe(text);
});

test.each(['👨‍👩‍👧', '❤️', 'São João', 'n\u0303', '½', '-'])('«%s» stays as it is', (text) => {
  expect(read(text)).toBe(text);
});

test.each(['', ' ', '\u200b', '\u200d\u200c', '\u2060', '\u00ad', '\u0301', '\u0000', ' \u202e '])(
  '%j has nothing that can be seen, and is empty',
  (typed) => {
    expect(read(typed)).toBe('');
    expect(readableText().min(1, 'Informe o nome.').safeParse(typed).error?.issues[0]?.message).toBe('Informe o nome.');
  },
);

test('what is no text is refused with its own message', () => {
  expect(readableText('Informe o título.').safeParse(null).error?.issues[0]?.message).toBe('Informe o título.');
});
