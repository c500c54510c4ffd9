import { expect, test } from 'vitest';
import { brokenLinks } from '../../src/panel/links/broken-links';

test('one record with links to an ended page is named, and several are counted', () => {
  const post = { noun: 'posts' as const, id: '7', title: 'Pistache' };
  const settings = { noun: 'settings' as const, id: '1', title: 'Configurações' };
  expect(brokenLinks([])).toBeUndefined();
  expect(brokenLinks([post])).toBe('A postagem “Pistache” tem um link para esta página, que agora não existe.');
  expect(brokenLinks([settings])).toBe('Configurações tem um link para esta página, que agora não existe.');
  expect(brokenLinks([post, settings])).toBe('2 registros têm links para esta página, que agora não existe.');
});

test('links to several ended pages are said to lead to one or more of them', () => {
  const post = { noun: 'posts' as const, id: '7', title: 'Pistache' };
  expect(brokenLinks([post], 2)).toBe('A postagem “Pistache” tem um link para uma página que agora não existe.');
  expect(brokenLinks([post, post], 2)).toBe('2 registros têm links para páginas que agora não existem.');
});
