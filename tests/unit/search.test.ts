import { describe, expect, test } from 'vitest';
import {
  categorySearchText,
  faqSearchText,
  fold,
  locationSearchText,
  mediumSearchText,
  postSearchText,
  productSearchText,
  searchWords,
  userSearchText,
} from '../../src/shared/search';

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

test('the search text of a post has its title, category, author, excerpt and, each once, the words of its body', () => {
  const post = { title: 'Água', category: 'Nutrição', author: null, excerpt: 'Beba.' };
  const content = '<p>Beba <a href="/produtos">mais</a> &amp; mais&nbsp;água, já!</p>';
  expect(postSearchText({ ...post, content })).toBe('agua nutricao beba. beba mais agua ja');
});

test('the search text of a post leaves room in its row for a body whose words never repeat', () => {
  const post = { title: 'Água', category: null, author: null, excerpt: null };
  const content = Array.from({ length: 140_000 }, (_, index) => `a${index}`).join(' ');
  const text = postSearchText({ ...post, content });
  expect(text.startsWith('agua a0 a1 ')).toBe(true);
  expect([content.length > 900_000, text.length]).toEqual([true, 300_005]);
});

test('the search text of a post without words in its body has the other fields', () => {
  const silent = { title: 'Água', category: null, author: 'Ana', excerpt: null, content: '<img src="/a.webp">' };
  expect(postSearchText(silent)).toBe('agua ana');
});

test('a search text starts with the most important field of its record', () => {
  expect([
    productSearchText({ name: 'Soul Açaí', category: 'soulice', description: 'Gelado.' }),
    categorySearchText({ name: 'Soul Ice', key: 'soulice' }),
    faqSearchText({ question: 'Há glúten?', answer: 'Não.' }),
    locationSearchText({ name: 'Soul', address: 'Rua A', city: 'Vitória', uf: 'ES' }),
    userSearchText({ name: 'Ana Souza', email: 'ana@example.com' }),
    mediumSearchText({ name: 'copo.webp', alt: 'Um copo', folder: 'Lojas' }),
    mediumSearchText({ name: 'copo.webp', alt: '' }),
  ]).toEqual([
    'soul acai soulice gelado.',
    'soul ice soulice',
    'ha gluten? nao.',
    'soul vitoria es rua a',
    'ana souza ana@example.com',
    'um copo copo.webp lojas',
    'copo.webp',
  ]);
});
