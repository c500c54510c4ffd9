import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { recordPath } from '../../src/shared/nouns';
import {
  filtersOf,
  isNarrowed,
  type ListFilter,
  type ListNoun,
  listAddress,
  lists,
  readFilters,
  searchAddress,
} from '../../src/shared/panel-lists';

const nouns = Object.keys(lists) as ListNoun[];
const texts = ['Açaí & 100%', 'soulice', '2026-01-31'];
const queryOf = (address: string) => new URL(address, 'https://soul.test').searchParams;

describe('the address of a list', () => {
  test.each(nouns)('restores the filters that it was written from: %s', (noun) => {
    for (const [name, { words, schema }] of Object.entries<ListFilter>(lists[noun].filters)) {
      for (const value of words ? Object.keys(words) : texts.filter((text) => schema.safeParse(text).success)) {
        const address = listAddress(noun, { [name]: value });
        expect(readFilters(noun, queryOf(address))).toEqual({ [name]: value });
        expect(isNarrowed(noun, queryOf(address))).toBe(name !== 'order');
      }
    }
    expect([listAddress(noun), readFilters(noun, queryOf(listAddress(noun)))]).toEqual([lists[noun].path, {}]);
  });

  test('combines filters, and leaves out undefined ones', () => {
    expect(listAddress('products', { shown: 'withoutSheet', category: 'soulice', search: undefined })).toBe(
      '/painel/produtos?categoria=soulice&mostrar=sem-ficha',
    );
    expect(readFilters('users', queryOf(recordPath('users', 'a b')))).toEqual({ id: 'a b' });
  });

  test('ignores unknown words', () => {
    expect(readFilters('posts', queryOf('?situacao=rascunho&mapa=sem&busca=%20'))).toEqual({});
    expect(readFilters('users', queryOf('?papel=constructor'))).toEqual({});
  });

  test('has no two filters with the same parameter', () => {
    for (const noun of nouns) {
      const params = Object.values(lists[noun].filters).map(({ param }) => param);
      expect(new Set(params).size).toBe(params.length);
    }
  });

  test('is never written by hand in the panel', () => {
    const files = readdirSync('src/panel', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const byHand = files.filter((file) => /\/painel[\w/-]*\?/.test(readFileSync(`src/panel/${file}`, 'utf8')));
    expect(byHand).toEqual([]);
  });
});

test('the search address of a list holds the words as typed, and is null for a list without a search', () => {
  expect(searchAddress('products', 'soul shake')).toBe('/painel/produtos?busca=soul+shake');
  expect(searchAddress('media', 'açaí & cone')).toBe('/painel/midia?busca=a%C3%A7a%C3%AD+%26+cone');
  expect(searchAddress('categories', 'soul')).toBeNull();
  expect(searchAddress('settings', 'soul')).toBeNull();
});

test('the API takes each filter of a list, or none', () => {
  const contract = filtersOf('posts');
  expect(Object.keys(contract)).toEqual(Object.keys(lists.posts.filters));
  expect(z.strictObject(contract).safeParse({}).success).toBe(true);
});
