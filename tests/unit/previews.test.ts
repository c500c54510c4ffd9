import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { categories } from '../../scripts/seed/categories.ts';
import { posts } from '../../scripts/seed/posts.ts';
import { products } from '../../scripts/seed/products.ts';
import { previewOf } from '../../src/shared/picture.ts';
import { licencie, sobre } from '../../src/shared/pictures.ts';

const previews = readdirSync('public/images').filter((name) => /(?:^|-)og\.jpg$/.test(name));

test('every preview is a 1200 × 630 JPEG under 300 kB', async () => {
  expect(previews).toContain('og.jpg');
  for (const name of previews) {
    const file = `public/images/${name}`;
    const { format, width, height } = await sharp(file).metadata();
    expect([name, format, width, height]).toEqual([name, 'jpeg', 1200, 630]);
    expect(statSync(file).size).toBeLessThan(300_000);
  }
});

test('every picture that a page shows in chats has a preview', () => {
  const pictures = [
    ...[licencie, sobre],
    ...categories.map((category) => category.image),
    ...products.map((product) => product.images[0]?.src),
    ...posts.map((post) => post.image),
  ];
  for (const picture of pictures) {
    expect(previewOf(picture)).toMatch(/-og\.jpg$/);
    expect(previews).toContain(previewOf(picture).replace('/images/', ''));
  }
});

test.each([null, undefined, '', 'https://example.com/foto.jpg', '/images/foto.webp'])(
  'a page with the picture %s uses the preview of the site',
  (picture) => expect(previewOf(picture)).toBe('/images/og.jpg'),
);

test('the icons of the web manifest exist in the sizes that it declares', async () => {
  const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({ lang: 'pt-BR', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
