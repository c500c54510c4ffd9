import { expect, test } from 'vitest';
import { describePicture } from '../../src/shared/picture';

const ADDRESS = '/images/sobre-1400x1000-bb7ce2-ba710e.webp';

test('an address tells its picture’s size, colour, widths and preview', () => {
  const picture = describePicture(ADDRESS);
  expect(picture).toMatchObject({ width: 1400, height: 1000, color: '#bb7ce2' });
  expect(picture?.preview).toBe('/images/sobre-1400x1000-bb7ce2-ba710e-og.jpg');
  expect(picture?.srcSet('avif').split(', ')).toEqual([
    '/images/sobre-1400x1000-bb7ce2-ba710e-480.avif 480w',
    '/images/sobre-1400x1000-bb7ce2-ba710e-800.avif 800w',
    '/images/sobre-1400x1000-bb7ce2-ba710e-1200.avif 1200w',
    '/images/sobre-1400x1000-bb7ce2-ba710e.avif 1400w',
  ]);
});

test('a picture offers no width that is not smaller than its own', () => {
  expect(describePicture('/media/a-480x300-ffffff-abc123.webp')?.srcSet('webp')).toBe(
    '/media/a-480x300-ffffff-abc123.webp 480w',
  );
});

test.each([
  'https://example.com/foto.jpg',
  '/images/foto.webp',
  'https://evil.com/images/x-10x10-ffffff-abc123.webp',
  '/images/x-10x10-ffffff-abc123.webp?a',
  '',
])('an address typed by hand tells nothing: %s', (address) => {
  expect(describePicture(address)).toBeNull();
});
