import { expect, test } from 'vitest';
import { pastIn } from '../../src/panel/history/version';
import type { Fields, Lost } from '../../src/shared/activity';

const NOTHING: Lost = { pictures: [], categories: [] };
const KEY = '0123456789abcdef0123';
const PICTURE = `/media/${KEY}-960x540-ffffff.webp`;
const labels = { title: 'Título', category: 'Categoria', image: 'Imagem', images: 'Galeria', content: 'Conteúdo' };
type Values = Record<keyof typeof labels, unknown>;

function past(noun: string, now: Values, version: Fields, lost = NOTHING, problems: Record<string, string> = {}) {
  const form = { noun, labels, versionIn: (fields: Fields) => fields as Partial<Values>, check: () => problems };
  return pastIn<Values>(form, now, version, lost);
}

const now: Values = { title: 'B', category: 'cha', image: '/images/b.webp', images: [], content: '<p>b</p>' };

test('a version shows only the fields that differ from the form, in the order of the form', () => {
  expect(past('posts', now, { content: '<p>a</p>', category: 'cha', title: 'A' })).toEqual([
    { field: 'title', value: 'A' },
    { field: 'content', value: '<p>a</p>' },
  ]);
});

test('a field that a version does not have is left alone', () => {
  expect(past('posts', now, {})).toEqual([]);
});

test('a value that today’s rules refuse is marked, and can still be restored', () => {
  const [title] = past('posts', now, { title: 'A' }, NOTHING, { title: 'É longo demais.' }) ?? [];
  expect(title).toEqual({ field: 'title', value: 'A', note: 'Não cabe mais nas regras de hoje: É longo demais.' });
});

test('a deleted picture or category cannot be restored', () => {
  const lost = { pictures: [KEY], categories: ['bolo'] };
  expect(past('products', now, { image: PICTURE, category: 'bolo' }, lost)).toEqual([
    { field: 'category', value: 'bolo', isLost: true, note: 'Esta categoria foi excluída.' },
    { field: 'image', value: PICTURE, isLost: true, note: 'Esta imagem foi excluída da Mídia.' },
  ]);
  // A post's category is free text.
  expect(past('posts', now, { category: 'bolo' }, lost)).toEqual([{ field: 'category', value: 'bolo' }]);
});

test('a gallery is restored without deleted pictures, and an article with a note about them', () => {
  const lost = { pictures: [KEY], categories: [] };
  const images = [
    { src: PICTURE, alt: '' },
    { src: '/images/a.webp', alt: 'A' },
  ];
  expect(past('products', now, { images }, lost)).toEqual([
    { field: 'images', value: [images[1]], note: 'Sem as imagens que foram excluídas da Mídia.' },
  ]);
  const content = `<figure><img src="${PICTURE}" alt=""></figure>`;
  expect(past('posts', now, { content }, lost)?.[0]).toMatchObject({
    value: content,
    note: expect.stringContaining('não vai aparecer'),
  });
});
