import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandPictures, picturesWithoutWords } from '../../scripts/seed/brand-pictures';
import { findBrandPictures } from '../../src/panel/media/brand-pictures';
import published from '../../src/panel/media/brand-pictures.json';
import { image } from '../../src/shared/image';

describe("the brand's pictures in Mídia", () => {
  test('match what the seed says of them (if not, run node scripts/brand-pictures.ts)', () => {
    expect(published).toEqual(brandPictures());
  });

  test('include every published picture', () => {
    expect(picturesWithoutWords()).toEqual([]);
  });

  test('are listed once each, with an alternative text that a record accepts', () => {
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

  test('are found by all words of a search, regardless of case and accents', () => {
    const names = findBrandPictures('pacoca SHAKE').map(({ name }) => name);
    expect(names).toEqual(['Soul Shake Paçoca', 'Soul Shake Paçoca, detalhe']);
    expect(findBrandPictures('')).toHaveLength(published.length);
    expect(findBrandPictures('xyzzy')).toEqual([]);
  });
});
