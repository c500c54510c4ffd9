import { expect, test } from 'vitest';
import { chunkListOf } from '../../src/shared/chunk-list';
import { clientError } from '../../src/shared/client-error';
import { defaultSettings } from '../../src/shared/default-settings';
import { importInput } from '../../src/shared/import';
import { keptProductsInput } from '../../src/shared/kept-products-input';
import { creationPath } from '../../src/shared/nouns';
import { ownHead, writtenHead } from '../../src/shared/pages/head';
import { PAGE_KEYS, type PageKey, type PageTexts } from '../../src/shared/pages/labels';
import { pageChangedAt, pages, textsOf } from '../../src/shared/pages/pages';
import { previewOf } from '../../src/shared/picture';
import { sobre } from '../../src/shared/pictures';
import { faqPage } from '../../src/shared/schema-org/faq';

const settings = { ...defaultSettings, brandName: 'Soul', brandPhrase: 'Soul Nutrição' };
settings.branch = { ...settings.branch, name: 'Loja do Centro', avatar: '/media/x' };
const SHARED = '/media/0123456789abcdef0123-1600x900-aabbcc.webp';

const imageOf = (page: PageKey, texts: PageTexts = {}) =>
  ownHead(page, settings, { ...pages[page].texts, ...texts }).image;

test('every page has a title, and some a picture, that of their opening, or a lead', () => {
  expect(PAGE_KEYS.map((page) => ownHead(page, settings, pages[page].texts))).toEqual([
    { title: 'Soul Nutrição', image: null, lead: '' },
    { title: expect.any(String), image: expect.stringContaining('/images/'), lead: '' },
    { title: 'Seja um licenciado', image: expect.stringContaining('/images/'), lead: '' },
    { title: 'Loja do Centro', image: '/media/x', lead: 'Loja do Centro. ' },
    { title: expect.any(String), image: null, lead: '' },
    { title: expect.any(String), image: null, lead: '' },
  ]);
  expect(imageOf('licencie')).not.toBe(imageOf('sobre'));
  expect(imageOf('licencie', { licensingPicture: SHARED })).toBe(SHARED);
  expect(imageOf('sobre', { aboutOpeningPicture: SHARED })).toBe(SHARED);
  expect(imageOf('sobre')).toBe(sobre);
});

test('the head has the page’s own words and picture if it has any', () => {
  const own = writtenHead('unidade', {}, settings, 'Uma vitrine');
  expect(own).toEqual({
    title: 'Loja do Centro | Soul',
    description: 'Loja do Centro. ',
    image: '/images/og.jpg',
    alt: '',
  });
  const texts = { branchSearchTitle: ' Peça  já\n', branchDescription: 'Aberta', branchShareImage: SHARED };
  expect(writtenHead('unidade', texts, settings, 'Uma vitrine')).toEqual({
    title: 'Peça já | Soul',
    description: 'Loja do Centro. Aberta',
    image: previewOf(SHARED),
    alt: 'Uma vitrine',
  });
  expect(writtenHead('unidade', texts, settings, null).alt).toBe('');
  expect(writtenHead('sobre', pages.sobre.texts, settings, null).image).toBe(previewOf(imageOf('sobre')));
});

test('a page changed when it was written, a legal page on the day that it shows', () => {
  const row = { overrides: {}, updatedAt: '2026-11-20T12:00:00.000Z' };
  expect(pageChangedAt('sobre', row)).toBe(row.updatedAt);
  expect(pageChangedAt('sobre')).toBeUndefined();
  expect(pageChangedAt('privacidade')).toBe(textsOf('privacidade', undefined).privacyUpdated);
  expect(pageChangedAt('privacidade', { ...row, overrides: { privacyUpdated: '2026-10-01' } })).toBe('2026-10-01');
});

test('only nouns that the panel creates have a screen for it', () => {
  expect([creationPath('posts'), creationPath('settings')]).toEqual(['/painel/blog/novo', null]);
});

test('questions are told to search engines with their answers', () => {
  expect(faqPage([{ question: 'Tem glúten?', answer: 'Não.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Tem glúten?', acceptedAnswer: { '@type': 'Answer', text: 'Não.' } }],
  });
});

test('the list of chunks is beside the entry', () => {
  expect(chunkListOf('/assets/main.js-1a2b.js')).toBe('/assets/main.js-1a2b.json');
});

test('an error of a browser names a place in a script of the site', () => {
  const error = { entry: '/assets/main.js', message: 'x', at: '/assets/chunks/a-1.b.js:12:345' };
  expect(clientError.safeParse(error).success).toBe(true);
  expect(clientError.parse({ ...error, message: ' x ' }).message).toBe('x');
  for (const odd of [
    { at: 'https://other.example/assets/a.js:1:1' },
    { at: '/assets/a.js:1:1 and more' },
    { at: '/assets/a b.js:1:1' },
    { at: '/assets/a.js:x:1' },
    { at: `/assets/${'a'.repeat(200)}.js:1:1` },
    { message: ' ' },
    { message: 'x'.repeat(1001) },
    { entry: 'x'.repeat(201) },
  ]) {
    expect(clientError.safeParse({ ...error, ...odd }).success, JSON.stringify(odd)).toBe(false);
  }
});

test('an import is a text in one of two formats', () => {
  expect(importInput.safeParse({ format: 'csv', text: '', digest: 'a'.repeat(64) }).success).toBe(true);
  expect(importInput.safeParse({ format: 'xml', text: '' }).success).toBe(false);
  expect(importInput.safeParse({ format: 'csv', text: '', digest: 'a'.repeat(65) }).success).toBe(false);
});

test('kept products are keys with a version', () => {
  const key = { category: 'shakes', number: 9 };
  expect(keptProductsInput.safeParse({ favourites: [key], seen: [], version: 0 }).success).toBe(true);
  expect(keptProductsInput.safeParse({ favourites: [{ ...key, number: 0 }], seen: [], version: 0 }).success).toBe(
    false,
  );
  expect(keptProductsInput.safeParse({ favourites: Array(5000).fill(key), seen: [], version: 0 }).success).toBe(false);
  expect(keptProductsInput.safeParse({ favourites: [], seen: Array(5000).fill(key), version: 0 }).success).toBe(false);
});
