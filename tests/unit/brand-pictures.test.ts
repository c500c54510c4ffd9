import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandPictures, picturesWithoutWords } from '../../scripts/seed/brand-pictures';
import { findBrandPictures } from '../../src/panel/media/brand-pictures';
import published from '../../src/panel/media/brand-pictures.json';
import { image } from '../../src/shared/image';

describe("the brand's pictures in Mídia", () => {
  test('are what the seed says of them (else run node scripts/brand-pictures.ts)', () => {
    expect(published).toEqual(brandPictures());
  });

  test('are all that were published', () => {
    expect(picturesWithoutWords()).toEqual([]);
  });

  test('are each there once, with words that a record may take', () => {
    expect(new Set(published.map(({ address }) => address)).size).toBe(published.length);
    for (const { address, alt } of published) {
      expect(image.safeParse({ src: address, alt }).error, address).toBeUndefined();
      expect(alt.length, address).toBeGreaterThan(20);
    }
  });

  test('are files that the site serves', () => {
    const missing = published.filter(({ address }) => !existsSync(path.join('public', address)));
    expect(missing).toEqual([]);
  });

  test('are found by every word of a search, whatever its accents', () => {
    const names = findBrandPictures('pacoca SHAKE').map(({ name }) => name);
    expect(names).toEqual(['Soul Shake Paçoca', 'Soul Shake Paçoca, detalhe']);
    expect(findBrandPictures('')).toHaveLength(published.length);
    expect(findBrandPictures('xyzzy')).toEqual([]);
  });
});
