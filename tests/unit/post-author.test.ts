import { expect, test } from 'vitest';
import { authorNamed, broughtBy, type PostAuthor } from '../../src/shared/post-author';

const ana: PostAuthor = { author: 'Ana', authorImage: '/images/ana.webp', authorBio: 'Nutricionista.' };
const rui: PostAuthor = { author: 'Rui', authorImage: '/images/rui.webp', authorBio: 'Barista.' };
const lia: PostAuthor = { author: 'Lia', authorImage: null, authorBio: null };
const known = [ana, rui, lia];
const held = (authorImage: string, authorBio: string) => ({ author: 'x', authorImage, authorBio });

test('an author is found by the whole name, whatever stands around it', () => {
  expect([' Ana ', 'An', ''].map((name) => authorNamed(known, name)?.author)).toEqual(['Ana', undefined, undefined]);
});

test('accents and capital letters find an author too, unless another one is called just so', () => {
  const joao: PostAuthor = { author: 'João', authorImage: null, authorBio: null };
  const others = [joao, { ...joao, author: 'joao' }, ...known];
  const found = ['JOÃO', 'joao', 'joao ', 'ÁNA'].map((name) => authorNamed(others, name)?.author);
  expect(found).toEqual(['João', 'joao', 'joao', 'Ana']);
});

test('what is empty, or another author’s, gives way to what the chosen one has', () => {
  const whole = { filled: { authorImage: '/images/ana.webp', authorBio: 'Nutricionista.' }, kept: [] };
  expect(broughtBy(ana, known, held('', ' '))).toEqual(whole);
  expect(broughtBy(ana, known, held('/images/rui.webp', 'Barista.'))).toEqual(whole);
  expect(broughtBy(lia, known, held('/images/rui.webp', 'Barista.'))).toEqual({
    filled: { authorImage: '', authorBio: '' },
    kept: [],
  });
});

test('what somebody has typed stays, and is named', () => {
  expect(broughtBy(ana, known, held('https://example.com/a.png', 'Barista.'))).toEqual({
    filled: { authorBio: 'Nutricionista.' },
    kept: ['authorImage'],
  });
  expect(broughtBy(ana, known, held('', 'Barista há dez anos.'))).toMatchObject({ kept: ['authorBio'] });
});

test('what is the same already is neither', () => {
  expect(broughtBy(ana, known, held('/images/ana.webp', 'Nutricionista.'))).toEqual({ filled: {}, kept: [] });
  expect(broughtBy(lia, known, held('', ''))).toEqual({ filled: {}, kept: [] });
});
