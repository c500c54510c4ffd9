import { expect, test } from 'vitest';
import { authorNamed, broughtBy, type PostAuthor } from '../../src/shared/post-author';

const ana: PostAuthor = { author: 'Ana', authorImage: '/images/ana.webp', authorBio: 'Nutricionista.' };
const rui: PostAuthor = { author: 'Rui', authorImage: '/images/rui.webp', authorBio: 'Barista.' };
const lia: PostAuthor = { author: 'Lia', authorImage: null, authorBio: null };
const known = [ana, rui, lia];
const held = (authorImage: string, authorBio: string) => ({ author: 'x', authorImage, authorBio });

test('an author is found by the whole name, without spaces around it', () => {
  expect([' Ana ', 'An', ''].map((name) => authorNamed(known, name)?.author)).toEqual(['Ana', undefined, undefined]);
});

test('an author is also found regardless of accents and case, unless another one has exactly that name', () => {
  const joao: PostAuthor = { author: 'João', authorImage: null, authorBio: null };
  const others = [joao, { ...joao, author: 'joao' }, ...known];
  const found = ['JOÃO', 'joao', 'joao ', 'ÁNA'].map((name) => authorNamed(others, name)?.author);
  expect(found).toEqual(['João', 'joao', 'joao', 'Ana']);
});

test('choosing an author fills fields that are empty or hold the values of another author', () => {
  const whole = { filled: { authorImage: '/images/ana.webp', authorBio: 'Nutricionista.' }, kept: [] };
  expect(broughtBy(ana, known, held('', ' '))).toEqual(whole);
  expect(broughtBy(ana, known, held('/images/rui.webp', 'Barista.'))).toEqual(whole);
  expect(broughtBy(lia, known, held('/images/rui.webp', 'Barista.'))).toEqual({
    filled: { authorImage: '', authorBio: '' },
    kept: [],
  });
});

test('choosing an author keeps typed values, and reports their fields', () => {
  expect(broughtBy(ana, known, held('https://example.com/a.png', 'Barista.'))).toEqual({
    filled: { authorBio: 'Nutricionista.' },
    kept: ['authorImage'],
  });
  expect(broughtBy(ana, known, held('', 'Barista há dez anos.'))).toMatchObject({ kept: ['authorBio'] });
});

test('fields that already hold the values of the author are neither filled nor kept', () => {
  expect(broughtBy(ana, known, held('/images/ana.webp', 'Nutricionista.'))).toEqual({ filled: {}, kept: [] });
  expect(broughtBy(lia, known, held('', ''))).toEqual({ filled: {}, kept: [] });
});
