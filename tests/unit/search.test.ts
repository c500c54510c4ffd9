import { describe, expect, test } from 'vitest';
import { fold, postSearchText, searchWords } from '../../src/shared/search';

describe('folding', () => {
  test.each([
    ['Ação', 'acao'],
    ['  Vila   VELHA\n', 'vila velha'],
    ['Açaí & Maçã', 'acai & maca'],
    ['', ''],
  ])('%j reads %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('the words of a query', () => {
  test('are folded, each once, eight at most', () => {
    expect(searchWords(' Pistáche  PISTACHE shake ')).toEqual(['pistache', 'shake']);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    expect(searchWords(' \t ')).toEqual([]);
  });

  test('come from its first 100 characters and are well-formed', () => {
    expect(searchWords('z'.repeat(5000))).toEqual(['z'.repeat(100)]);
    expect(searchWords(`${'x'.repeat(99)}🍦`)[0]?.isWellFormed()).toBe(true);
  });
});

test('a post is found by title, category, author, excerpt and, each word once, by its body', () => {
  const post = { title: 'Água', category: 'Nutrição', author: null, excerpt: 'Beba.' };
  const content = '<p>Beba <a href="/produtos">mais</a> &amp; mais&nbsp;água, já!</p>';
  expect(postSearchText({ ...post, content })).toBe('agua nutricao beba. beba mais agua ja');
});
