import { expect, test } from 'vitest';
import { TABULAR } from '../../src/shared/sheet/columns';
import { otherNounOf } from '../../src/shared/sheet/noun-of';

/** A table of which each noun knows these heads. */
const known =
  (heads: Record<string, string>) =>
  (noun: string, head: string): boolean =>
    heads[noun]?.includes(head) ?? false;

test('a table belongs to the noun that knows most of its heads, unless that is the expected one', () => {
  const knows = known({ products: 'abc', posts: 'ab', slides: 'a' });
  expect(otherNounOf('posts', ['a', 'b', 'c'], knows)).toBe('products');
  expect(otherNounOf('products', ['a', 'b', 'c'], knows)).toBeNull();
});

test('a table belongs to no other noun if two know as many heads, or if only one head is known', () => {
  expect(otherNounOf('slides', ['a', 'b'], known({ products: 'ab', posts: 'ab' }))).toBeNull();
  expect(otherNounOf('slides', ['a', 'b'], known({ products: 'a' }))).toBeNull();
  expect(otherNounOf('slides', ['a', 'b'], known({ products: 'ab' }))).toBe('products');
  expect(otherNounOf('slides', [], known({}))).toBeNull();
});

test('the heads of exports are known', () => {
  expect(TABULAR).toContain('faqs');
  expect(otherNounOf('products', ['Pergunta', 'Resposta', 'Assunto'])).toBe('faqs');
  expect(otherNounOf('faqs', ['Pergunta', 'Resposta', 'Assunto'])).toBeNull();
});
